"""Compiles what `pyproject.toml` names with mypyc, on all cores, into `build/rules`; what lies there and fits is kept.

One C file for a game's rules, one for the rest of it, and one for all else: within a file the compiler inlines, and
several keep all cores busy. Types were checked before, by `make check`; here mypyc needs only those of Forts itself and
of the records it builds on. The exit code is 3 if there is no C compiler or it failed.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "build" / "rules"
FINGERPRINT = "fingerprint"
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
ENDING = sysconfig.get_config_var("EXT_SUFFIX")
OF_MODULES = "__native_forts___"
"""How the C files of modules begin, with three more underscores for each dot."""
WRITTEN_IN_C = {"sums"}
"""Modules that have a C file of their own, and plain Python where it was not compiled."""
STRIPPED = ["-Wl,-s"]
SMALL = [*STRIPPED, "-Wl,--hash-style=gnu", "-Wl,--build-id=none", "-Wl,-z,noseparate-code", "-nostartfiles"]
"""How Linux links: without names that nobody asks for; the shim, of which there are many, without anything else."""
THROWS_NOTHING = ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]
TOGETHER = 8
"""How many modules share a shim: it names them all, and lies beside each of them; fewer take longer to compile."""
IN_PLACE = "tools/in_place.h"
"""What C files of modules begin with: lists and numbers without calls."""
IN_PLACE_OF = {"spans"}
"""Modules whose functions it brings in C: all others call those."""
LEISURELY = "_around.c"
"""How the C files end that hold what a playout never calls: they are compiled faster instead of running faster."""


def sources() -> list[Path]:
    """What is compiled, as files below `src`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["forts"]["compiled"]
    return [path for pattern in patterns for path in sorted((ROOT / "src/forts").glob(pattern))]


def imported(path: Path) -> Iterator[Path]:
    """The modules of Forts that a file names, with the packages they are in."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    for name in names:
        parts = name.split(".")
        for length in range(1, len(parts) + 1):
            stem = ROOT.joinpath("src", *parts[:length])
            yield from (found for found in (stem.with_suffix(".py"), stem / "__init__.py") if found.is_file())


def fingerprint() -> str:
    """Of all that the compiled files depend on: sources, what those take their types from, and what compiles them."""
    read: set[Path] = set()
    waiting = sources()
    while waiting:
        path = waiting.pop()
        if path not in read:
            read.add(path)
            waiting += imported(path)
    in_c = set((ROOT / "src").rglob("*.c"))
    mark = hashlib.sha256()
    for path in sorted([*read, *in_c, ROOT / "tools/compile_rules.py", ROOT / IN_PLACE, ROOT / "tools/shim.c"]):
        mark.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    compiled = [path.relative_to(ROOT).as_posix() for path in sources()]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    mark.update(repr((compiled, sys.version, sysconfig.get_platform(), version("mypy"), flags)).encode())
    return mark.hexdigest()


def has_compiler() -> bool:
    """Is there one? On Windows it is found in the registry, by setuptools."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return sys.platform == "win32" or bool(shutil.which(named.split()[0]) or shutil.which("cc"))


def joined(files: list[str]) -> list[str]:
    """The C files with a game's rules in one, the rest of it, and all other modules; the longest first."""
    together: dict[Path, list[Path]] = {}
    alone: list[str] = []
    for source in map(Path, files):
        parts = source.stem.split("___")
        if source.name.startswith(OF_MODULES) and parts[-1] not in IN_PLACE_OF:
            name = "forts_core.c"
            if parts[1] == "games":
                name = f"forts_{parts[2]}" + (".c" if parts[3:4] == ["rules"] else LEISURELY)
            together.setdefault(source.with_name(name), []).append(source)
        else:
            alone.append(str(source))
    for whole, parts_of_it in together.items():
        parts_and_more = [(ROOT / IN_PLACE).as_posix(), *(part.name for part in parts_of_it)]
        whole.write_text("".join(f'#include "{part}"\n' for part in parts_and_more), encoding="utf-8")
    size = {whole: sum(part.stat().st_size for part in parts_of_it) for whole, parts_of_it in together.items()}
    return [*map(str, sorted(together, key=lambda whole: -size[whole])), *alone]


def named(names: list[str]) -> str:
    """The end of the shim: what Python calls first in a module of each name; one function, where that can be said."""
    if sys.platform == "linux":
        head, end = (
            "PyMODINIT_FUNC begin(void) { return PyModuleDef_Init(&module); }\n",
            '__attribute__((alias("begin")));',
        )
    else:
        head, end = "", "{ return PyModuleDef_Init(&module); }"
    return head + "".join(f"PyMODINIT_FUNC PyInit_{name}(void) {end}\n" for name in names)


