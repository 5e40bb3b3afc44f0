"""Gathers what plays in a browser without a server: Python, Forts and the few packages that it needs.

Everything comes by name: Pyodide from npm (web/package.json), packages from PyPI (requirements-browser.txt, with
hashes). The result is build/browser: files for the site, and index.json that names them with their sizes.

    python tools/build_browser.py
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PYODIDE = ROOT / "web/node_modules/pyodide"
OUT = ROOT / "build/browser"
PACKED = ROOT / "build/browser-packed"
WHEELS = ROOT / "build/browser-wheels"
PLATFORM = ("--python-version", "314", "--implementation", "cp", "--abi", "cp314", "--abi", "none")
KIND = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")

LANGUAGES = ("root", "en", "en_001", "en_GB", "en_US", "fr", "fr_FR")
"""What Babel knows of numbers in the languages that Forts is written in: all of them would be ten megabytes."""
LIBRT = ("librt/vecs", "librt/internal")
"""What plain Python takes of what compiled code runs on."""
WHOLE = ("core", "words", "bots", "games", "local")
"""Packages that come as they are, also what they import late; of the server comes what these import."""
UNUSED = (
    "/terminal/",
    "/web/",
    "README.md",
    "/cli.ftl",
    "/lab.ftl",
    "/rl.ftl",
    "/web.ftl",
    ".c",
    ".pyi",
    "/content.ftl",
)
"""What the command line says, and what the pages say, who bring their own words."""
ROOMS_UNUSED = ("careers.py", "facts.py", "values.py")
"""Rooms of a game that the lab alone goes to, which needs a server's machine."""
STDLIB_UNUSED = (
    "__hello__", "__phello__", "_android_support", "_apple_support", "_ios_support", "_markupbase", "_osx_support",
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity",
    "argparse", "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events",
    "asyncio/windows_utils", "bdb", "cProfile", "cmd", "code", "colorsys", "compileall",
    "concurrent/futures/interpreter", "concurrent/futures/process", "concurrent/interpreters", "configparser",
    "ctypes", "curses", "dbm", "difflib", "distutils", "doctest", "encodings/idna", "ensurepip", "filecmp",
    "fileinput", "ftplib", "getopt", "getpass", "graphlib", "html", "http", "idlelib", "imaplib", "json/__main__",
    "json/tool", "lib2to3", "logging/config", "logging/handlers", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint",
    "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "pyodide/_nodesock_transport",
    "pyodide/console", "pyodide/http", "quopri", "rlcompleter", "runpy", "sched", "shelve", "smtplib",
    "socketserver", "sqlite3", "sre_compile", "sre_constants", "sre_parse", "stringprep", "symtable", "sysconfig",
    "tabnanny", "tarfile", "test", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle",
    "turtledemo", "unittest", "urllib/error", "urllib/request", "urllib/response", "urllib/robotparser", "venv",
    "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zipfile/__main__", "zoneinfo",
)  # fmt: skip
"""Parts of Python's library that no table needs."""
STDLIB_NAMES = ("email",)
"""Packages that are imported, and then not used: they come without their modules."""
ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "charmap",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "unicode_escape",
    "utf_8",
)
"""The encodings that are."""
NUMBERS = b"\n_NativeIntMeta.__call__ = staticmethod(int)\n"
"""A shorter way to the numbers of `mypy_extensions`, where nothing is compiled: every byte that is observed is one."""


