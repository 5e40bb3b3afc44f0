"""A comparison that is played a little at a time says what the whole one says."""

from __future__ import annotations

import itertools

import msgspec
import pytest

import forts
from forts import words
from forts.core import BadData
from forts.lab.compare import Side, compare
from forts.lab.tryout import Kept, Told, advance, begin

SEED = 0x1234
GAME = forts.find("fort")
assert GAME.house is not None
TEXT = GAME.house.text().replace("5,23,3,3,0", "5,12,3,3,0")


def tryout(pairs: int, text: str = TEXT) -> Kept:
    return Kept("fort", 2, "random", f"{SEED:x}", pairs, ("house", "mine"), ("", text))


def played(kept: bytes, seconds: float) -> tuple[Told, int]:
    """Play it to the end by a clock that ticks whenever it is looked at; what is known, and in how many slices."""
    ticks = itertools.count()
    told, slices = None, 0
    while True:
        step = advance(kept, seconds, lambda: False, lambda: float(next(ticks)))
        kept, slices, told = step.kept, slices + 1, step.told or told
        if step.over:
            assert told is not None
            return told, slices


def test_slices_of_any_length_find_what_one_comparison_finds() -> None:
    whole, once = played(begin(tryout(60)), 1e9)
    parts, often = played(begin(tryout(60)), 7.0)
    assert once == 1 and often > 10
    assert whole == parts and whole.pairs == 60
    sides = [Side(name, GAME.complete(2, {"data": text}), ("random",)) for name, text in (("a", ""), ("b", TEXT))]
    told = compare(GAME, 2, 60, (sides[0], sides[1]), SEED)
    assert [one.name for one in told.differences] == [one.name for one in whole.findings["en"]]
    assert [one.sure for one in told.differences] == [one.verdict == "sure" for one in whole.findings["en"]]
    by_points = {one.name: one for one in whole.findings["en"]}["points.by.level"]
    here, there = by_points.sentence.index(by_points.first), by_points.sentence.index(by_points.second)
    assert by_points.difference is not None and by_points.difference < 0 and there < here, "12 points, not 23"
    assert [one.difference < 0 for one in told.differences] == [
        (one.difference or 0) < 0 for one in whole.findings["en"]
    ]
    assert whole.surely == sum(one.sure for one in told.differences)


def test_both_sides_have_the_same_luck() -> None:
    assert GAME.house is not None
    told, _ = played(begin(tryout(30, GAME.house.text())), 7.0)
    assert told.pairs == 30 and len(told.findings["en"]) > 15
    assert {(one.difference or 0.0, one.low or 0.0, one.high or 0.0) for one in told.findings["en"]} == {(0, 0, 0)}
    other, _ = played(begin(tryout(30)), 7.0)
    alike = {one.name for one in other.findings["en"] if one.low == one.high == 0}
    assert {"turns", "decisions", "options", "ended_by.fort"} <= alike, "a track's points change no `random` bot's game"


def test_it_is_told_in_every_language_and_can_be_written_down() -> None:
    told, _ = played(begin(tryout(40)), 1e9)
    assert set(told.findings) == set(words.languages())
    french, english = told.findings["fr"], told.findings["en"]
    assert [one.name for one in french] == [one.name for one in english]
    assert all(one.sentence != other.sentence for one, other in zip(french, english, strict=True))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Told) == told


def test_what_a_card_that_differs_is_worth_is_told_beside() -> None:
    house = GAME.house.text() if GAME.house is not None else ""
    text = house.replace("0,Bones,book,(trash > vp) x book,any,1,", "0,Bones,book,9 vp,9 vp,5,")
    begun = begin(tryout(30, text))
    parts, _ = played(begun, 7.0)
    told, _ = played(begun, 1e9)
    assert parts.cards == told.cards
    here, there = told.cards["en"]
    assert here.startswith("What Bones is worth in “house”") and "in “mine” – Taken when offered" in there
    assert "Games won by its points" in there and len(told.cards["fr"]) == 2


def test_whoever_needs_the_place_gets_it_after_the_game() -> None:
    step = advance(begin(tryout(40)), 1e9, lambda: True, lambda: 0.0)
    assert not step.over and step.told is None
    later = advance(step.kept, 1e9, lambda: True, lambda: 0.0)
    assert later.pairs == 1


def test_a_file_with_mistakes_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadData):
        begin(tryout(40, "nonsense"))


def test_a_game_that_takes_long_makes_room_in_the_middle_and_is_played_anew() -> None:
    """With cards of somebody's own a game may take a minute: nobody waits for its end."""
    house = GAME.house.text() if GAME.house is not None else ""
    begun = begin(tryout(2, house.replace("0,Bones,book,(trash > vp) x book,any,1,", "0,Bones,book,9 vp,9 vp,5,")))
    ticks = itertools.count()
    step = advance(begun, 30.0, lambda: True, lambda: float(next(ticks)))
    assert next(ticks) == 31, "it had its time, and no more"
    assert (step.pairs, step.over, step.told) == (0, False, None)
    assert played(step.kept, 1e9)[0] == played(begun, 1e9)[0]
