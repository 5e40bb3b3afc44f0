"""The documentation site at `/docs`: the files that were built into the package."""

from __future__ import annotations

import base64
import hashlib
import io
import mimetypes
import re
import tarfile
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import Request, Response, get

from forts.server.errors import Unknown

FOLDER = Path(__file__).parent / "manual"
"""Put here when the package is built."""
_PACKED = "pages.tar.xz"
"""In that folder: everything but the pictures, as `build_hook.py` packs it."""
_SCRIPT = re.compile(r"<script(?P<kind>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_KINDS = mimetypes.MimeTypes()
_KINDS.add_type("image/webp", ".webp")  # which Python knows since 3.13


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def show_manual(request: Request[Any, Any, Any]) -> Response[bytes | None]:
    """A page of the documentation, or a file that it needs."""
    name = str(request.path_params.get("path", "")).strip("/")
    files = _files()
    if not files:
        raise Unknown("no-manual")
    page = f"{name}/index.html".lstrip("/")
    if page in files:
        # links of a page are relative to its folder; Litestar has the path without the last stroke
        if not request.scope["raw_path"].endswith(b"/"):
            return Response(None, status_code=308, headers={"location": quote(f"/docs/{name}".rstrip("/") + "/")})
        name = page
    elif name not in files:
        raise Unknown("no-such-page")
    kind = _KINDS.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": "no-cache"}
    if kind == "text/html":
        headers["content-security-policy"] = _policy()
    return Response(files[name], media_type=kind, headers=headers)


@cache
def _files() -> dict[str, bytes]:
    """Every file by its address: what is not listed here cannot be asked for."""
    found = {file.relative_to(FOLDER).as_posix(): file.read_bytes() for file in FOLDER.rglob("*") if file.is_file()}
    if _PACKED in found:
        with tarfile.open(fileobj=io.BytesIO(found.pop(_PACKED))) as archive:
            for entry in archive:
                content = archive.extractfile(entry)
                assert content is not None, "files alone are packed"
                found[entry.name] = content.read()
    return found


@cache
def _policy() -> str:
    """The pages have a few lines of script in them: those, as they were built, may run, and no others."""
    found: set[str] = set()
    for name, page in _files().items():
        if name.endswith(".html"):
            for script in _SCRIPT.finditer(page.decode()):
                if "src=" not in script["kind"]:
                    digest = hashlib.sha256(script["body"].encode()).digest()
                    found.add(f"'sha256-{base64.b64encode(digest).decode()}'")
    scripts = " ".join(["'self'", *sorted(found)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


ROUTES = [show_manual]