def main() -> None:
    """Build it all."""
    if not PYODIDE.is_dir():
        sys.exit("Pyodide is missing: run npm install in web")
    _fetch_wheels()
    files: dict[str, bytes] = {}
    app, stdlib = _compiled(_zipped({**_packages(), **_forts()}), _zipped(_stdlib()))
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    # not every host compresses what it sends; the pages can take this apart themselves
    for name, data in _packed({"forts.zip": app, "python_stdlib.zip": stdlib, "pyodide.asm.wasm": wasm}).items():
        files[f"{name}.packed"] = data
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        files[name] = (PYODIDE / name).read_bytes()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    files["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    seal = hashlib.sha256()
    for name, data in sorted(files.items()):
        (OUT / name).write_bytes(data)
        seal.update(name.encode() + data)
    index = {
        "version": seal.hexdigest()[:12],
        "files": {name: len(data) for name, data in sorted(files.items())},
        "download": sum(
            len(gzip.compress(data, 9)) if name.endswith(".mjs") else len(data) for name, data in files.items()
        ),
    }
    (OUT / "index.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    print(f"{index['download'] / 1e6:.1f} MB to download, in {OUT.relative_to(ROOT)}")


def _fetch_wheels() -> None:
    """The wheels that the requirements name; what is there already is looked at by its hash."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = ROOT / "requirements-browser.txt"
    pins = wanted.read_text(encoding="utf-8")
    for wheel in WHEELS.glob("*.whl"):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() not in pins:
            wheel.unlink()
    if len(list(WHEELS.glob("*.whl"))) == pins.count("=="):
        return
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--quiet", "--no-deps"),
            *("--only-binary", ":all:", *PLATFORM, *KIND, "--require-hashes", "-d", str(WHEELS), "-r", str(wanted)),
        ],
        check=True,
    )


def _packages() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith("babel/locale-data/") and Path(name).stem not in LANGUAGES:
                    continue
                if ".dist-info/" in name or name.startswith(("pytz/zoneinfo/", "babel/messages/")) or "/tests/" in name:
                    continue
                if name.startswith("librt/") and name.endswith(".so") and not name.startswith(LIBRT):
                    continue
                if name.endswith((".py", ".so", ".dat")):
                    found[name] = archive.read(name)
    found["mypy_extensions.py"] += NUMBERS
    return found


def _forts() -> dict[str, bytes]:
    """Our own code, with the data that it reads."""
    home = SOURCES / "forts"
    wanted = {home / "__init__.py", home / "catalog.py", home / "analysis.py", *_imported()}
    wanted.update(file for part in (*WHOLE, "locale") for file in (home / part).rglob("*") if file.is_file())
    found: dict[str, bytes] = {}
    for file in sorted(wanted):
        name = file.relative_to(SOURCES).as_posix()
        if "__pycache__" in name or name.endswith((".pyc", *UNUSED)) or any(part in name for part in UNUSED[:2]):
            continue
        if file.parent.parent == home / "games" and file.name in ROOMS_UNUSED:
            continue
        found[name] = file.read_bytes()
    return found


def _imported() -> list[Path]:
    """What the tables of a browser import of the server."""
    asked = (
        "import sys, forts.local.browser as b; print(*[m.__file__ for n, m in sys.modules.items() if n[:5] == 'forts'])"
    )
    env = {"PYTHONPATH": str(SOURCES), "PATH": "/usr/bin:/bin", "FORTS_UNCOMPILED": "1"}
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True, env=env)
    return [Path(name) for name in done.stdout.split()]


def _stdlib() -> dict[str, bytes]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.endswith("/")
            and (not name.startswith("encodings/") or Path(name).stem in ENCODINGS or "/utf_" in name)
            and not any(name == f"{one}.py" or name.startswith(f"{one}/") for one in STDLIB_UNUSED)
            and not any(name.startswith(f"{one}/") and name != f"{one}/__init__.py" for one in STDLIB_NAMES)
        }


def _zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 1)
    return out.getvalue()


def _compiled(*archives: bytes) -> list[bytes]:
    """The same with bytecode in place of sources, by the Python that will run it."""
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / f"{number}.zip" for number in range(len(archives))]
        for place, archive in zip(places, archives, strict=True):
            place.write_bytes(archive)
        subprocess.run(["node", str(ROOT / "web/build/bytecode.mjs"), *map(str, places)], check=True)
        return [place.read_bytes() for place in places]


def _packed(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same, packed; that takes half a minute, so what was packed before is kept by its hash."""
    PACKED.mkdir(parents=True, exist_ok=True)
    places = {name: PACKED / hashlib.sha256(data).hexdigest() for name, data in files.items()}
    made = {name: place.with_suffix(".zst") for name, place in places.items()}
    missing = [name for name in files if not made[name].exists()]
    for name in missing:
        places[name].write_bytes(files[name])
    if missing:
        packer = ROOT / "web/build/zstd.mjs"
        subprocess.run(["node", str(packer), *(str(places[name]) for name in missing)], check=True)
    for left in set(PACKED.iterdir()) - set(made.values()):
        left.unlink()
    return {name: place.read_bytes() for name, place in made.items()}


if __name__ == "__main__":
    main()
