"""Boards and words that a game's own package brings: that one file is served, as a script, and nothing else of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from forts.core import rooms
from server.harness import ServerProcess

TOY = Path(__file__).parent.parent / "toy"


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "forts_nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: forts-nim\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[forts.games]\nnim = nim:GAME\nlost = nim:LOST\n[forts.bots]\nhasty = nim.bots:Hasty\nmute = nim.bots:MUTE\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(TOY), prepend=":")
        patch.setenv("PYTHONPATH", str(folder), prepend=":")
        with ServerProcess(tmp_path_factory.mktemp("server"), workers=request.param) as running:
            yield running


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, trust_env=False) as client:
        yield client


def test_what_is_broken_is_in_the_log_once(server: ServerProcess, http: httpx.Client) -> None:
    for _ in range(20):
        assert http.get("/api/games").status_code == 200
    for name in ("lost", "mute"):
        assert server.log.count(f"“{name}”") == 1, server.log


def test_the_list_says_who_brings_a_board_and_which_bots_there_are(http: httpx.Client) -> None:
    games = {game["name"]: game for game in http.get("/api/games").json()}
    assert games["nim"]["board"] is True
    assert not any(game["board"] for name, game in games.items() if name != "nim")
    assert games["nim"]["about"]["hasty"] == "Takes as many stones as it can."
    assert "lost" not in games, "what is broken is left out"


def test_the_board_is_a_script_under_the_same_policy(http: httpx.Client) -> None:
    answer = http.get("/api/games/nim/board.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]
    assert answer.text == (TOY / "nim/web/board.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/fort/board.js",
        "/api/games/chess/board.js",
        "/api/games/nim/game.py",
        "/api/games/nim/web/board.js",
        "/api/games/nim/board.js/../game.py",
        "/api/games/nim%2F..%2Fnim/board.js",
        "/api/games/..%2Fnim/board.js",
        "/api/games/nim/..%2Fboard.js",
    ],
)
def test_nothing_else_is_served(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404, answer.text[:200]
    assert "NimState" not in answer.text


def test_words_come_in_the_language_asked_for_or_in_english(http: httpx.Client) -> None:
    assert "nim-ask-pick = Quel tas ?" in http.get("/api/games/nim/words?lang=fr").text
    for lang in ("en", "xx", "../en", ""):
        answer = http.get("/api/games/nim/words", params={"lang": lang})
        assert answer.headers["content-type"].startswith("text/plain")
        assert "nim-ask-pick = Which pile?" in answer.text
    assert http.get("/api/games/chess/words").status_code == 404


def test_a_bot_that_was_added_takes_a_seat_but_no_parameters(http: httpx.Client) -> None:
    def table(bot: str) -> httpx.Response:
        seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
        return http.post("/api/tables", json={"game": "nim", "seats": seats, "start": True})

    assert table("hasty").json()["seats"][1]["bot"] == "hasty"
    for bot in ("hasty(most=1)", "expert(seconds=3600)", "nim.bots:Hasty", "os:system"):
        assert (table(bot).status_code, table(bot).json()["reason"]) == (400, "bots-unknown")


def test_a_board_that_is_too_large_is_no_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, size in (("fits", rooms.LARGEST_BOARD), ("bursts", rooms.LARGEST_BOARD + 1)):
        (tmp_path / f"board_that_{name}" / "web").mkdir(parents=True)
        (tmp_path / f"board_that_{name}" / "__init__.py").write_text("")
        (tmp_path / f"board_that_{name}" / "web" / "board.js").write_bytes(b" " * size)
    monkeypatch.syspath_prepend(tmp_path)
    for name, found in (("fits", True), ("bursts", False)):
        __import__(f"board_that_{name}")
        assert (rooms.board_of(f"board_that_{name}") is not None) is found
