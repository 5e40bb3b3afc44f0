"""The pieces of Fort as data: complete, true to the cards, and worded in both languages."""

from __future__ import annotations

import msgspec
import pytest

from forts.core import Message, Record
from forts.games.fort import GAME
from forts.games.fort.box.icons import SUITS, counter_names, icon_names, parse
from forts.games.fort.box.kids import cards, house_text
from forts.games.fort.sight.pieces import FortPieces, IconTree, icon_tree

PIECES: FortPieces = GAME.components(GAME.complete(2, {}))


def test_the_box_holds_all_kids_perks_and_rules() -> None:
    assert [kid.name for kid in PIECES.kids] == [kid.name for kid in cards("").kids if kid.copies]
    assert sum(kid.copies for kid in PIECES.kids if kid.friend_of is None) == 60
    assert [kid.friend_of for kid in PIECES.kids if kid.friend_of].count("red") == 2
    assert (len(PIECES.perks), len(PIECES.rules)) == (9, 11)
    assert [sign.id for sign in PIECES.suits] == list(SUITS)
    assert [sign.id for sign in PIECES.icons] == icon_names()
    assert [sign.id for sign in PIECES.counters] == counter_names()
    assert [level.points for level in PIECES.track] == [0, 1, 3, 9, 15, 23]


def test_a_kid_is_drawn_as_printed() -> None:
    baby_face = next(kid for kid in PIECES.kids if kid.id == "baby_face")
    assert baby_face.suits == ["squirtgun"]
    recruit, toy = IconTree("do", icon="recruit"), IconTree("do", icon="toy")
    chain = IconTree("chain", then=True, parts=(recruit, toy))
    assert baby_face.public == IconTree("times", counter="squirtgun", parts=(chain,))
    assert baby_face.private == toy


def test_a_blank_box_has_no_tree_but_words() -> None:
    moles = next(kid for kid in PIECES.kids if kid.id == "the_moles")
    assert moles.public is None and moles.private is None
    assert moles.public_words.text("fr") == "Vierge"


def test_amounts_extra_cost_and_both_signs_are_kept() -> None:
    assert icon_tree(parse("2 any")) == IconTree("do", icon="any", amount=2)
    assert icon_tree(parse("fort -1")) == IconTree("do", icon="fort", extra=-1)
    both = icon_tree(parse("lookout & pack"))
    assert both is not None and (both.node, both.then, len(both.parts)) == ("chain", False, 2)
    assert icon_tree(parse("")) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_can_be_said(lang: str) -> None:
    said = [message.text(lang) for message in _messages(PIECES)]
    named = len(PIECES.perks) + len(PIECES.rules)
    signs = len(PIECES.suits) + len(PIECES.icons) + len(PIECES.counters)
    assert len(said) == len(PIECES.kids) * 4 + named * 2 + signs
    assert all(said)


def test_pieces_are_plain_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(PIECES))["kids"][0]["id"] == "bones"


def test_pieces_follow_the_data_file() -> None:
    other = house_text().replace("Bones,book,", "Skull,book,")
    pieces = GAME.components(GAME.complete(2, {"data": other}))
    assert pieces.kids[0].name == "Skull" and cards(other).kids[0].id == pieces.kids[0].id


def _messages(thing: object) -> list[Message]:
    if isinstance(thing, Message):
        return [thing]
    if isinstance(thing, (list, tuple)):
        return [message for part in thing for message in _messages(part)]
    if isinstance(thing, Record):
        return [message for part in msgspec.structs.astuple(thing) for message in _messages(part)]
    return []
