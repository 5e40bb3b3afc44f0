"""The 22 walls, and the file that replaces them."""

from __future__ import annotations

import pytest

import forts
from forts.core import BadData, BadOption, BadPlayers
from forts.games.forfort import GAME
from forts.games.forfort.box.deck import CORNER, DRAWBRIDGE, PROTECTED, SIMPLE
from forts.games.forfort.box.walls import HOUSE, deck_from
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.table import ASK_PLAY

DECK = deck_from("")
HEADER = "shape,symbols,sign,copies\n"
OTHER = HEADER + (
    "corner,M,,7\ncorner,B,drawbridge,2\ncorner,T,protected,2\n"
    "straight,SG,,7\nstraight,B,drawbridge,2\nstraight,G,protected,2\n"
)

NUMBERED = (
    f"number,{HEADER}"
    "0,corner,M,,7\n2,corner,B,drawbridge,2\n4,corner,T,protected,2\n"
    "9,straight,SG,,7\n21,straight,B,drawbridge,2\n12,straight,G,protected,2\n"
)


def test_a_player_has_14_simple_4_drawbridge_and_4_protected_walls():
    deck = deck_from("")
    signs = [deck.signs[kind] for kind in deck.cards]
    assert (signs.count(SIMPLE), signs.count(DRAWBRIDGE), signs.count(PROTECTED)) == (14, 4, 4)
    assert [deck.shapes[kind] for kind in deck.cards].count(CORNER) == 11


def test_another_file_of_walls_is_played_with():
    match = forts.new("forfort", seed=1, walls=OTHER)
    assert {card.name for card in match.view(match.to_act).forts[match.to_act].hand} <= {
        "corner_m", "corner_b_drawbridge", "corner_t_protected",
        "straight_sg", "straight_b_drawbridge", "straight_g_protected",
    }  # fmt: skip
    while not match.over:
        match.play(match.legal()[-1])
    assert forts.replay(match.log).scores == match.scores


def test_walls_keep_their_numbers_wherever_their_lines_stand():
    head, *rows = HOUSE.text().splitlines()
    turned = deck_from("\n".join([head, *reversed(rows)]))
    assert (turned.shapes, turned.symbols, turned.signs) == (DECK.shapes, DECK.symbols, DECK.signs)
    assert turned.fingerprint == DECK.fingerprint == deck_from(HOUSE.text("2")).fingerprint
    assert deck_from(NUMBERED).fingerprint != deck_from(OTHER).fingerprint


def test_numbers_left_out_are_no_walls():
    deck = deck_from(NUMBERED)
    assert deck.numbers == [0, 2, 4, 9, 12, 21]
    assert len(deck.cards) == 22
    match = forts.new("forfort", seed=1, walls=NUMBERED)
    assert len(GAME.components(match.options).walls) == 6
    dice = forts.core.Dice(1)
    while not match.over:
        GAME.redeal(match.state, match.to_act, dice)
        assert forts.from_position(match.position()).position() == match.position()
        if match.state.ask == ASK_PLAY:
            assert match.explain(actions.CARD + actions.PER_KIND).id == "forfort-no-such-wall"
        match.play(match.state.legal()[dice.below(len(match.state.legal()))])
    assert forts.replay(match.log).scores == match.scores


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("shape,symbols\n", "columns", 1),
        (HEADER + "corner,M,,1\nround,M,,1\n", "shape", 3),
        (HEADER + "corner,MX,,1\n", "symbols", 2),
        (HEADER + "corner,MM,,1\n", "symbols", 2),
        (HEADER + "corner,,,1\n", "symbols", 2),
        (HEADER + "corner,M,gilded,1\n", "sign", 2),
        (HEADER + "corner,M,,many\n", "copies", 2),
        (HEADER + "corner,M,,0\n", "copies", 2),
        (HEADER + "corner,M,1\n", "cells", 2),
        (HEADER + 'corner,"M,,1\n', "quotes", 2),
        (OTHER.replace("corner,M,,7", "corner,M,,8"), "count", 7),
        (NUMBERED.replace("0,corner", "22,corner"), "number", 2),
        (NUMBERED.replace("0,corner", "one,corner"), "number", 2),
        (NUMBERED.replace("4,corner", "2,corner"), "number-twice", 4),
        (NUMBERED.replace("21,straight,B,drawbridge", "21,straight,SG,"), "twice", 6),
        (NUMBERED.replace("2,corner,B", "19,corner,B"), "order", 5),
        (NUMBERED.replace("9,straight", "1,straight"), "order", 5),
        (OTHER.replace("straight,SG", "corner,SG").replace("straight", "corner", 1), "shapes", 7),
    ],
)
def test_an_error_in_the_file_names_its_line(text, reason, line):
    with pytest.raises(BadData) as error:
        GAME.complete(2, {"walls": text})
    assert error.value.reason.id == f"forfort-walls-{reason}"
    assert error.value.reason.args["line"] == line
    assert error.value.text("en") != error.value.text("fr")


def test_all_mistakes_of_a_file_are_told_with_their_place():
    text = HEADER + "round,MX,,1\ncorner,M,gilded,many\ncorner,M,1\n"
    with pytest.raises(BadData) as error:
        GAME.complete(2, {"walls": text})
    found = error.value.reason.args["mistakes"]
    told = [(one.id.removeprefix("forfort-walls-"), one.args["line"], one.args.get("at")) for one in found]
    assert told == [("shape", 2, 1), ("symbols", 2, 7), ("sign", 3, 10), ("copies", 3, 17), ("cells", 4, 11)]
    assert len(error.value.lines("fr")) == 5


def test_walls_are_counted_in_every_kind_at_once():
    text = OTHER.replace("corner,M,,7", "corner,M,,8").replace("corner,B,drawbridge,2", "corner,B,drawbridge,3")
    with pytest.raises(BadData) as error:
        GAME.complete(2, {"walls": text})
    assert [one.args["sign"] for one in error.value.reason.args["mistakes"]] == ["simple", "drawbridge"]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"teams": True}),
        (3, {"teams": "yes"}),
        (2, {"arrow_offset": 2}),
        (2, {"arrow_offset": 9}),
        (2, {"armies": 8}),
        (2, {"first": "3"}),
        (2, {"first": "nobody"}),
        (2, {"camps": 4}),
    ],
)
def test_options_that_do_not_fit_are_refused(players, options):
    with pytest.raises(BadOption) as error:
        GAME.complete(players, options)
    assert error.value.text("en") and error.value.text("fr")


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(BadPlayers):
        GAME.complete(players, {})


def test_armies_and_camps_are_eight_together(fresh):
    state = fresh(armies=5)
    assert (state.armies, state.camps) == ([5, 5], [3, 3])
