"""The documentation, as the server hands it out."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from litestar import Litestar, Response
from litestar.testing import TestClient

from forts.server import manual
from forts.server.errors import Unknown

ROOT = Path(__file__).resolve().parents[2]


def hook() -> ModuleType:
    """What builds the wheel."""
    spec = spec_from_file_location("build_hook", ROOT / "build_hook.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def http(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """The pages as the wheel has them."""
    site, package = tmp_path / "site", tmp_path / "package"
    for folder in (site / "tour", site / "assets", package / "assets"):
        folder.mkdir(parents=True)
    (site / "index.html").write_text("<script>start()</script><script src='assets/a.js'></script>")
    (site / "tour/index.html").write_text("<p>A tour")
    (site / "assets/a.js").write_text("1")
    (site / "assets/b.webp").write_bytes(b"RIFF")
    for place, file in hook().packed(site, tmp_path / "made").items():
        shutil.copyfile(file, package / place)
    monkeypatch.setattr(manual, "FOLDER", package)
    manual._files.cache_clear()
    manual._policy.cache_clear()
    app = Litestar(manual.ROUTES, exception_handlers={Unknown: lambda _request, _error: Response("", status_code=404)})
    with TestClient(app) as client:
        yield client
    manual._files.cache_clear()
    manual._policy.cache_clear()


def test_pages_are_folders_and_links_are_relative_to_them(http: TestClient[Litestar]) -> None:
    for page in ("/docs", "/docs/tour"):
        moved = http.get(page, follow_redirects=False)
        assert moved.status_code == 308 and moved.headers["location"] == f"{page}/"
    elsewhere = http.get("http://testserver.local//docs", follow_redirects=False)  # not to a host of the name “docs”
    assert elsewhere.headers.get("location", "/docs/") == "/docs/"
    assert "A tour" in http.get("/docs/tour/").text
    assert http.get("/docs/assets/a.js").text == "1"
    assert http.get("/docs/assets/b.webp").headers["content-type"] == "image/webp"


def test_the_archive_of_the_pages_is_the_same_whenever_it_is_made(tmp_path: Path) -> None:
    made = []
    for number in (1, 2):
        site = tmp_path / f"site{number}"
        site.mkdir()
        (site / "index.html").write_text("<p>A page")
        os.utime(site / "index.html", (number, number))
        (archive,) = hook().packed(site, tmp_path / f"made{number}").values()
        made.append(archive.read_bytes())
    assert made[0] == made[1]


def test_only_the_scripts_that_were_built_in_may_run(http: TestClient[Litestar]) -> None:
    policy = http.get("/docs/").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(b"start()").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy


@pytest.mark.parametrize("path", ["/docs/none", "/docs/../manual.py", "/docs/tour/none.html", "/docs/pages.tar.xz"])
def test_what_is_no_page_is_not_handed_out(http: TestClient[Litestar], path: str) -> None:
    assert http.get(path).status_code == 404
