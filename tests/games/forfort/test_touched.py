"""What is meant by touching a slot, a card or a donjon that cannot be chosen."""

from __future__ import annotations

import pytest

from forts.core import Meaning
from forts.games.forfort import GAME


def meant(table, **touched):
    """The notation of what was meant, and the id of the message that refuses it; None if it is allowed."""
    action = GAME.meant(table.state, Meaning("", **touched))[0]
    why = GAME.explain(table.state, table.state.to_act(), action)
    return GAME.notation(table.state, action), why and why.id.removeprefix("forfort-no-")


@pytest.mark.parametrize(
    ("phase", "played", "fort", "text"),
    [
        ("ram", "corner_mb", 1, "ram n of seat 2"),
        ("trebuchet", "corner_tg", 1, "trebuchet n of seat 2"),
        ("garrison", "corner_tg", 0, "defeat army at n of seat 1"),
        ("garrison", "corner_tg", 1, "army at n of seat 2 facing e"),
    ],
)
def test_a_slot_means_what_is_asked(lay, seat, phase, played, fort, text):
    walls = {"nw": "corner_m", "n": "straight_mg", "ne": "corner_s", "se": "corner_g", "s": "straight_ts"}
    table = lay(seat("corner_m", front="n"), seat(fort=walls, front="n"), phase=phase, played=played)
    assert meant(table, place="n", seat=fort)[0] == text


def test_a_wall_on_a_slot_is_meant_to_be_built(lay, seat):
    table = lay(seat("corner_mb straight_ts"), seat())
    assert meant(table, piece="corner_mb", place="n", seat=0) == ("build corner_mb at n", "shape")
    assert meant(table, piece="corner_s", place="nw", seat=0) == ("build corner_s at nw", "in-hand")
    assert GAME.meant(table.state, Meaning("", "corner_mb", "n", 1)) == []


def test_a_donjon_is_meant_to_be_besieged(lay, seat):
    table = lay(seat("corner_m"), seat(), seat(), phase="siege_tower", played="corner_s")
    assert meant(table, place="donjon", seat=0) == ("besiege donjon of seat 1", "rival")
