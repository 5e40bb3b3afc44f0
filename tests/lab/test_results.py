"""Results in files: what is written is read again, and an interrupted run goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import polars as pl
import pytest

import forts
from forts.lab import simulate
from forts.lab.errors import BadRun
from forts.lab.playing import Task, play_game
from forts.lab.results import read_results
from forts.lab.run_file import part_of

ENDINGS = [".parquet", ".csv", ".json"]


def whole(game, count, seed, players=2):
    task = Task(game, players, game.complete(players, {}), (("random",) * players,), seed, facts=True)
    return [play_game(task, number) for number in range(count)]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("batch", [2, 5000])
def test_round_trip(fort, tmp_path, monkeypatch, ending, batch):
    monkeypatch.setattr("forts.lab.results.BATCH", batch)
    out = tmp_path / f"games{ending}"
    simulate(fort, 3, 5, 4, out=out)
    assert read_results(out) == whole(fort, 5, 4, players=3)
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_other_programs_find_columns(fort, tmp_path):
    simulate(fort, 2, 5, 4, out=tmp_path / "games.parquet")
    simulate(fort, 2, 5, 4, out=tmp_path / "games.csv")
    columns = pl.read_parquet(tmp_path / "games.parquet").columns
    assert columns[:8] == ["number", "seed", "bots", "shares", "scores", "turns", "decisions", "ended_by"]
    assert {"bot_1", "bot_2", "share_1", "share_2", "score_1", "score_2"} < set(
        pl.read_csv(tmp_path / "games.csv").columns
    )
    assert json.loads(pl.read_parquet_metadata(tmp_path / "games.parquet")["forts_run"])["seed"] == "4"


@pytest.mark.parametrize("ending", ENDINGS)
def test_goes_on_after_kill_9(fort, tmp_path, ending):
    out = tmp_path / f"games{ending}"
    command = [sys.executable, "-m", "forts", "simulate", "fort", "-n", "100000", "--seed", "6", "--out", str(out)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    part = part_of(out)
    deadline = time.monotonic() + 50
    while not (part.exists() and part.read_bytes().count(b"\n") > 5):
        assert running.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = part.read_bytes().count(b"\n") - 1
    assert kept >= 5
    result = simulate(fort, 2, kept + 4, out=out)  # the seed is that of the run
    assert result.resumed == kept
    assert result.games == kept + 4
    assert read_results(out) == whole(fort, kept + 4, 6)
    assert not part.exists()


def test_a_torn_line_is_played_again(small, tmp_path):
    out = tmp_path / "games.json"
    assert interrupted(small, out, after=3).interrupted
    part = part_of(out)
    torn = part.read_bytes()[:-10]
    part.write_bytes(torn)
    result = simulate(small, 2, 40, 1, out=out)
    assert result.resumed == torn.count(b"\n") - 1
    assert read_results(out) == whole(small, 40, 1)


def test_an_interrupted_run_adds_up(small, tmp_path):
    out = tmp_path / "games.csv"
    before = interrupted(small, out, after=2)
    assert 0 < before.games < 1000
    shown = []
    result = simulate(small, 2, 1000, out=out, jobs=2, progress=shown.append)
    assert sum(shown) == 1000
    straight = simulate(small, 2, 1000, 1)
    for name in ("wins", "mean_scores", "mean_turns", "ended_by", "decisions", "wins_by_bot"):
        assert getattr(result, name) == getattr(straight, name)


def interrupted(game, out, after):
    left = [after]

    def stop(done: int) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt

    return simulate(game, 2, 1000, 1, out=out, progress=stop)


def test_another_run_is_refused_and_kept(small, fort, tmp_path):
    out = tmp_path / "games.json"
    interrupted(small, out, after=1)
    before = part_of(out).read_bytes()
    for game, seed, bots in (
        (fort, 1, ["random"]),
        (small, 2, ["random"]),
        (small, 1, ["random", "sample_bots:First"]),
    ):
        with pytest.raises(BadRun, match="another run"):
            simulate(game, 2, 5, seed, bots, out=out)
    assert part_of(out).read_bytes() == before


def test_a_finished_file_is_refused_and_kept(small, tmp_path):
    out = tmp_path / "games.json"
    simulate(small, 2, 5, 1, out=out)
    before = out.read_bytes()
    with pytest.raises(BadRun, match="exists"):
        simulate(small, 2, 5, 1, out=out)
    assert out.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"[]\n", b'{"forts_run":1,"seed":"1"}\n{"number":0}\n', b"\xff\n"])
def test_a_damaged_run_is_refused_and_kept(small, tmp_path, content):
    out = tmp_path / "games.csv"
    part_of(out).write_bytes(content)
    with pytest.raises(BadRun, match="damaged"):
        simulate(small, 2, 5, 1, out=out)
    assert part_of(out).read_bytes() == content


def test_places_that_cannot_be_written(small, tmp_path):
    with pytest.raises(BadRun, match=r"\.parquet"):
        simulate(small, 2, 5, 1, out=tmp_path / "games.xls")
    with pytest.raises(BadRun, match="cannot be written"):
        simulate(small, 2, 5, 1, out=tmp_path / "nowhere" / "games.csv")
    with pytest.raises(BadRun, match="cannot be read"):
        read_results(tmp_path / "nothing.csv")
    for ending in ENDINGS:
        (tmp_path / f"foreign{ending}").write_text("1,2\n3,4\n")
        with pytest.raises(BadRun, match="cannot be read"):
            read_results(tmp_path / f"foreign{ending}")


def test_a_game_of_a_run_can_be_played_alone(tmp_path):
    fort = forts.find("fort")
    simulate(fort, 2, 3, 9, out=tmp_path / "games.json")
    record = read_results(tmp_path / "games.json")[2]
    state, dice = fort.new(2, fort.complete(2, {})), forts.core.Dice(int(record.seed))
    forts.core.playout.play_out(state, dice)
    assert tuple(fort.scores(state)) == record.scores
