"""The browser client: the files that were built into the package."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from forts.server.errors import Unknown
from forts.server.node import Node
from forts.server.previews import with_preview

FOLDER = Path(__file__).parent / "client"
"""Put here when the package is built."""
FILES = "/assets/"
"""Where the files of the pages lie."""
COMPRESSED_ONCE = "compressed_once"
"""Marks what the server does not compress again."""
PAGES = (
    "/",
    "/new/:game",
    "/around/:game",
    "/join/:id",
    "/table/:id",
    "/table/:id/replay",
    "/table/:id/analysis",
    "/reference/:game",
    "/settings",
    "/statistics/:game",
    "/games",
    "/how/:game",
    "/device",
    "/workshop/:game",
    "/workshop/:game/:set",
)
"""The addresses of pages, as the client's `App.svelte` has them. At any other it shows that there is nothing."""
SMALLER = ".br"
"""How the compressed copies end that lie beside files since the client was built."""
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED_ONCE: True})
async def show_page(request: Request[Any, Any, Any], node: Node, path: str = "/") -> Response[bytes]:
    """A file of the client, or one of its pages."""
    name = path.strip("/")
    found = _files().get(name)
    status = 200 if found is not None or is_page(path) else 404
    if found is None:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise Unknown("no-such-page")
        found = _files().get("index.html")
    if found is None:
        raise Unknown("no-client")
    if found.name == "index.html":
        page = await with_preview(request, node, found.read_text(encoding="utf-8"))
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return Response(page.encode(), media_type="text/html; charset=utf-8", headers=headers, status_code=status)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # with a hash of their content in their name
    named = f"/{name}".startswith(FILES)
    headers = {"cache-control": _FOREVER if named else "no-cache", "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    smaller = _files().get(name + SMALLER)
    if smaller is not None and "br" in accepted:
        packed = {**headers, "content-encoding": "br"}
        return Response(smaller.read_bytes(), media_type=kind, headers=packed, status_code=status)
    if kind.startswith(_PACKED) and "gzip" in accepted:
        packed = {**headers, "content-encoding": "gzip"}
        return Response(_packed(found), media_type=kind, headers=packed, status_code=status)
    return Response(found.read_bytes(), media_type=kind, headers=headers, status_code=status)


def cost_of(path: str) -> float:
    """What a file of the pages costs whoever fetches it: one, and more if it is large."""
    return 1 + _lengths().get(path.strip("/"), 0) / 50_000


@cache
def _lengths() -> dict[str, int]:
    return {name: found.stat().st_size for name, found in _files().items()}


def is_page(path: str) -> bool:
    """Is there a page at that address?"""
    return _PAGE.fullmatch(path.rstrip("/") or "/") is not None


_PAGE = re.compile("|".join(re.sub(":[a-z]+", "[^/]+", page) for page in PAGES))


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
