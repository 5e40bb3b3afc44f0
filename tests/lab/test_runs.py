"""The same games whoever plays them, and seats that go round."""

from __future__ import annotations

from collections import Counter

import pytest

from forts.core import BadOption
from forts.lab import simulate
from forts.lab.playing import Task, play_game
from forts.lab.run import Means, run
from forts.lab.runner import Chunks, here, play_chunk
from forts.lab.simulate import rotations

TIMES = ("seconds", "games_per_second", "decisions_per_second")
BOTS = ["sample_bots:First", "random"]


def untimed(result) -> dict:
    return {key: value for key, value in result.to_json().items() if key not in TIMES}


def task_of(game, players=2, bots=(("random", "random"),), **more) -> Task:
    return Task(game, players, game.complete(players, {}), tuple(bots), 5, **more)


@pytest.mark.parametrize("bots", [["random"], BOTS])
def test_the_same_on_processes(fort, bots):
    alone = simulate(fort, 2, 24, 7, bots)
    assert untimed(alone) == untimed(simulate(fort, 2, 24, 7, bots, jobs=2))
    assert untimed(alone) != untimed(simulate(fort, 2, 24, 8, bots))


def test_chunks_do_not_show(fort):
    task = task_of(fort, 3, [("random",) * 3], records=True, facts=True)
    whole = play_chunk(task, list(range(6)))
    parts = [play_chunk(task, [number]) for number in (5, 3, 1, 0, 2, 4)]
    for part in parts[1:]:
        parts[0].tally.add(part.tally)
    assert parts[0].tally == whole.tally
    assert whole.records[3] == play_game(task, 3)


def test_chunks_grow_with_speed_and_miss_no_game(small):
    chunks = Chunks(range(500))
    with here(task_of(small), chunks) as played:
        sizes = [part.tally.games for part in played]
    assert sizes[0] == 1
    assert max(sizes) > 8
    assert sum(sizes) == 500


def test_seats_rotate():
    assert rotations(("a", "b")) == (("a", "b"), ("b", "a"))
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert rotations(("a", "a", "a")) == (("a", "a", "a"),)
    for seating in (("a", "b", "c"), ("a", "a", "b", "c")):
        for seat in range(len(seating)):
            assert Counter(turned[seat] for turned in rotations(seating)) == Counter(seating)


def test_each_bot_has_each_seat_equally_often(fort):
    outcome = run(
        task_of(fort, 3, rotations(("random", "sample_bots:First", "sample_bots:Last")), records=True), 9, Means()
    )
    for seat in range(3):
        assert set(Counter(record.bots[seat] for record in outcome.records).values()) == {3}


def test_wins_by_bot(small):
    result = simulate(small, 3, 60, 1, ["sample_bots:First", "random", "random"])
    assert list(result.wins_by_bot) == ["random", "sample_bots:First"]
    assert sum(result.wins_by_bot.values()) == pytest.approx(60)
    rate = result.to_json()["win_rate_by_bot"]["random"]
    assert rate["rate"] == pytest.approx(result.wins_by_bot["random"] / 60, abs=1e-6)
    assert rate["low"] < rate["rate"] < rate["high"]


def test_paired_seatings_share_their_seeds(small):
    task = task_of(small, 2, [("a", "b"), ("b", "a")], paired=True)
    assert [task.game_seed(number) == task.game_seed(0) for number in range(4)] == [True, True, False, False]
    assert task.seating(0) != task.seating(1)


def test_what_cannot_be_played(small):
    with pytest.raises(BadOption):
        simulate(small, 2, 0)
    with pytest.raises(BadOption):
        simulate(small, 2, 1, jobs=-1)
    with pytest.raises(BadOption):
        simulate(small, 2, 1, on_bad_bot="shout")
