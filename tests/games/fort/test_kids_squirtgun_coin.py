"""The kids of the squirtguns and of the coins, one test each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

# -- squirtguns --------------------------------------------------------------------------------------------------


def test_baby_face_recruits_for_toys_per_squirtgun(lay, seat):
    rival = seat("Punky", yard="Worm")
    table = lay(seat("Baby Face, Blitz"), rival, park="Bug, Dot, Doc")
    table.play("play baby_face", "use public", "add blitz", "recruit bug from park", "draw wart")
    assert table.park == ["Doc", "Dot", "Wart"]
    assert table.stuff() == (0, 1)
    table.play("recruit worm from yard of seat 2")
    assert table.stuff() == (0, 2)
    assert table.pile("discard") == ["Bug", "Worm"]
    table.play("use private")
    assert table.stuff() == (0, 3)
    table.play("follow with punky", "recruit top of park_deck", "draw sarge")
    assert table.stuff(2) == (0, 1)
    assert table.pile("discard", 2) == ["Punky", "Sarge"]


def test_blitz_gathers_any_kind_and_trashes_for_toys_per_squirtgun(lay, seat):
    table = lay(seat("Blitz, Crash, Dot", discard="Doc"), seat("The Scrappers"))
    table.play("play blitz", "use public", "gather pizza", "add crash")
    assert table.stuff() == (2, 0)
    table.play("use private", "trash dot", "trash doc from discard")
    assert table.stuff() == (2, 2)
    assert table.pile("hand") == []
    assert table.pile("discard") == []
    table.play("follow with the_scrappers")
    assert table.stuff(2) == (2, 0)


def test_crash_trashes_per_squirtgun_and_gathers_two_of_a_kind(lay, seat):
    table = lay(seat("Crash, Punky, Ace", discard="Doc", stuff=(0, 3)), seat("Blitz"))
    table.play("play crash", "use public", "add punky", "trash ace", "trash doc from discard")
    assert table.pile("hand") == []
    assert table.pile("discard") == []
    # one toy fits, two pizza do
    table.play("use private", "gather pizza")
    assert table.stuff() == (2, 3)
    # the card discarded to follow is the only one there is to trash
    table.play("follow with blitz")
    assert table.pile("discard", 2) == []
    assert table.played == ""


def test_lil_boss_scores_squirtguns_and_goes_to_the_box(lay, seat):
    table = lay(seat("Lil Boss, The Scrappers, Puddin"), seat("Punky"))
    table.play("play lil_boss", "use public", "use private", "add puddin", "add the_scrappers")
    assert table.stuff() == (0, 1)
    assert table.points() == 4
    table.play("follow with punky")
    assert table.stuff(2) == (0, 1)
    assert table.points(2) == 0
    assert table.apart == ["Puddin", "The Scrappers"]


def test_punky_gathers_any_kind_per_squirtgun_for_himself_alone(lay, seat):
    table = lay(seat("Punky, Blitz"), seat("The Scrappers"))
    table.play("play punky", "gather toys", "add blitz")
    assert table.stuff() == (0, 2)
    assert table.played == ""
    assert table.pile("hand", 2) == ["The Scrappers"]


def test_the_scrappers_cannot_be_played_but_count_two_squirtguns(lay, seat):
    table = lay(seat("The Scrappers, Punky"))
    assert table.refuses("play the_scrappers")
    table.play("play punky", "gather pizza", "add the_scrappers")
    assert table.stuff() == (3, 0)


def test_sparky_builds(lay, seat):
    table = lay(seat("Sparky", stuff=(3, 2), level=3), seat("Punky"))
    table.play("play sparky")
    assert table.level() == 4
    assert table.stuff() == (0, 0)
    assert table.played == ""


# -- coins -------------------------------------------------------------------------------------------------------


def test_smoke_copies_a_rivals_pack_and_declares_nothing(lay, seat):
    table = lay(seat("Smoke"), seat("Bug, Dot, Smoke", pack=(1, 2), level=2), seat(pack=(1, 0)))
    table.play("play smoke")
    assert table.moves == ["copy pack of seat 2", "copy pack of seat 3"]
    table.play("copy pack of seat 2")
    assert table.stuff() == (1, 2)
    # a blank public action cannot be followed
    assert table.played == ""


def _gathers_two_and_trashes(lay: Callable[..., Any], seat: Callable[..., Any], kid: str) -> None:
    table = lay(seat(f"{kid}, Dot", discard="Doc", stuff=(0, 3)), seat("Bug, Worm, Tiny", stuff=(2, 0)))
    table.play(f"play {kid.lower()}")
    suits = ["skateboard", "shovel", "glue", "squirtgun", "crown", "book"]
    assert table.moves == [f"declare {suit}" for suit in suits]
    table.play("declare shovel", "use public", "gather pizza", "use private", "trash doc from discard")
    assert table.stuff() == (2, 3)
    assert table.pile("discard") == []
    assert table.actor == 2
    assert table.moves == ["do not follow", "follow with bug", "follow with worm"]
    table.play("follow with worm")
    assert table.stuff(2) == (4, 0)


def test_flipper_gathers_two_of_a_kind_and_trashes(lay, seat):
    _gathers_two_and_trashes(lay, seat, "Flipper")


def test_bud_gathers_two_of_a_kind_and_trashes(lay, seat):
    _gathers_two_and_trashes(lay, seat, "Bud")


def test_blades_gathers_two_of_a_kind_and_trashes(lay, seat):
    _gathers_two_and_trashes(lay, seat, "Blades")


def test_ace_gathers_two_of_a_kind_and_trashes(lay, seat):
    _gathers_two_and_trashes(lay, seat, "Ace")


@pytest.mark.parametrize("kid", ["Flipper", "Bud", "Blades", "Ace"])
def test_coin_friends_trash_a_card_of_the_hand_too(lay, seat, kid):
    table = lay(seat(f"{kid}, Dot, Bug", stuff=(4, 4)))
    table.play(f"play {kid.lower()}", "declare book", "trash dot")
    assert table.pile("hand") == ["Bug"]
