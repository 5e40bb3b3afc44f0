"""What was compiled is kept as long as nothing that it depends on has changed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))


@pytest.fixture(scope="module")
def compiling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The tool, at work on a copy of the sources."""
    import compile_rules

    copy = tmp_path_factory.mktemp("sources")
    shutil.copytree(
        ROOT / "src/forts", copy / "src/forts", ignore=shutil.ignore_patterns("locale", "*.so", "__pycache__")
    )
    (copy / "tools").mkdir()
    for name in ("pyproject.toml", "tools/compile_rules.py", "tools/in_place.h", "tools/shim.c"):
        shutil.copy(ROOT / name, copy / name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compile_rules, "ROOT", copy)
        patch.setattr(compile_rules, "MADE", copy / "build/rules")
        yield compile_rules


@pytest.fixture(scope="module")
def changes(compiling: ModuleType) -> Callable[[str], bool]:
    """Does another line in a file ask for compiling anew?"""
    before = compiling.fingerprint()

    def changed(name: str) -> bool:
        path = compiling.ROOT / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "\n", encoding="utf-8")
        after = compiling.fingerprint()
        path.write_text(text, encoding="utf-8")
        return bool(before != after)

    return changed


@pytest.mark.parametrize(
    "name",
    [
        "src/forts/games/fort/rules/state.py",
        "src/forts/core/errors.py",  # not compiled itself: compiled modules take types from it
        "src/forts/bots/learned/sums.c",
        "tools/in_place.h",
        "tools/shim.c",
    ],
)
def test_a_change_that_matters_is_compiled(changes: Callable[[str], bool], name: str) -> None:
    assert changes(name)


@pytest.mark.parametrize("name", ["src/forts/cli/serve.py", "src/forts/server/api/tables.py"])
def test_what_no_compiled_module_knows_keeps_them(changes: Callable[[str], bool], name: str) -> None:
    assert not changes(name)


def test_what_fits_is_not_compiled_again(compiling: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(modules: list[str]) -> None:
        raise AssertionError(modules)

    monkeypatch.setattr(compiling, "compile_modules", never)
    compiling.MADE.mkdir(parents=True)
    (compiling.MADE / compiling.FINGERPRINT).write_text(compiling.fingerprint(), encoding="utf-8")
    assert compiling.main() == 0


def test_without_a_compiler_it_says_so(
    compiling: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "has_compiler", lambda: False)
    monkeypatch.setattr(compiling, "MADE", compiling.ROOT / "build/elsewhere")
    assert compiling.main() == compiling.NO_COMPILER
    assert "no C compiler" in capsys.readouterr().err
