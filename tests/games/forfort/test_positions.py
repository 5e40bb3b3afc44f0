"""Positions: written, read back, and refused with the place of the error."""

from __future__ import annotations

import copy
import json

import pytest

import forts
from forts.core import OVER, BadPosition, Dice, Match
from forts.core.playout import play_out
from forts.games.forfort import GAME


@pytest.fixture(scope="module")
def written():
    match = Match(GAME, 3, {}, 11)
    while match.view().phase != "play" or match.state.round < 6:
        match.play(match.legal()[len(match.actions) % len(match.legal())])
    return match.position()


def change(place, value):
    def make(position):
        *path, last = place
        for key in path:
            position = position[key]
        if value is KeyError:
            del position[last]
        else:
            position[last] = value

    return make


def test_a_position_is_json_in_the_games_words(written):
    state, options = GAME.from_position(json.loads(json.dumps(written)))
    assert GAME.position(state) == written
    assert options == GAME.complete(3, {})
    assert written["phase"] == "play" and set(written["seats"][0]) >= {"hand", "donjon", "discard", "fort", "invaders"}


def test_a_match_goes_on_from_a_position(written):
    match = forts.from_position(written, seed=4)
    while not match.over:
        match.play(match.legal()[0])
    assert forts.replay(match.log).scores == match.scores


def test_a_donjon_that_is_left_out_is_every_wall_that_lies_nowhere_else(written):
    position = copy.deepcopy(written)
    del position["seats"][1]["donjon"]
    state, _ = GAME.from_position(position)
    assert GAME.position(state) == written


@pytest.mark.parametrize(
    ("make", "reason", "place"),
    [
        (change(("seats", 0, "hand", 1), "corner_xy"), "card", "seats[0].hand[1]"),
        (change(("seats", 0, "hand", 1), 7), "card", "seats[0].hand[1]"),
        (change(("seats", 0, "hand", 1), "camp"), "card", "seats[0].hand[1]"),
        (change(("seats", 2, "hand"), ["corner_m", "corner_m"]), "copies", "seats[2].hand"),
        (change(("seats", 2, "donjon"), []), "missing", "seats[2].donjon"),
        (change(("seats", 1, "camps"), 0), "camps", "seats[1].camps"),
        (change(("seats", 1, "armies"), 2), "armies", "seats[1].armies"),
        (change(("seats", 1, "front"), None), "front", "seats[1].front"),
        (change(("seats", 1, "arrows"), []), "arrows", "seats[1].arrows"),
        (change(("seats", 1, "token"), "n"), "token", "seats[1].token"),
        (change(("turn",), None), "turn", "turn"),
        (change(("first",), None), "first", "first"),
        (change(("turns",), 0), "turns", "turns"),
        (change(("options",), {"teams": True}), "options", "options"),
        (change(("pending", "played"), "corner_m"), None, None),
        (change(("pending", "combos"), [["ram"]]), "pending", "pending.combos"),
        (change(("pending", "target"), 2), "pending", "pending.target"),
        (change(("pending", "again"), 1), "pending", "pending.again"),
        (change(("pending", "evolved"), True), "pending", "pending.evolved"),
        (change(("pending", "waiting"), ["n of seat 2"]), "waiting", "pending.waiting"),
        (change(("extra",), "due"), "pending", "extra"),
        (change(("phase",), "ram"), "pending", "pending.played"),
        (change(("phase",), "over"), "nothing", "phase"),
        (change(("phase",), "camp_setup"), "front", None),
        (change(("winner",), 1), "finished", "winner"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(written, make, reason, place):
    position = copy.deepcopy(written)
    make(position)
    with pytest.raises(BadPosition) as error:
        GAME.from_position(position)
    if reason is not None and place is not None:
        assert error.value.reason.id == f"forfort-position-{reason}"
        assert error.value.reason.args["place"] == place
    assert error.value.text("en") != error.value.text("fr")


@pytest.mark.parametrize(
    "place",
    [
        ("game",), ("phase",), ("seats",), ("first",), ("turn",), ("extra",), ("round",), ("turns",), ("winner",),
        ("options",), ("pending",), ("pending", "waiting"), ("pending", "combos"), ("pending", "evolved"),
        ("pending", "again"), ("pending", "target"), ("seats", 0), ("seats", 0, "hand"), ("seats", 0, "donjon"),
        ("seats", 0, "arrows"), ("seats", 0, "discard"), ("seats", 0, "fort"), ("seats", 0, "invaders"),
        ("seats", 0, "camps"), ("seats", 0, "armies"), ("seats", 0, "lost"), ("seats", 0, "token"),
        ("seats", 0, "front"), ("seats", 0, "passed"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("value", ["nonsense", -3, 2.5, True, [[]], {"x": 1}])
def test_unreadable_fields_are_refused_and_nothing_is_lost(written, place, value):
    if place[-1] == "evolved" and value is True:
        return
    position = copy.deepcopy(written)
    change(place, value)(position)
    with pytest.raises(BadPosition) as error:
        GAME.from_position(position)
    assert error.value.text("en") and error.value.text("fr")


VALUES = [None, True, 0, 1, 99, "", "camp", "corner_m", "n", "play", "over", "due", [], {}, ["camp"], [["ram"]], 1.5]


def places(part, path=()):
    """Every place of a position."""
    if path:
        yield path
    if isinstance(part, (dict, list)):
        for key in part if isinstance(part, dict) else range(len(part)):
            yield from places(part[key], (*path, key))


@pytest.mark.parametrize("seed", range(200))
def test_a_damaged_position_is_refused_or_can_be_played(written, seed):
    dice = Dice(seed)
    position = copy.deepcopy(written)
    everywhere = list(places(position))
    change(everywhere[dice.below(len(everywhere))], [*VALUES, KeyError][dice.below(len(VALUES) + 1)])(position)
    try:
        state, _ = GAME.from_position(position)
    except BadPosition as error:
        assert error.text("en") and error.text("fr")
    else:
        play_out(state, dice)
        assert state.to_act() == OVER


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ({"fort": {"n": "corner_m"}}, "shape"),
        ({"fort": {"n": "straight_b camp"}}, "camp"),
        ({"invaders": {"n": (1, "e")}}, "army-owner"),
        ({"invaders": {"n": (2, "s")}}, "army-heading"),
        ({"invaders": {"n": (2, "e")}, "fort": {"n": "straight_b"}}, "army-on-cards"),
        (
            {
                "fort": {
                    "nw": "corner_m", "n": "straight_b", "ne": "corner_g", "e": "straight_g",
                    "se": "corner_tg", "s": "straight_s", "sw": "corner_ms", "w": "straight_ts",
                }
            },
            "finished",
        ),
    ],
)  # fmt: skip
def test_a_fort_must_be_possible(lay, seat, made, reason):
    with pytest.raises(BadPosition) as error:
        lay(seat("corner_s", **made), seat("corner_s"))
    assert error.value.reason.id == f"forfort-position-{reason}"
    assert error.value.text("en") and error.value.text("fr")
