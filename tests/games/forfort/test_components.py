"""The pieces as data: what a client draws and explains."""

from __future__ import annotations

import pytest

import forts
from forts.core.message import Message
from forts.games.forfort import GAME
from forts.games.forfort.box.deck import SIGNS
from forts.games.forfort.box.symbols import SYMBOLS


def pieces(**given):
    return GAME.components(GAME.complete(2, given))


def test_a_player_has_22_walls_and_8_camps_or_armies():
    house = pieces()
    assert sum(wall.copies for wall in house.walls) == 22
    assert (house.camps, house.armies) == (5, 3)
    assert (pieces(armies=6).camps, pieces(armies=6).armies) == (2, 6)


def test_every_wall_of_a_view_is_among_the_pieces():
    match = forts.new("forfort", seed=4)
    walls = {wall.name: wall for wall in pieces().walls}
    for card in match.view(match.to_act).forts[match.to_act].hand:
        wall = walls[card.name]
        assert (wall.shape, wall.symbols, wall.sign) == (card.shape, card.symbols, card.sign)


def test_symbols_and_signs_are_those_of_the_game():
    house = pieces()
    assert tuple(symbol.name for symbol in house.symbols) == SYMBOLS
    assert {symbol for wall in house.walls for symbol in wall.symbols} == set(SYMBOLS)
    assert {wall.sign for wall in house.walls} == set(SIGNS)


def test_backs_show_a_corner_and_the_side_the_option_says():
    assert [(back.corner, back.side) for back in pieces().backs] == [("nw", "e"), ("ne", "s"), ("se", "w"), ("sw", "n")]
    first = pieces(arrow_offset=1).backs[0]
    assert (first.corner, first.side) == ("nw", "n")


def test_another_file_of_walls_gives_other_pieces():
    text = "shape,symbols,sign,copies\ncorner,M,,7\ncorner,B,drawbridge,2\ncorner,T,protected,2\n"
    text += "straight,SG,,7\nstraight,B,drawbridge,2\nstraight,G,protected,2\n"
    assert [(wall.name, wall.copies) for wall in pieces(walls=text).walls][:2] == [
        ("corner_m", 7),
        ("corner_b_drawbridge", 2),
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_has_words(lang):
    house = pieces()
    said: list[Message] = [wall.word for wall in house.walls]
    for symbol in house.symbols:
        said += [symbol.word, symbol.effect, symbol.combo]
        assert symbol.effect.text(lang).startswith(symbol.word.text(lang))
    texts = [message.text(lang) for message in said]
    assert all(texts) and len(set(texts)) == len(texts)
