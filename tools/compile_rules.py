"""Compiles modules of Forts with mypyc, in the current folder, on all cores: `compile_rules.py forts/core/state.py`.

One C file a game, and one for all else: within a file the compiler inlines, and several keep all cores busy. Types were
checked before, by `make check`; here mypyc needs only those of Forts itself and of the records it builds on. The exit
code is 3 if it was the C compiler that failed.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

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
follow_imports = silent
"""
CORES = os.cpu_count() or 1
OF_MODULES = "__native_forts___"
"""How the C files of modules begin, with three more underscores for each dot."""


class OnAllCores(build_ext):
    """Compiles the files of an extension, and the extensions, beside each other."""

    def build_extensions(self) -> None:
        """Build them all."""
        one = self.compiler.compile
        with ThreadPoolExecutor(CORES) as pool:

            def all_of(sources: list[str], **how: Any) -> list[str]:
                return [made for part in pool.map(lambda source: one([source], **how), sources) for made in part]

            self.compiler.compile = all_of
            super().build_extensions()


def joined(sources: list[str]) -> list[str]:
    """The C files with those of a game in one, and those of all other modules; the largest first."""
    together: dict[Path, list[Path]] = {}
    alone: list[str] = []
    for source in map(Path, sources):
        if source.name.startswith(OF_MODULES):
            parts = source.stem.split("___")
            name = f"forts_{parts[2]}.c" if parts[1] == "games" else "forts_core.c"
            together.setdefault(source.with_name(name), []).append(source)
        else:
            alone.append(str(source))
    for whole, parts_of_it in together.items():
        whole.write_text("".join(f'#include "{part.name}"\n' for part in parts_of_it), encoding="utf-8")
    return [*map(str, sorted(together, key=lambda whole: -len(together[whole]))), *alone]


def main(modules: list[str]) -> int:
    """Compile them; each compiled module lies beside its source."""
    types = Path("compile_rules.ini")
    types.write_text(TYPES, encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={types}", *modules], opt_level="2", debug_level="0", multi_file=True, group_name="forts"
    )
    for extension in extensions:
        extension.sources = joined(extension.sources)
        if sys.platform != "win32":
            # nobody else calls what is in here: it may be inlined, and is called without a detour
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    build = OnAllCores(Distribution({"name": "forts", "ext_modules": extensions}))
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
