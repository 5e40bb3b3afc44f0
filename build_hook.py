"""Builds the wheel: its rules compiled by mypyc, or plain where there is no C compiler, and the browser client.

`tools/compile_rules.py` leaves what it compiled in `build/rules`, so that no compiled file lies beside its source to
shadow later edits. `FORTS_PURE=1` builds without compiling. The client is what `npm run build` has left in `web/dist`,
the documentation what `make docs` has left in `build/site`; without them, nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NO_COMPILER = 3
"""What `tools/compile_rules.py` ends with if there is no C compiler, or if it failed."""
_LIBRARY = ".pyd" if sys.platform == "win32" else ".so"


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        for built, place in (("web/dist", "forts/server/client"), ("build/site", "forts/server/manual")):
            if (root / built).is_dir():
                build_data["force_include"][str(root / built)] = place
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
