"""Bots that fail, cheat or dawdle: named, and the games go on or stop as asked."""

from __future__ import annotations

import threading
import time

import pytest
import sample_bots

from forts.lab import simulate
from forts.lab.errors import LostWorker
from forts.lab.results import read_results


@pytest.mark.parametrize(
    ("bot", "kind", "part"),
    [
        ("Raises", "raised", "ValueError: I give up"),
        ("Leaves", "raised", "SystemExit"),
        ("Unmade", "raised", "RuntimeError: no chair"),
        ("Illegal", "illegal", "1000000000"),
        ("Wordy", "illegal", "'the first one, please'"),
    ],
)
def test_the_game_goes_on(small, bot, kind, part):
    name = f"sample_bots:{bot}"
    result = simulate(small, 2, 20, 1, [name, "random"])
    assert result.games == 20
    assert result.faults[name] >= 10
    assert list(result.faults) == [name]
    first = result.first_faults[name]
    assert (first.bot, first.kind, first.game) == (name, kind, 0)
    assert part in first.text
    assert result.to_json()["faults"][name]["first"]["ply"] == first.ply


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_never_answers_is_broken_off(small, jobs):
    name = "sample_bots:Slow"
    result = simulate(small, 2, 2, 1, [name, "random"], jobs=jobs, bot_seconds=0.05)
    assert result.games == 2
    assert result.first_faults[name].kind == "late"
    assert "0.05" in result.first_faults[name].text


def test_a_late_answer_is_found_out_without_a_timer(small, monkeypatch):
    # timers break into the main thread only
    name, found = "sample_bots:First", []
    monkeypatch.setattr(sample_bots.First, "choose", lambda self, view: time.sleep(0.02) or view.legal[0])
    play = threading.Thread(target=lambda: found.append(simulate(small, 2, 1, 1, [name, "random"], bot_seconds=0.01)))
    play.start()
    play.join()
    assert found[0].first_faults[name].kind == "late"


def test_stop_keeps_what_was_played(small, tmp_path):
    # the third decision of a game is not always reached: some games are whole before it stops
    name, out = "sample_bots:Raises", tmp_path / "games.json"
    result = simulate(small, 2, 500, 3, ["random", name], on_bad_bot="stop", out=out)
    assert result.stopped is not None
    assert name in result.stopped.text()
    assert name in result.stopped.text("fr")
    assert result.games < 500
    assert not out.exists()
    assert len((tmp_path / "games.json.part").read_text().splitlines()) == result.games + 1


def test_faults_are_the_same_on_processes_and_written_down(small, tmp_path):
    name = "sample_bots:Raises"
    alone = simulate(small, 2, 30, 1, [name, "random"], out=tmp_path / "games.parquet")
    shared = simulate(small, 2, 30, 1, [name, "random"], jobs=2)
    assert (alone.faults, alone.first_faults) == (shared.faults, shared.first_faults)
    written = [fault for record in read_results(tmp_path / "games.parquet") for fault in record.faults]
    assert len(written) == alone.faults[name]
    assert written[0] == alone.first_faults[name]


def test_a_bot_that_kills_its_process(small):
    with pytest.raises(LostWorker):
        simulate(small, 2, 4, 1, ["sample_bots:Dies", "random"], jobs=2)
