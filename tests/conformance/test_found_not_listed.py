"""Games are found: nothing outside a game's own folders knows its name, so that a game is added by adding folders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from forts import catalog

ROOT = Path(__file__).parents[2]

HOUSES = [
    *(ROOT / "src/forts").rglob("*.py"),
    *(ROOT / "src/forts").rglob("*.ftl"),
    *(ROOT / "src/forts").rglob("*.css"),
    *(ROOT / "web/src").rglob("*.ts"),
    *(ROOT / "web/src").rglob("*.svelte"),
    *(ROOT / "web/src").rglob("*.css"),
    *(ROOT / "web/scripts").glob("*"),
    ROOT / "build_hook.py",
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
    ROOT / "web/vite.config.ts",
]
"""What the house is made of."""

ALLOWED = {
    "src/forts/__init__.py": "the example that whoever opens the package reads first",
}
"""Files that may name a game, and why; each must still do so."""

SPOKEN = re.compile(r"\bfort games\b|\bgames about forts\b|\bjeux de forts\b", re.IGNORECASE)
"""The product says what it is about in a word that is also a game's name."""


def _of_the_house(path: Path) -> bool:
    """Is it outside `games/`, and no test? Tests choose a game as their example."""
    return "games" not in path.relative_to(ROOT).parts[:-1] and ".test" not in path.name and path.is_file()


def _names() -> re.Pattern[str]:
    own = [game.name for game in catalog.games() if catalog.origin(game) == catalog.HOUSE]
    assert len(own) > 1
    # as a word of its own, as a part of an id or a name, in any case; not within "forts" or "comfort"
    return re.compile(rf"(?<![a-z])(?:{'|'.join(own)})(?![a-z])", re.IGNORECASE)


def _lines_that_name_a_game(path: Path) -> list[str]:
    names = _names()
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    return [f"{number}: {line.strip()}" for number, line in lines if names.search(SPOKEN.sub("", line))]


@pytest.mark.parametrize("path", sorted(filter(_of_the_house, HOUSES)), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_of_the_house_names_a_game(path: Path) -> None:
    found = _lines_that_name_a_game(path)
    if str(path.relative_to(ROOT)) in ALLOWED:
        assert found, "it may name a game, and does not any more"
    else:
        assert found == []


def test_the_search_would_find_one() -> None:
    names = _names()
    for line in ("import fort", "--fort-data", "fort-title = Fort", "ForFort()", "data-game='forfort'", "Fort: two"):
        assert names.search(line), line
    for line in ("import forts", "forts.games", "from_forts()", "effort", "comfort", "fortsError"):
        assert not names.search(line), line
