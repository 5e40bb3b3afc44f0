"""The browser client: the files that were built into the package."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from forts.server.errors import Unknown

FOLDER = Path(__file__).parent / "client"
"""Put here when the package is built."""
COMPRESSED_ONCE = "compressed_once"
"""Marks what the server does not compress again."""
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED_ONCE: True})
async def show_page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
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
    headers = {"cache-control": _FOREVER if name.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
    if kind.startswith(_PACKED) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(found), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.read_bytes(), media_type=kind, headers=headers)


_PACKED = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
"""Kinds of files that compressing makes smaller."""


@cache
def _packed(file: Path) -> bytes:
    """The file, compressed as well as can be, once and for all: doing so at each request would hold up every table."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


@cache
def _files() -> dict[str, Path]:
    """Every file by its address: what is not listed here cannot be asked for."""
    return {str(file.relative_to(FOLDER).as_posix()): file for file in FOLDER.rglob("*") if file.is_file()}


ROUTES = [show_page]
