"""Decisions as files: all of them, once, as they were taken; and what is damaged or foreign is named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import forts
from forts import catalog
from forts.bots import SearchBot
from forts.core import CHANCE, Dice
from forts.core.data_set import KEY
from forts.core.layout import OtherLayout, observed
from forts.lab import dataset as written
from forts.lab.dataset import dataset
from forts.lab.errors import BadRun
from forts.rl import BadDataset
from forts.rl import dataset as reading

NIM = catalog.find("nim")


def write(folder: Path, games: int = 12, bots: tuple[str, ...] = ("easy", "random"), **more: Any) -> Any:
    return dataset(NIM, 2, games, folder, more.pop("seed", 5), bots, **more)


def test_every_decision_is_there_with_what_its_seat_knew(tmp_path: Path) -> None:
    fort = catalog.find("fort")
    dataset(fort, 3, 4, tmp_path, 9, ("random",))
    rows = reading.read(tmp_path)
    frame = pl.read_parquet(tmp_path / "*.parquet")
    assert len(rows) == len(frame)
    options = fort.complete(3, {})
    layout = fort.layout(3, options)
    at = 0
    for number in sorted(set(rows.game.tolist())):
        games = np.flatnonzero(rows.game == number)
        dice = Dice(int(frame["seed"][int(games[0])]))
        state = fort.new(3, options)
        for ply, row in enumerate(games):
            while state.to_act() == CHANCE:
                state.roll(dice)
            dice.below(len(state.options))  # the same luck chose the move
            assert (rows.ply[row], rows.seat[row]) == (ply, state.to_act())
            assert rows.observation[row].tobytes() == observed(state, state.to_act(), layout)
            assert np.flatnonzero(rows.mask[row]).tolist() == state.legal() == frame["legal"][int(row)].to_list()
            state.apply(int(rows.action[row]))
            at += 1
        while state.to_act() == CHANCE:
            state.roll(dice)
        shares = state.returns()
        assert [rows.share[row] for row in games] == pytest.approx([shares[rows.seat[row]] for row in games])
        assert [rows.score[row] for row in games] == [fort.scores(state)[rows.seat[row]] for row in games]
    assert at == len(rows)


def test_what_a_search_found_is_kept_beside_the_legal_moves(tmp_path: Path) -> None:
    write(tmp_path, 6, ("hard(passes=32)", "random"))
    frame = pl.read_parquet(tmp_path / "*.parquet")
    searched = frame.filter(pl.col("bot") != "random")
    assert len(searched)
    for row in searched.iter_rows(named=True):
        assert len(row["shares"]) == len(row["visits"]) == len(row["legal"])
        assert (
            row["action"] == row["legal"][int(np.argmax(row["visits"]))]
            or max(row["visits"]) == sorted(row["visits"])[-2]
        )
        assert sum(row["visits"]) >= 32
    assert frame.filter(pl.col("bot") == "random")["shares"].null_count() == len(frame) - len(searched)
    assert SearchBot(passes=1).found == []


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "PART_ROWS", 10)
    write(tmp_path / "whole", 12)
    half = write(tmp_path / "half", 5)
    assert half.games == 5
    more = write(tmp_path / "half", 12, seed=None, jobs=2)
    assert (more.resumed, more.games) == (5, 12)
    again = write(tmp_path / "half", 12)
    assert (again.resumed, again.decisions) == (12, 0)
    one, two = (pl.read_parquet(tmp_path / name / "*.parquet").sort("game", "ply") for name in ("whole", "half"))
    assert one.equals(two)
    assert len(reading.parts_of(tmp_path / "half")) > 2


def test_what_is_interrupted_is_kept(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    broken = write(tmp_path, 12, progress=interrupt)
    assert broken.interrupted
    assert 0 < broken.games < 12
    assert set(reading.read(tmp_path).game.tolist()) == set(range(broken.games))


def test_another_run_is_refused_and_kept(tmp_path: Path) -> None:
    write(tmp_path, 3)
    before = [file.read_bytes() for file in reading.parts_of(tmp_path)]
    with pytest.raises(BadRun, match="seed"):
        write(tmp_path, 4, seed=6)
    with pytest.raises(BadRun, match="seatings"):
        write(tmp_path, 4, bots=("random",))
    assert [file.read_bytes() for file in reading.parts_of(tmp_path)] == before


def test_the_files_say_what_they_are(tmp_path: Path) -> None:
    dataset(catalog.find("fort"), 2, 1, tmp_path, 9, ("random",), command="forts dataset fort -p 2 -n 1")
    header = reading.header_of(reading.parts_of(tmp_path)[0])
    assert header["command"] == "forts dataset fort -p 2 -n 1"
    assert (header["game"], header["players"], header["seed"], header["rules"]) == ("fort", 2, "9", 3)
    assert header["data"]
    assert header["layout"]["version"] == 1
    assert header["layout"]["parts"][0]["name"] == "question"


def test_one_decision_that_has_changed_is_noticed(tmp_path: Path) -> None:
    write(tmp_path, 8)
    file = reading.parts_of(tmp_path)[0]
    header = pl.read_parquet_metadata(file)[KEY]
    whole = pl.read_parquet(file)
    for column in ("observation", "legal", "action", "share", "score", "seat", "ply", "game"):
        values = whole[column].to_list()
        at = next(row for row in range(1, len(values)) if values[row] != values[0])
        values[0], values[at] = values[at], values[0]
        changed = whole.with_columns(pl.Series(column, values, dtype=whole.schema[column]))
        changed.write_parquet(file, metadata={KEY: header})
        with pytest.raises(BadDataset, match=file.name):
            reading.read(tmp_path)
    old = json.loads(header)
    del old["digest"]
    whole.write_parquet(file, metadata={KEY: json.dumps(old)})
    assert len(reading.read(tmp_path)) == len(whole), "parts of the first versions have no digest"


def test_a_part_without_its_games_is_named_and_kept(tmp_path: Path) -> None:
    write(tmp_path, 3)
    file = reading.parts_of(tmp_path)[0]
    pl.read_parquet(file).drop("game").write_parquet(file, metadata={KEY: pl.read_parquet_metadata(file)[KEY]})
    before = file.read_bytes()
    with pytest.raises(BadRun, match=file.name):
        write(tmp_path, 4)
    assert file.read_bytes() == before


def test_damaged_foreign_and_mixed_parts_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "PART_ROWS", 10)
    write(tmp_path / "good", 8)
    good = reading.parts_of(tmp_path / "good")
    with pytest.raises(BadDataset, match="nothing"):
        reading.read(tmp_path / "nothing")
    for name, body in {"torn": good[1].read_bytes()[:300], "text": b"hello", "empty": b""}.items():
        shutil.copytree(tmp_path / "good", tmp_path / name)
        (tmp_path / name / good[1].name).write_bytes(body)
        with pytest.raises(BadDataset, match=good[1].name):
            reading.read(tmp_path / name)
        with pytest.raises(BadRun, match=good[1].name):
            write(tmp_path / name, 9)
    shutil.copytree(tmp_path / "good", tmp_path / "foreign")
    pl.DataFrame({"game": [1]}).write_parquet(tmp_path / "foreign" / good[1].name)
    with pytest.raises(BadDataset, match=good[1].name):
        reading.read(tmp_path / "foreign")
    numbers = pl.read_parquet(good[1])
    header = pl.read_parquet_metadata(good[1])[KEY]
    torn = {
        "outside": pl.lit([60_000], pl.List(pl.UInt16)).alias("legal"),
        "short": pl.lit(b"abc").alias("observation"),
    }
    for name, column in torn.items():
        shutil.copytree(tmp_path / "good", tmp_path / name)
        numbers.with_columns(column).write_parquet(tmp_path / name / good[1].name, metadata={KEY: header})
        with pytest.raises(BadDataset, match=good[1].name):
            reading.read(tmp_path / name)
    write(tmp_path / "other", 8, seed=77)
    shutil.copytree(tmp_path / "good", tmp_path / "mixed")
    shutil.copy(reading.parts_of(tmp_path / "other")[1], tmp_path / "mixed" / good[1].name)
    with pytest.raises(BadDataset, match="different run"):
        reading.read(tmp_path / "mixed")


def test_another_version_of_the_layout_is_refused(tmp_path: Path) -> None:
    write(tmp_path, 2)
    (file,) = reading.parts_of(tmp_path)
    header = reading.header_of(file)
    header["layout"]["version"] = 7
    pl.read_parquet(file).write_parquet(file, metadata={KEY: json.dumps(header)})
    with pytest.raises(OtherLayout, match="version 7"):
        reading.read(tmp_path)


def test_any_game_of_a_run_with_logs_replays(tmp_path: Path) -> None:
    from forts.lab import simulate
    from forts.lab.results import read_log, read_results

    for bots in (("random",), ("easy", "random")):
        for ending in ("parquet", "csv", "json"):
            out = tmp_path / f"{len(bots)}.{ending}"
            fort = catalog.find("fort")
            plain = simulate(fort, 2, 3, 8, bots)
            logged = simulate(fort, 2, 3, 8, bots, out=out, logs=True)
            assert plain.wins == logged.wins, "keeping the actions changes no game"
            for record in read_results(out):
                match = forts.replay(read_log(out, record.number))
                assert match.over
                assert tuple(match.scores) == record.scores
                assert tuple(match.state.returns()) == record.shares


def test_a_run_without_logs_says_so(tmp_path: Path) -> None:
    from forts.lab import simulate
    from forts.lab.results import read_log

    simulate(NIM, 2, 2, 8, out=tmp_path / "run.parquet")
    with pytest.raises(BadRun, match="--logs"):
        read_log(tmp_path / "run.parquet", 0)
    simulate(NIM, 2, 2, 8, out=tmp_path / "logs.parquet", logs=True)
    with pytest.raises(BadRun, match="7"):
        read_log(tmp_path / "logs.parquet", 7)
