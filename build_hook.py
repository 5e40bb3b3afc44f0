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
_MANUAL = "forts/server/manual"
_PACKED = "pages.tar.xz"
"""What `forts.server.manual` unpacks. Pages are alike: together they take less than half as much as one by one."""
_PICTURES = (".png", ".webp")
_LIBRARY = ".pyd" if sys.platform == "win32" else ".so"


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if (root / "web/dist").is_dir():
            build_data["force_include"][str(root / "web/dist")] = "forts/server/client"
        if (root / "build/site").is_dir():
            for place, file in packed(root / "build/site", root / "build/manual").items():
                build_data["force_include"][str(file)] = f"{_MANUAL}/{place}"
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


def packed(site: Path, into: Path) -> dict[str, Path]:
    """The files of the documentation by their place in the wheel: pictures as they are, all else in one archive.

    The archive has the same bytes for the same pages, whenever and by whomever it is made.
    """
    files = {file.relative_to(site).as_posix(): file for file in sorted(site.rglob("*")) if file.is_file()}
    alone = {place: file for place, file in files.items() if file.suffix in _PICTURES}
    into.mkdir(parents=True, exist_ok=True)
    with tarfile.open(into / _PACKED, "w:xz") as archive:
        for place, file in sorted(files.items(), key=lambda one: (one[1].suffix, one[0])):
            if place not in alone:
                entry = tarfile.TarInfo(place)
                entry.size = file.stat().st_size
                with file.open("rb") as content:
                    archive.addfile(entry, content)
    return {**alone, _PACKED: into / _PACKED}
