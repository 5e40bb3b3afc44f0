"""The browser client: the files that were built into the package."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get

from forts.server.errors import Unknown

FOLDER = Path(__file__).parent / "client"
"""Put here when the package is built."""
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: str = "/") -> Response[bytes]:
    """A file of the client; any other address is one of its pages."""
    name = path.strip("/")
    found = _files().get(name)
    if found is None:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise Unknown("no-such-page")
        found = _files().get("index.html")
    if found is None:
        raise Unknown("no-client")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # files under assets/ have a hash of their content in their name
    cached = _FOREVER if name.startswith("assets/") else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": cached})


@cache
def _files() -> dict[str, Path]:
    """Every file by its address: what is not listed here cannot be asked for."""
    return {str(file.relative_to(FOLDER).as_posix()): file for file in FOLDER.rglob("*") if file.is_file()}


ROUTES = [show_page]
