"""How the wheel has the pages: plain files that have a compressed copy lie together in one archive."""

from __future__ import annotations

import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from forts.server import client

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    spec = spec_from_file_location("build_hook", ROOT / "build_hook.py")
    assert spec is not None and spec.loader is not None
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    dist, package = tmp_path / "dist", tmp_path / "package"
    for folder in (dist / "assets", package / "assets"):
        folder.mkdir(parents=True)
    for name in ("index.html", "index.html.br", "assets/a.js", "assets/a.js.br", "assets/b.png"):
        (dist / name).write_text(f"this is {name}")
    for place, file in hook.client(dist, tmp_path / "made").items():
        shutil.copyfile(file, package / place)
    monkeypatch.setattr(client, "FOLDER", package)
    for kept in (client._files, client._plain, client._lengths):
        kept.cache_clear()
    return package


def test_every_file_is_still_there(package: Path) -> None:
    assert not (package / "assets/a.js").exists() and (package / "assets/a.js.br").exists()
    for name in ("index.html", "index.html.br", "assets/a.js", "assets/a.js.br", "assets/b.png"):
        assert client._content(name) == f"this is {name}".encode()
    assert client.PLAIN not in client._files(), "the archive itself is not handed out"


def test_a_packed_file_costs_what_its_copy_does(package: Path) -> None:
    assert client.cost_of("/assets/a.js") == client.cost_of("/assets/a.js.br") > 1
