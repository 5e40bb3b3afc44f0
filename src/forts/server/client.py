"""The browser client: the files that were built into the package."""

from __future__ import annotations

import gzip
import io
import mimetypes
import re
import tarfile
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
PLAIN = "plain.tar.xz"
"""In that folder: the files that have such a copy, for the few who cannot read it, as `build_hook.py` packs them."""
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED_ONCE: True})
async def show_page(request: Request[Any, Any, Any], node: Node, path: str = "/") -> Response[bytes]:
    """A file of the client, or one of its pages."""
    name = path.strip("/")
    files = _files()
    there = name in files or name + SMALLER in files
    status = 200 if there or is_page(path) else 404
    if not there:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise Unknown("no-such-page")
        name = "index.html"
    if name not in files and name + SMALLER not in files:
        raise Unknown("no-client")
    if name == "index.html":
        page = await with_preview(request, node, files[name].read_text(encoding="utf-8"))
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return Response(page.encode(), media_type="text/html; charset=utf-8", headers=headers, status_code=status)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # with a hash of their content in their name
    named = f"/{name}".startswith(FILES)
    headers = {"cache-control": _FOREVER if named else "no-cache", "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    smaller = files.get(name + SMALLER)
    if smaller is not None and "br" in accepted:
        packed = {**headers, "content-encoding": "br"}
        return Response(smaller.read_bytes(), media_type=kind, headers=packed, status_code=status)
    if kind.startswith(_PACKED) and "gzip" in accepted:
        packed = {**headers, "content-encoding": "gzip"}
        return Response(_packed(name), media_type=kind, headers=packed, status_code=status)
    return Response(_content(name), media_type=kind, headers=headers, status_code=status)


def cost_of(path: str) -> float:
    """What a file of the pages costs whoever fetches it: one, and more if it is large."""
    lengths, name = _lengths(), path.strip("/")
    return 1 + lengths.get(name, lengths.get(name + SMALLER, 0)) / 50_000


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
def _packed(name: str) -> bytes:
    """The file, compressed as well as can be, once and for all: doing so at each request would hold up every table."""
    return gzip.compress(_content(name), 9, mtime=0)


def _content(name: str) -> bytes:
    """The file as it is."""
    file = _files().get(name)
    return _plain()[name] if file is None else file.read_bytes()


@cache
def _files() -> dict[str, Path]:
    """Every file by its address: what is not listed here, or has no compressed copy that is, cannot be asked for."""
    found = {file.relative_to(FOLDER).as_posix(): file for file in FOLDER.rglob("*") if file.is_file()}
    found.pop(PLAIN, None)
    return found


@cache
def _plain() -> dict[str, bytes]:
    """The files that only their compressed copies lie there of."""
    return unpacked((FOLDER / PLAIN).read_bytes())


def unpacked(archive: bytes) -> dict[str, bytes]:
    """What `build_hook.py` has packed, by name."""
    found: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as entries:
        for entry in entries:
            content = entries.extractfile(entry)
            assert content is not None, "files alone are packed"
            found[entry.name] = content.read()
    return found


ROUTES = [show_page]
