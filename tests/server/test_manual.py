"""The documentation, as the server hands it out."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, Response
from litestar.testing import TestClient

from forts.server import manual
from forts.server.errors import Unknown


@pytest.fixture
def http(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "tour").mkdir()
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<script>start()</script><script src='assets/a.js'></script>")
    (tmp_path / "tour/index.html").write_text("<p>A tour")
    (tmp_path / "assets/a.js").write_text("1")
    monkeypatch.setattr(manual, "FOLDER", tmp_path)
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


def test_only_the_scripts_that_were_built_in_may_run(http: TestClient[Litestar]) -> None:
    policy = http.get("/docs/").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(b"start()").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy


@pytest.mark.parametrize("path", ["/docs/none", "/docs/../manual.py", "/docs/tour/none.html"])
def test_what_is_no_page_is_not_handed_out(http: TestClient[Litestar], path: str) -> None:
    assert http.get(path).status_code == 404
