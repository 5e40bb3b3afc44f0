"""What is meant by touching a thing on the table that cannot be chosen."""

from __future__ import annotations

import pytest

from forts.core import Meaning
from forts.games.fort import GAME


def meant(table, **touched):
    """The notation of what was meant, and the id of the message that refuses it; None if it is allowed."""
    action = GAME.meant(table.state, Meaning(touched.pop("verb", ""), **touched))[0]
    why = GAME.explain(table.state, table.state.to_act(), action)
    return GAME.notation(table.state, action), why and why.id


@pytest.fixture
def playing(lay, seat):
    me = seat("Bug, The Ant, Puddin", stuff=(2, 1), pack=(1, 0), discard="Ghost", lookout="Tink")
    return lay(me, seat(yard="Worm"), park="Moose")


@pytest.mark.parametrize(
    ("touched", "text", "why"),
    [
        ({"piece": "bug", "place": "hand"}, "play bug", None),
        ({"piece": "ghost", "place": "hand"}, "play ghost", "fort-no-in-hand"),
        ({"piece": "ghost", "place": "discard"}, "take back ghost", "fort-no-perk"),
        ({"piece": "tink", "place": "lookout"}, "add tink from lookout", "fort-no-now"),
        ({"piece": "moose", "place": "park"}, "recruit moose from park", "fort-no-now"),
        ({"piece": "worm", "place": "yard", "seat": 1}, "recruit worm from yard of seat 2", "fort-no-now"),
        ({"place": "park_deck"}, "recruit top of park_deck", "fort-no-now"),
        ({"piece": "diy", "place": "perks"}, "perk diy", "fort-no-now"),
        ({"verb": "use", "piece": "perk"}, "use perk", "fort-no-perk"),
        ({"verb": "use", "piece": "public"}, "use public", "fort-no-now"),
        ({"piece": "pizza", "place": "stuff"}, "spend from stuff", "fort-no-now"),
        ({"piece": "toys", "place": "pack"}, "convert toys in pack", "fort-no-now"),
        ({"piece": "toys", "place": "supply"}, "pack toys from supply", "fort-no-now"),
        ({"place": "pack", "seat": 1}, "copy pack of seat 2", "fort-no-now"),
    ],
)
def test_while_a_card_is_to_be_played(playing, touched, text, why):
    assert meant(playing, **touched) == (text, why)


def test_a_discarded_card_is_meant_to_be_trashed_where_cards_are_trashed(lay, seat):
    table = lay(seat("Crash, Bug, Moose", discard="Ghost, Rusty"))
    table.play("play crash")
    while table.ask != "step":
        table.play("use public" if table.ask == "action" else "start")
    assert meant(table, piece="ghost", place="discard") == ("trash ghost from discard", None)
    assert meant(table, piece="tink", place="discard")[0] == "trash tink from discard"


def test_a_resource_is_not_a_payment(lay, seat):
    table = lay(seat("Bitsy", stuff=(1, 1), pack=(1, 1), level=1), perk_row="diy, bribe")
    table.play("play bitsy", "pay 1 pizza")
    assert table.moves == ["0 pizza from pack", "1 pizza from pack"]
    assert meant(table, piece="pizza", place="pack") == ("spend from pack", "fort-no-now")
    assert meant(table, piece="pizza", place="pack", amount=1) == ("1 pizza from pack", None)
