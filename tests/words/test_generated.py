"""A third language, made from English and dropped into a copy of the package: nothing else is heard there."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

import forts
from forts import catalog
from forts.bots import bot_names
from forts.words import languages
from server.clients import Client, HttpRefused, Socket
from server.harness import ServerProcess

LANGUAGE = "qps"
TOOL = Path(__file__).parents[2] / "tools" / "generated_language.py"
GAMES = [game.name for game in catalog.games() if game.home.startswith("forts.games.")]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one language more."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        Path(forts.__file__).parent, folder / "forts", ignore=shutil.ignore_patterns("__pycache__", "client")
    )
    subprocess.run([sys.executable, str(TOOL), str(folder / "forts")], check=True)
    return folder


def _names(pieces: Any) -> Iterator[str]:
    """Proper names, the same in every language: those of pieces."""
    if isinstance(pieces, dict):
        if isinstance(pieces.get("name"), str):
            yield pieces["name"]
        pieces = list(pieces.values())
    if isinstance(pieces, list):
        for piece in pieces:
            yield from _names(piece)


def _foreign(text: str, *known: str) -> list[str]:
    """Words without accents, other than proper names and names in notation, which have an underscore."""
    text = re.sub("[a-z]+(_[a-z]+)+", "", unescape(text))
    # a name of several words may be broken at the end of a line
    proper = {part for name in known for part in re.findall("[A-Za-z]+", name)}
    return [word for word in re.findall("[A-Za-z]{2,}", text) if word not in proper]


def _proper(name: str) -> list[str]:
    game = catalog.find(name)
    pieces = msgspec.to_builtins(game.components(game.complete(game.min_players, {})))
    return [*_names(pieces), *bot_names(name), *GAMES]


def _run(copy: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONIOENCODING": "utf-8", "COLUMNS": "200", "LANG": "qps"}
    for name in ("FORTS_LANG", "LC_ALL", "LC_MESSAGES"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "forts", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=environment, cwd=copy)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_the_terminal(copy: Path, game: str) -> None:
    done = _run(
        copy, "play", game, "--seats", "me,random", "--seed", "5", typed="?\n? Bug\nŵĥý 1\nļöĝ\n" + "1\n2\n" * 400
    )
    assert done.returncode in (0, 130), done.stderr
    assert "Þļåýéŕ 2" in done.stdout and done.stdout.count("\n") > 200
    assert _foreign(done.stdout, "Bug", *_proper(game)) == []
    assert _foreign(done.stderr) == []


@pytest.mark.parametrize("game", GAMES)
def test_its_cards_rules_and_simulations(copy: Path, game: str) -> None:
    for arguments in (["cards", game], ["rules", game], ["simulate", game, "-n", "2", "--bots", "random"]):
        done = _run(copy, *arguments)
        assert done.returncode == 0, done.stderr
        assert done.stdout and _foreign(done.stdout, *_proper(game)) == [], arguments


def test_what_is_refused(copy: Path) -> None:
    done = _run(copy, "play", "chess")
    assert done.returncode == 2 and _foreign(done.stderr, "chess", *GAMES) == []
    known = ", ".join(["en", *sorted({*languages(), LANGUAGE} - {"en"})])
    assert known in _run(copy, "play", "fort", "--lang", "xx").stderr


def test_a_report(copy: Path) -> None:
    page = copy / "report.html"
    done = _run(copy, "balance", "fort", "-n", "3", "--seed", "1", "--bots", "random", "--out", str(page))
    assert done.returncode == 0, done.stderr
    spoken = re.sub("<style[^>]*>.*?</style>|<[^>]*>", " ", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert _foreign(spoken, *_proper("fort")) == []


async def _asked(ann: Client, game: str) -> Socket:
    """A seat that is asked something: a game may begin with trials, and end without a question."""
    chance = random.Random(1)
    while True:
        table = await ann.new_table(game, ["me", "random"], start=True)
        socket = await ann.connect(table["id"], seat=0, lang=f"{LANGUAGE}-XX", since=0)
        while socket.ask is None and not socket.over:
            if await socket.act(chance) is None:
                await socket.receive()
        if socket.ask is not None:
            return socket


@pytest.mark.anyio
async def test_the_server(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(copy))
    server = ServerProcess(tmp_path).start()
    try:
        async with Client(server, "Ann") as ann:
            for game in GAMES:
                rules = await ann.http.get(f"/api/games/{game}/rules?lang={LANGUAGE}")
                assert _foreign(rules.text, *_proper(game)) == []
                socket = await _asked(ann, game)
                assert socket.ask is not None
                refused = await socket.request("play", ply=77, action=0)
                told = [socket.ask["question"], *socket.ask["moves"], *socket.update["events"], refused]
                assert [_foreign(one["text"], *_proper(game)) for one in told] == [[]] * len(told)
            with pytest.raises(HttpRefused) as caught:
                await ann.call("GET", "/api/tables/none", **{"Accept-Language": f"{LANGUAGE};q=0.5, de"})
            assert caught.value.problem["text"] and _foreign(caught.value.problem["text"]) == []
    finally:
        server.terminate()
