"""How far an action can go is tried out, but no longer than anybody waits: cards come from people on the network."""

from __future__ import annotations

import random

import pytest

import forts
from forts.games.fort.box.kids import house_text
from forts.games.fort.rules.state import MOST_TRIED, FortState

LABYRINTHS = (
    ("9 convert & 9 convert", "toy"),
    ("9 convert & 9 recruit & 2 trash", "9 convert > 9 trash_rival"),
    ("5 trash > 5 recruit > 5 convert > 5 pack", "9 pack & 9 trash x crown"),
    ("6 any & 6 convert & 6 spend_toy", "6 convert & 6 lookout & 6 trash"),
)
"""Actions with more ways through them than could ever be looked at."""


def box_of(public: str, private: str) -> str:
    """A box in which every kid of the Park has these actions."""
    kids, track = house_text().split("\n\n", 1)
    lines = kids.split("\n")
    columns = lines[0].split(",")
    rows = []
    for line in lines[1:]:
        row = dict(zip(columns, line.split(","), strict=True))
        if not row["best_friend_of"]:
            row |= {"public": public, "private": private}
        rows.append(",".join(row.values()))
    return "\n".join([lines[0], *rows]) + "\n\n" + track


def tried(match: forts.Match) -> int:
    """How many positions were tried out over the last answer."""
    state = match.state
    assert isinstance(state, FortState)
    return int(state.tried)


@pytest.mark.timeout(60)
@pytest.mark.parametrize(("public", "private"), LABYRINTHS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_answer_takes_long_whatever_is_printed(public: str, private: str, players: int) -> None:
    """One such move held up a server, and all who played there, for minutes."""
    chance = random.Random(players)
    match = forts.new("fort", players, seed=players, data=box_of(public, private), max_rounds=12)
    most = 0
    while not match.over:
        match.play(chance.choice(match.legal()))
        most = max(most, tried(match))
    assert MOST_TRIED < most < 2 * MOST_TRIED, "it was enough at some time, and then it ended soon"
    assert forts.replay(match.log).state == match.state, "which is the same whenever it is played again"


def test_printed_cards_never_come_near_the_limit() -> None:
    most = 0
    for seed in range(60):
        chance = random.Random(seed)
        match = forts.new("fort", 2 + seed % 3, seed=seed, setup=("basic", "advanced")[seed % 2])
        while not match.over:
            match.play(chance.choice(match.legal()))
            most = max(most, tried(match))
    assert 10 < most < MOST_TRIED / 5
