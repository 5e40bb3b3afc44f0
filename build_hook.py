"""Builds the wheel: its rules compiled by mypyc, or plain where there is no C compiler, and the browser client.

The sources are compiled in a temporary copy, so that no compiled file is left beside them to shadow later edits.
`FORTS_PURE=1` builds without compiling. The client is what `npm run build` has left in `web/dist`, the documentation
what `make docs` has left in `build/site`; without them, nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NO_COMPILER = 3
"""What `tools/compile_rules.py` ends with if the C compiler failed."""
_LIBRARY = ".pyd" if sys.platform == "win32" else ".so"


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for built, place in (("web/dist", "forts/server/client"), ("build/site", "forts/server/manual")):
            if Path(self.root, built).is_dir():
                build_data["force_include"][str(Path(self.root, built))] = place
        if version == "editable" or os.environ.get("FORTS_PURE"):
            return
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        # on Windows the compiler is found in the registry, by setuptools
        if sys.platform != "win32" and not (shutil.which(compiler) or shutil.which("cc")):
            self._say("no C compiler found: building without compiled rules (slower, otherwise the same)")
            return
        self._folder = Path(tempfile.mkdtemp(prefix="forts-build-"))
        shutil.copytree(
            Path(self.root, "src/forts"),
            self._folder / "forts",
            ignore=shutil.ignore_patterns(f"*{_LIBRARY}", "__pycache__"),
        )
        with Path(self.root, "pyproject.toml").open("rb") as file:
            patterns = tomllib.load(file)["tool"]["forts"]["compiled"]
        compiling = Path(self.root, "tools/compile_rules.py")
        modules = [path for pattern in patterns for path in sorted(self._folder.glob(f"forts/{pattern}"))]
        done = subprocess.run(
            [sys.executable, str(compiling), *(path.relative_to(self._folder).as_posix() for path in modules)],
            cwd=self._folder,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            if done.returncode != _NO_COMPILER:  # not the C compiler's fault: ours
                raise RuntimeError(done.stdout + done.stderr)
            self._say("the C compiler failed: building without compiled rules (slower, otherwise the same)")
            return
        for library in [*self._folder.glob(f"*{_LIBRARY}"), *self._folder.glob(f"forts/**/*{_LIBRARY}")]:
            build_data["force_include"][str(library)] = str(library.relative_to(self._folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            shutil.rmtree(self._folder, ignore_errors=True)

    def _say(self, line: str) -> None:
        print(f"forts: {line}", file=sys.stderr)
