"""What holds for every puzzle: the same tries give the same bout, it ends by itself, and it keeps its secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forts.core.errors import BadTry
from forts.core.trial import Try
from forts.games.boyard.trials.by_name import PUZZLES

from .conftest import DUELS, LEVELS, Stage

ALL = tuple(PUZZLES)
VIEWERS = (None, 0, 1, 2, 3)
QUICK = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))

small = st.integers(-2, 14)
presses = st.lists(st.integers(0, 9000), max_size=6).map(sorted)
PLAUSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "sequence": st.fixed_dictionaries({"signs": st.lists(st.integers(0, 4), min_size=3, max_size=4)}),
    "odd": st.fixed_dictionaries({"drawing": st.integers(-1, 24)}),
    "parade": st.fixed_dictionaries({"number": small}),
    "grid": st.fixed_dictionaries({"cell": small}),
    "shells": st.fixed_dictionaries({"place": small}),
    "order": st.fixed_dictionaries({"order": st.lists(st.sampled_from(["tiger", "sage", "diver"]), max_size=5)}),
    "sums": st.fixed_dictionaries({"number": small}),
    "letters": st.fixed_dictionaries({"word": st.sampled_from(["stone", "tones", ""])}),
    "bell": st.fixed_dictionaries({"at": presses}),
    "gauge": st.fixed_dictionaries({"began": st.integers(0, 5000), "ended": st.integers(0, 9000)}),
    "drum": st.fixed_dictionaries({"at": presses}),
    "rope": st.fixed_dictionaries({"at": presses, "sides": st.lists(st.sampled_from(["left", "right"]), max_size=6)}),
    "lanterns": st.fixed_dictionaries({"at": presses, "misses": st.integers(-1, 3)}),
    "glass": st.fixed_dictionaries({"at": st.integers(0, 13000)}),
    "sticks": st.fixed_dictionaries({"choice": st.integers(0, 4)}),
    "noughts": st.fixed_dictionaries({"choice": small}),
    "fleet": st.one_of(
        st.fixed_dictionaries({"boat": st.sampled_from([[0, 1], [4, 7], [0, 4]])}),
        st.fixed_dictionaries({"choice": small}),
    ),
    "reflex": st.fixed_dictionaries({"round": st.integers(0, 2), "after": st.integers(-1, 900)}),
    "race": st.fixed_dictionaries({"number": small, "after": st.integers(0, 40000)}),
    "pairs": st.fixed_dictionaries({"choice": small}),
    "bluff": st.fixed_dictionaries({"round": st.integers(0, 3), "choice": st.integers(0, 2)}),
    "dice": st.fixed_dictionaries({"choice": st.sampled_from(["roll", "stop"])}),
    "riddle": st.fixed_dictionaries({"text": st.sampled_from(["a clock", "a glove", ""])}),
    "guess": st.fixed_dictionaries({"text": st.sampled_from(["a clock", "a glove", ""])}),
    "grip": st.fixed_dictionaries({"at": st.integers(-1, 9000)}),
}
"""Tries that may be right, wrong, early or refused."""
AROUND: list[dict[str, Any]] = [
    *({"do": "ready"}, {"do": "time", "factor": 2.0}, {"do": "another"}, {"do": "accept"}, {"do": "appeal"}),
    *({"do": "fits", "fits": True}, {"do": "fits", "fits": False}, {"do": "nothing"}),
]
json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def tries(draw: st.DrawFn, name: str) -> list[Try]:
    """What people do, in the order of time, from before it begins."""
    at, found = 0.0, []
    what = st.builds(lambda inner: {"do": "do", "what": inner}, PLAUSIBLE[name]) | st.sampled_from(AROUND)
    if draw(st.booleans()):
        found = [Try(seat, 0.0, {"do": "ready"}) for seat in (0, 2)]
    for _ in range(draw(st.integers(0, 14))):
        at += draw(st.sampled_from([0.0, 0.3, 1.0, 2.7, 6.0, 25.0]))
        seat = draw(st.sampled_from([0, 0, 2, 2, 1, 3]))
        found.append(Try(seat, at, draw(what)))
    return found


def stage_of(name: str, level: int, seed: int, bot: bool) -> Stage:
    """With another trial to change for; a bot as the rival, if there is one."""
    bots = {2: 60} if bot and name in DUELS else {}
    return Stage(name, level, seed=seed, bots=bots, other="sums" if name not in DUELS else "bluff")


def taken(stage: Stage, attempt: Try) -> str:
    """Why a try was refused; empty if it was not."""
    try:
        stage.bout.take(attempt)
    except BadTry as error:
        return str(error.reason.args["why"])
    return ""


@pytest.mark.parametrize("name", ALL)
@QUICK
@given(data=st.data())
def test_the_same_tries_give_the_same_bout_in_any_split_and_whoever_looks(name: str, data: st.DataObject) -> None:
    level, seed = data.draw(st.sampled_from(LEVELS)), data.draw(st.integers(0, 50))
    bot, done = data.draw(st.booleans()), data.draw(tries(name))
    plain = stage_of(name, level, seed, bot)
    said = [taken(plain, attempt) for attempt in done]
    watched = stage_of(name, level, seed, bot)
    for attempt, why in zip(done, said, strict=True):
        for now in data.draw(st.lists(st.floats(-5, 300), max_size=3)):
            watched.state(now)
        assert taken(watched, attempt) == why
    # another machine takes the same ones without those that were refused
    again = stage_of(name, level, seed, bot)
    for attempt, why in zip(done, said, strict=True):
        if not why:
            assert taken(again, attempt) == ""
    for now in (0.0, 5.0, 31.0, 62.0, 400.0):
        assert plain.state(now) == watched.state(now) == again.state(now)


@pytest.mark.parametrize("name", ALL)
@QUICK
@given(data=st.data())
def test_it_ends_by_itself_if_nobody_acts_and_time_goes_on(name: str, data: st.DataObject) -> None:
    stage = stage_of(name, data.draw(st.sampled_from(LEVELS)), data.draw(st.integers(0, 50)), data.draw(st.booleans()))
    done = [Try(seat, 0.0, {"do": "ready"}) for seat in (0, 2)] + data.draw(tries(name))
    for attempt in done:
        taken(stage, attempt)
    at, moments = done[-1].at, 0
    while (outcome := stage.bout.outcome(at)) is None:
        later = stage.bout.next(at)
        assert later is not None
        assert later > at
        at, moments = later, moments + 1
        assert moments < 200
    assert outcome in stage.outcomes
    assert stage.bout.next(at) is None
    assert stage.bout.waiting() == []
    assert stage.shown(at, None).phase == "done"
    for attempt in (Try(0, at, {"do": "do", "what": {}}), Try(0, at, {"do": "ready"})):
        assert taken(stage, attempt) == "late"


@pytest.mark.parametrize("name", ALL)
@QUICK
@given(what=json, at=st.floats(0, 60))
def test_malformed_tries_of_any_shape_are_refused_and_change_nothing(name: str, what: Any, at: float) -> None:
    stage = Stage(name).begin()
    before = stage.state(at)
    for shape in (what, {"do": what}, {"do": "do", "what": what}, {"do": "time", "factor": what}):
        if isinstance(shape, dict) and shape.get("what") == {} and name == "fleet":
            continue  # neither boat nor shot: refused as impossible
        with pytest.raises(BadTry):
            stage.bout.take(Try(0, stage.clock(at), shape))
    assert stage.state(at) == before


@pytest.mark.parametrize("name", ALL)
def test_times_that_go_backwards_are_refused(name: str) -> None:
    stage = Stage(name).begin()
    assert taken(stage, Try(0, 99.9, {"do": "ready"})) == "early"


# -- secrets: two bouts that differ only in what is hidden look alike until its time ---------------------------------


def _sequence(puzzle: Any) -> None:
    puzzle.signs[3:] = [(sign + 1) % 5 for sign in puzzle.signs[3:]]


def _parade(puzzle: Any) -> None:
    puzzle.thing, puzzle.colour, puzzle.count = 99, 99, 99
    puzzle.passing[5:] = [(5 - thing, 2 - colour) for thing, colour in puzzle.passing[5:]]


def _grid(puzzle: Any) -> None:
    puzzle.asked.reverse()


def _shells(puzzle: Any) -> None:
    puzzle.place = (puzzle.place + 1) % 3
    puzzle.swaps[2:] = [(0, 1) if swap != (0, 1) else (1, 2) for swap in puzzle.swaps[2:]]


def _sums(puzzle: Any) -> None:
    puzzle.total = -1
    puzzle.texts[2:] = ["MARKER"] * 5


def _letters(puzzle: Any) -> None:
    puzzle.words = ["MARKER"]


def _typed(puzzle: Any) -> None:
    puzzle.answers, puzzle.near = ["MARKER"], ["MARKER"]
    puzzle.settings = {**puzzle.settings, "why": "MARKER"}


def _gauge(puzzle: Any) -> None:
    puzzle.lows[1:] = [0.5] * 4


def _lanterns(puzzle: Any) -> None:
    puzzle.places[5:] = [8 - place for place in puzzle.places[5:]]


def _reflex(puzzle: Any) -> None:
    puzzle.lit += 0.5
    puzzle.dark[1:] = [9.0, 9.0]


def _race(puzzle: Any) -> None:
    puzzle.texts[1:], puzzle.results = ["MARKER"] * 4, [-1] * 5


def _pairs(puzzle: Any) -> None:
    puzzle.cards.reverse()


def _dice(puzzle: Any) -> None:
    puzzle.dice = [[7 - die for die in dice] for dice in puzzle.dice]


def _odd(puzzle: Any) -> None:
    puzzle.odd = (puzzle.odd + 1) % 24


def _order(puzzle: Any) -> None:
    puzzle.given = ["MARKER"]


HIDDEN: dict[str, tuple[Callable[[Any], None], Callable[[Any], float]]] = {
    "sequence": (_sequence, lambda puzzle: puzzle.end - 0.1),
    "odd": (_odd, lambda puzzle: 30.9),
    "parade": (_parade, lambda puzzle: puzzle.moments[4] - 0.01),
    "grid": (_grid, lambda puzzle: puzzle.asked_at - 0.01),
    "shells": (_shells, lambda puzzle: puzzle.moments[2] - 0.01),
    "order": (_order, lambda puzzle: 30.9),
    "sums": (_sums, lambda puzzle: puzzle.moments[1] - 0.01),
    "letters": (_letters, lambda puzzle: 30.9),
    "riddle": (_typed, lambda puzzle: 90.9),
    "guess": (_typed, lambda puzzle: 60.9),
    "gauge": (_gauge, lambda puzzle: 30.9),
    "lanterns": (_lanterns, lambda puzzle: 20.9),
    "reflex": (_reflex, lambda puzzle: puzzle.lit - 0.51),
    "race": (_race, lambda puzzle: 40.9),
    "pairs": (_pairs, lambda puzzle: 10.9),
    "dice": (_dice, lambda puzzle: 10.9),
}
"""What to change in a puzzle that is hidden, and until when nobody may tell."""
OPEN = {"bell", "drum", "rope", "glass", "sticks", "noughts", "grip"}
"""Nothing in them is hidden: what there is has to be drawn."""
BY_CHOICE = {"fleet", "bluff"}
"""What is hidden in them is what the other one chose."""


def test_every_puzzle_is_looked_through_for_secrets() -> None:
    assert set(HIDDEN) | OPEN | BY_CHOICE == set(ALL)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(HIDDEN))
def test_nothing_is_shown_before_its_time(name: str, level: int) -> None:
    for seed in range(5):
        one, other = Stage(name, level, seed=seed).begin(), Stage(name, level, seed=seed).begin()
        change, until = HIDDEN[name]
        change(other.puzzle)
        last = until(one.puzzle)
        for step in range(101):
            at = last * step / 100
            for viewer in VIEWERS:
                shown = other.shown(at, viewer)
                assert one.shown(at, viewer) == shown
                assert "MARKER" not in repr(shown)


@pytest.mark.parametrize("name", ["sequence", "grid", "gauge", "lanterns", "race"])
def test_a_right_answer_shows_the_next_question_and_none_after_it(name: str) -> None:
    first: dict[str, tuple[float, Callable[[Any], dict[str, Any]]]] = {
        "sequence": (4.0, lambda puzzle: {"signs": puzzle.signs[:3]}),
        "grid": (6.0, lambda puzzle: {"cell": puzzle.asked[0]}),
        "gauge": (3.0, lambda puzzle: {"began": 0, "ended": 100}),
        "lanterns": (5.0, lambda puzzle: {"at": [900, 1800, 2700, 3600, 4500], "misses": 0}),
        "race": (5.0, lambda puzzle: {"number": puzzle.results[0], "after": 5000}),
    }
    later: dict[str, Callable[[Any], None]] = {
        "sequence": lambda puzzle: puzzle.signs.__setitem__(slice(4, None), [-5] * 3),
        "grid": lambda puzzle: puzzle.asked.__setitem__(2, (puzzle.asked[2] + 1) % 12),
        "gauge": lambda puzzle: puzzle.lows.__setitem__(slice(2, None), [-5.0] * 3),
        "lanterns": lambda puzzle: puzzle.places.__setitem__(slice(10, None), [-5] * 5),
        "race": lambda puzzle: puzzle.texts.__setitem__(slice(2, None), ["MARKER"] * 3),
    }
    one, other = Stage(name).begin(), Stage(name).begin()
    later[name](other.puzzle)
    at, answer = first[name]
    one.do(at, answer(one.puzzle))
    other.do(at, answer(other.puzzle))
    for step in range(50):
        for viewer in VIEWERS:
            assert one.shown(at + step / 10, viewer) == other.shown(at + step / 10, viewer)


@pytest.mark.parametrize(
    ("name", "mine", "instead"),
    [
        ("fleet", {"boat": [0, 1]}, {"boat": [4, 5]}),
        ("bluff", {"round": 0, "choice": 0}, {"round": 0, "choice": 2}),
        ("dice", {"choice": "roll"}, {"choice": "roll"}),
    ],
)
def test_the_others_secret_choice_is_seen_by_nobody(name: str, mine: Any, instead: Any) -> None:
    one, other = Stage(name).begin(), Stage(name).begin()
    if name == "dice":
        _dice(other.puzzle)
    one.do(1, mine)
    other.do(1, instead)
    assert one.seen(1, 0) != other.seen(1, 0)
    for viewer in (None, 1, 2, 3):
        assert one.shown(1, viewer) == other.shown(1, viewer)


@pytest.mark.parametrize("name", ["fleet", "bluff", "dice", "reflex", "race"])
def test_what_a_bot_will_do_is_seen_by_nobody(name: str) -> None:
    """Bots of any skill look alike until the person has acted."""
    stages = [Stage(name, bots={2: skill}, seed=5).begin() for skill in (35, 82)]
    if name == "reflex":
        assert stages[0].puzzle.times != stages[1].puzzle.times
    for at in (0.0, 0.5, 1.9):
        for viewer in VIEWERS:
            assert stages[0].shown(at, viewer) == stages[1].shown(at, viewer)
