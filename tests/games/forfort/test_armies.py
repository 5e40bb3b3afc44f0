"""Armies: placing, advancing, waiting, leaving, falling."""

from __future__ import annotations

import pytest


def march(lay, seat, fort=None, invaders=None, **more):
    """Seat 1's only army advances as its turn begins."""
    rival = seat("corner_m corner_s", fort=fort or {}, invaders=invaders)
    where = more.pop("waiting")
    return lay(seat("corner_m corner_s"), rival, phase="advance", waiting=[f"{where} of seat 2"], **more)


def test_an_army_advances_one_slot_and_destroys_what_it_enters(lay, seat):
    table = march(lay, seat, {"n": "camp straight_b"}, {"nw": (1, "e")}, waiting="nw")
    assert table.seat(2)["fort"] == {}
    assert table.seat(2)["discard"] == ["straight_b", "camp"]
    assert table.seat(2)["invaders"] == {"n": {"army_of": 1, "heading": "e"}}
    assert table.phase == "play"


def test_an_army_that_leaves_the_fort_returns_to_its_owner(lay, seat):
    table = march(lay, seat, invaders={"ne": (1, "e")}, waiting="ne")
    assert table.seat(1)["armies"] == 3 and table.seat(2)["invaders"] == {}


def test_an_army_falls_at_a_protected_wall_for_good(lay, seat):
    table = march(lay, seat, {"n": "straight_t_protected"}, {"nw": (1, "e")}, waiting="nw")
    assert (table.seat(1)["armies"], table.seat(1)["lost"]) == (2, 1)
    assert table.seat(2)["fort"] == {"n": ["straight_t_protected"]}


def test_a_covered_protected_wall_stops_no_army(lay, seat):
    table = march(lay, seat, {"n": "straight_t_protected straight_b"}, {"nw": (1, "e")}, waiting="nw")
    assert table.seat(2)["discard"] == ["straight_b", "straight_t_protected"]


@pytest.mark.parametrize("owner", [1, 3])
def test_an_army_facing_another_waits_whoever_owns_it(lay, seat, owner):
    rival = seat("corner_m corner_s", invaders={"nw": (1, "e"), "n": (owner, "e")})
    table = lay(seat("corner_m corner_s"), rival, seat("corner_m corner_s"), phase="advance", waiting=["nw of seat 2"])
    assert set(table.seat(2)["invaders"]) == {"nw", "n"}
    assert table.phase == "play"


def test_the_owner_chooses_the_order(lay, seat):
    def two():
        rival = seat("corner_m corner_s", invaders={"nw": (1, "e"), "n": (1, "e")})
        waiting = ["nw of seat 2", "n of seat 2"]
        return lay(seat("corner_m corner_s"), rival, phase="advance", waiting=waiting)

    table = two()
    assert table.moves == ["advance army at nw of seat 2", "advance army at n of seat 2"]
    assert table.why("advance army at s of seat 2") == "army-to-advance"
    happened = table.play("advance army at nw of seat 2")
    assert happened == ["waited", "advanced"]
    assert set(table.seat(2)["invaders"]) == {"nw", "ne"}
    table = two()
    table.play("advance army at n of seat 2")
    assert set(table.seat(2)["invaders"]) == {"n", "ne"}


def test_all_armies_advance_at_the_start_of_the_next_turn(lay, seat):
    rival = seat("corner_m corner_s", invaders={"nw": (1, "s"), "se": (1, "w")})
    table = lay(seat("corner_m corner_s"), rival, phase="draw", turn=2)
    table.play("draw corner_g", "back nw e")
    assert table.moves == ["advance army at nw of seat 2", "advance army at se of seat 2"]
    table.play("advance army at nw of seat 2")
    assert set(table.seat(2)["invaders"]) == {"w", "s"}


def test_armies_advance_again_in_an_extra_turn(lay, seat):
    own = seat("corner_m corner_s", fort={"n": "straight_b_drawbridge"})
    table = lay(own, seat("corner_m", invaders={"nw": (1, "e")}), phase="drawbridge")
    table.play("drawbridge at n", "draw corner_g", "back nw e")
    assert table.seat(2)["invaders"] == {"n": {"army_of": 1, "heading": "e"}}
    assert table.position["extra"] == "yes"


def test_an_army_returns_the_token_of_the_wall_it_destroys(lay, seat):
    own = seat("corner_m corner_s")
    rival = seat(fort={"n": "straight_b_drawbridge"}, token="n", invaders={"nw": (1, "e")})
    table = lay(own, rival, phase="advance", waiting=["nw of seat 2"])
    assert table.seat(2)["token"] is None


def test_an_army_has_two_headings_along_the_edge(lay, seat):
    table = lay(seat("corner_s"), seat(), phase="garrison", played="corner_g")
    headings = {}
    for move in table.moves:
        words = move.split()
        headings.setdefault(words[2], []).append(words[-1])
    assert headings == {
        "nw": ["e", "s"], "n": ["e", "w"], "ne": ["s", "w"], "e": ["n", "s"],
        "se": ["n", "w"], "s": ["e", "w"], "sw": ["n", "e"], "w": ["n", "s"],
    }  # fmt: skip
