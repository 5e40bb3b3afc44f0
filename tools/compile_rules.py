"""Compiles modules of Forts with mypyc, in the current folder, on all cores: `compile_rules.py forts/core/state.py`.

One C file a game, and one for all else: within a file the compiler inlines, and several keep all cores busy. Types were
checked before, by `make check`; here mypyc needs only those of Forts itself and of the records it builds on. The exit
code is 3 if it was the C compiler that failed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

NO_COMPILER = 3
TYPES = """\
[mypy]
ignore_missing_imports = True
[mypy-*]
follow_imports = skip
[mypy-forts,forts.*,msgspec,msgspec.*]
follow_imports = normal
"""
CORES = os.cpu_count() or 1


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules that share a C file, with its name."""
    named: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        named.setdefault(f"forts_{parts[2]}" if parts[1] == "games" else "forts_core", []).append(module)
    # the largest first: nothing is left for one core at the end
    return [(named[name], name) for name in sorted(named, key=lambda name: -len(named[name]))]


def main(modules: list[str]) -> int:
    """Compile them; each compiled module lies beside its source."""
    types = Path("compile_rules.ini")
    types.write_text(TYPES, encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={types}", *modules],
        opt_level="3",
        debug_level="0",
        separate=groups(modules),
    )
    build = build_ext(Distribution({"name": "forts", "ext_modules": extensions}))
    build.inplace = True
    build.parallel = CORES
    build.ensure_finalized()
    try:
        build.run()
    except (CCompilerError, PlatformError) as error:
        print(error, file=sys.stderr)
        return NO_COMPILER
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