def compile_modules(modules: list[str]) -> None:
    """Compile them in the current folder; each compiled module lies beside its source."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    on_windows = sys.platform == "win32"

    class OnAllCores(build_ext):
        """Compiles the files of an extension, and the extensions, beside each other."""

        def build_extensions(self) -> None:
            """Build them all."""
            one = self.compiler.compile
            with ThreadPoolExecutor(CORES) as pool:

                def by_itself(source: str, how: dict[str, Any]) -> list[str]:
                    if source.endswith(LEISURELY) and not on_windows:
                        how = {**how, "extra_postargs": [*how["extra_postargs"], "-O1"]}
                    return list(one([source], **how))

                def all_of(files: list[str], **how: Any) -> list[str]:
                    return [made for part in pool.map(lambda source: by_itself(source, how), files) for made in part]

                self.compiler.compile = all_of
                super().build_extensions()

    def extension(name: str, source: Path, how: list[str], linked: list[str]) -> Extension:
        flags = [] if on_windows else [*how, "-fvisibility=hidden"]
        links = linked if sys.platform == "linux" else []
        return Extension(name, [source.as_posix()], extra_compile_args=flags, extra_link_args=links)

    types = Path("compile_rules.ini")
    types.write_text(TYPES, encoding="utf-8")
    library, *_ = mypycify(
        [f"--config-file={types}", *modules], opt_level="2", debug_level="0", multi_file=True, group_name="forts"
    )
    library.sources = joined(library.sources)
    if not on_windows:
        # nobody else calls what is in here: it may be inlined, and is called without a detour; nothing in C is thrown,
        # so that nobody unwinds it either
        library.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition", *THROWS_NOTHING]
    if sys.platform == "linux":
        library.extra_compile_args.append("-fno-plt")
        library.extra_link_args = STRIPPED
    names = sorted({path.parent.name if path.stem == "__init__" else path.stem for path in map(Path, modules)})
    extensions = [library]
    shims: dict[str, Path] = {}
    for first, *others in (names[at : at + TOGETHER] for at in range(0, len(names), TOGETHER)):
        shim = Path(f"build/forts_shim_{first}.c")
        shim.write_text((ROOT / "tools/shim.c").read_text(encoding="utf-8") + named([first, *others]), encoding="utf-8")
        extensions.append(extension(f"forts.{first}", shim, ["-Os", *THROWS_NOTHING], SMALL))
        shims |= dict.fromkeys([first, *others], Path(f"forts/{first}{ENDING}"))
    for source in sorted(Path("forts").glob("**/*.c")):
        if source.stem in WRITTEN_IN_C:  # whatever the machine can do, it rounds as Python does
            name = ".".join(source.with_suffix("").parts)
            extensions.append(extension(name, source, ["-O3", "-ffp-contract=off", "-fno-math-errno"], STRIPPED))
    build = OnAllCores(Distribution({"name": "forts", "ext_modules": extensions}))
    build.inplace = True
    build.parallel = CORES
    build.ensure_finalized()
    build.run()
    for path in map(Path, modules):
        shutil.copy(shims[path.parent.name if path.stem == "__init__" else path.stem], path.with_suffix(ENDING))
    for made in set(shims.values()):
        made.unlink()


def main() -> int:
    """Compile the rules, unless what was compiled last still fits."""
    mark = fingerprint()
    kept = MADE / FINGERPRINT
    if kept.is_file() and kept.read_text(encoding="utf-8") == mark:
        return 0
    if not has_compiler():
        print("forts: no C compiler found", file=sys.stderr)
        return NO_COMPILER
    from setuptools.errors import CCompilerError, PlatformError

    gc.disable()  # what mypyc builds up lives to the end: there is nothing to collect
    modules = [path.relative_to(ROOT / "src").as_posix() for path in sources()]
    with tempfile.TemporaryDirectory(prefix="forts-build-") as place:
        folder = Path(place)
        shutil.copytree(
            ROOT / "src/forts", folder / "forts", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        os.chdir(folder)
        try:
            compile_modules(modules)
        except (CCompilerError, PlatformError) as error:
            print(error, file=sys.stderr)
            return NO_COMPILER
        finally:
            os.chdir(ROOT)
        shutil.rmtree(MADE, ignore_errors=True)
        for library in [*folder.glob(f"*{ENDING}"), *folder.glob(f"forts/**/*{ENDING}")]:
            goal = MADE / library.relative_to(folder)
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(library, goal)
    kept.write_text(mark, encoding="utf-8")
    return 0


if __name__ == "__main__":
    ended = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(ended)  # without taking a gigabyte of syntax trees apart
