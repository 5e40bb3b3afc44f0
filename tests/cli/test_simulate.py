"""Many games: what is printed, and that the number of processes changes nothing."""

from __future__ import annotations

import json

import pytest

import forts
from forts.bots import BotView, RandomBot, UnknownBot, find_bot
from forts.core import Dice
from forts.lab import simulate

KEYS = [
    "game",
    "players",
    "games",
    "seconds",
    "games_per_second",
    "decisions",
    "decisions_per_second",
    "wins",
    "mean_scores",
    "mean_turns",
    "ended_by",
    "compiled",
    "wins_by_bot",
    "win_rate_by_bot",
    "faults",
]
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def untimed(result: dict) -> dict:
    return {key: value for key, value in result.items() if key not in TIMES}


@pytest.mark.parametrize(("game", "players"), [("nim", 3), ("fort", 2), ("fort", 4)])
def test_json(run, game, players):
    outcome = run("simulate", game, "-p", str(players), "-n", "30", "--seed", "1", "--bots", "random", "--json")
    assert outcome.code == 0
    assert outcome.err == ""
    result = json.loads(outcome.out)
    assert list(result) == KEYS
    assert (result["game"], result["players"], result["games"]) == (game, players, 30)
    assert result["compiled"] is forts.COMPILED
    assert len(result["wins"]) == len(result["mean_scores"]) == players
    assert sum(result["wins"]) == pytest.approx(30)
    assert sum(result["ended_by"].values()) == 30
    assert result["decisions"] > 0
    assert result["mean_turns"] > 1
    assert result["games_per_second"] == pytest.approx(30 / result["seconds"], rel=0.01)


def test_the_same_for_any_number_of_processes():
    alone = simulate(forts.find("fort"), 3, 50, seed=7)
    shared = simulate(forts.find("fort"), 3, 50, seed=7, jobs=2)
    assert untimed(alone.to_json()) == untimed(shared.to_json())
    assert untimed(alone.to_json()) != untimed(simulate(forts.find("fort"), 3, 50, seed=8).to_json())


def test_a_game_of_a_third_party_in_other_processes():
    nim = forts.find("nim")
    assert untimed(simulate(nim, 2, 50, 1, jobs=2).to_json()) == untimed(simulate(nim, 2, 50, 1).to_json())


def test_progress_adds_up():
    done: list[int] = []
    simulate(forts.find("nim"), 2, 50, seed=1, progress=done.append)
    assert sum(done) == 50


def test_ctrl_c_keeps_what_was_played(run, monkeypatch):
    def stop(more: int) -> None:
        raise KeyboardInterrupt

    result = simulate(forts.find("nim"), 2, 1000, seed=1, progress=stop)
    assert result.interrupted
    assert 0 < result.games < 1000


def test_table_for_people(run):
    assert "Mean score" in run("simulate", "nim", "-n", "5").out
    assert "Score moyen" in run("simulate", "nim", "-n", "5", "--lang", "fr").out


def test_random_bot_takes_legal_actions_only():
    match = forts.new("fort", 2, seed=4)
    view = BotView(match.game, match.state, match.to_act, Dice(1))
    assert {RandomBot().choose(view) for _ in range(200)} == set(match.state.legal())


def test_unknown_bot():
    with pytest.raises(UnknownBot, match="genius"):
        find_bot("genius")
    assert find_bot("random") is RandomBot
