"""Builds the wheel: its rules compiled by mypyc, or plain where there is no C compiler, and the browser client.

`tools/compile_rules.py` leaves what it compiled in `build/rules`, so that no compiled file lies beside its source to
shadow later edits. `FORTS_PURE=1` builds without compiling. The client is what `npm run build` has left in `web/dist`,
the documentation what `make docs` has left in `build/site`; without them, nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NO_COMPILER = 3
"""What `tools/compile_rules.py` ends with if there is no C compiler, or if it failed."""
_PAGES = "pages.tar.xz"
"""What `forts.server.manual` unpacks. Pages are alike: together they take less than half as much as one by one."""
_PICTURES = (".png", ".webp")
_PLAIN = "plain.tar.xz"
"""What `forts.server.client` unpacks for browsers that do not take the compressed copies."""
_SMALLER = ".br"
_LIBRARY = ".pyd" if sys.platform == "win32" else ".so"


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        packs = root / "build/packed"
        for name, files in (
            ("client", client(root / "web/dist", packs)),
            ("manual", manual(root / "build/site", packs)),
        ):
            for place, file in files.items():
                build_data["force_include"][str(file)] = f"forts/server/{name}/{place}"
        if version == "editable" or os.environ.get("FORTS_PURE"):
            return
        compiling = [sys.executable, str(root / "tools/compile_rules.py")]
        done = subprocess.run(compiling, capture_output=True, text=True)
        if done.returncode == _NO_COMPILER:
            print(done.stderr, end="", file=sys.stderr)
            print("forts: building without compiled rules (slower, otherwise the same)", file=sys.stderr)
            return
        if done.returncode:  # not the C compiler's fault: ours
            raise RuntimeError(done.stdout + done.stderr)
        made = root / "build/rules"
        for library in made.rglob(f"*{_LIBRARY}"):
            build_data["force_include"][str(library)] = library.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def client(dist: Path, into: Path) -> dict[str, Path]:
    """The files of the pages by their place in the wheel; those with a compressed copy beside them in one archive."""
    files = _files(dist)
    return _packed(files, {place for place in files if place + _SMALLER in files} - {"index.html"}, into / _PLAIN)


def manual(site: Path, into: Path) -> dict[str, Path]:
    """The files of the documentation by their place in the wheel: pictures as they are, all else in one archive."""
    files = _files(site)
    return _packed(files, {place for place, file in files.items() if file.suffix not in _PICTURES}, into / _PAGES)


def _files(folder: Path) -> dict[str, Path]:
    return {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}


def _packed(files: dict[str, Path], together: set[str], archive: Path) -> dict[str, Path]:
    """The files, some of them put into an archive: the same bytes for the same files, whenever it is made."""
    if not together:
        return files
    archive.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive, "w:xz") as entries:
        for place in sorted(together, key=lambda place: (files[place].suffix, place)):
            entry = tarfile.TarInfo(place)
            entry.size = files[place].stat().st_size
            with files[place].open("rb") as content:
                entries.addfile(entry, content)
    return {**{place: file for place, file in files.items() if place not in together}, archive.name: archive}
