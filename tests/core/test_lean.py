"""What `import forts` brings along, and what is said where an extra is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("numpy", "polars", "matplotlib", "ray", "litestar", "sqlalchemy", "fluent.runtime", "babel", "rich", "typer")
EXTRAS = {
    "lab": ("numpy", "polars", "matplotlib"),
    "ray": ("ray",),
    "server": ("litestar", "sqlalchemy", "uvicorn", "alembic", "argon2", "openskill", "redis"),
    "postgres": ("psycopg",),
}


def python(code: str, *, without: tuple[str, ...] = (), folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh process in which these libraries are not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({list(without)!r}))\n"
    command = [sys.executable, "-c", hidden + code]
    said = "1\nq\nq\n"  # a move, and out of the game
    return subprocess.run(
        command, input=said, capture_output=True, text=True, cwd=folder, env={**os.environ, "LANG": "C.UTF-8"}
    )


def forts(*arguments: str, without: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    code = f"from forts.cli import main; sys.exit(main({list(arguments)!r}))"
    return python(code, without=without, folder=folder)


def test_importing_forts_loads_no_game_and_nothing_heavy() -> None:
    loaded = python("import forts; print(*sys.modules)")
    assert loaded.returncode == 0, loaded.stderr
    modules = loaded.stdout.split()
    assert "forts.core.match" in modules
    assert not [name for name in HEAVY if name in modules]
    assert not [name for name in modules if name.startswith(("forts.games.", "forts.bots"))]


def test_a_game_in_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    all_of_them = tuple(name for names in EXTRAS.values() for name in names)
    played = forts("play", "fort", "--seats", "me,random", "--seed", "1", without=all_of_them, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Park" in played.stdout
    simulated = forts("simulate", "fort", "-n", "1", without=all_of_them, folder=tmp_path)
    assert simulated.returncode == 0, simulated.stderr


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("lab", ("ladder", "fort", "-n", "2", "--bots", "random,easy")),
        ("lab", ("balance", "fort", "-n", "1", "--bots", "random")),
        ("lab", ("simulate", "fort", "-n", "1", "--out", "games.parquet")),
        ("ray", ("simulate", "fort", "-n", "1", "--ray", "auto")),
        ("server", ("serve", "--port", "0")),
        ("postgres", ("serve", "--port", "0", "--database", "postgresql://nobody@localhost/nothing")),
    ],
    ids=lambda given: given if isinstance(given, str) else given[0],
)
def test_what_needs_an_extra_names_it_in_one_sentence(extra: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    refused = forts(*arguments, without=EXTRAS[extra], folder=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert f'pip install "forts[{extra}]"' in refused.stderr
    assert not list(tmp_path.iterdir()), "nothing was played in vain"
