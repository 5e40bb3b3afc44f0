"""What a seat knows as numbers: all of it, and no more. What every game promises is in the suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from forts.core import CHANCE, OVER, Dice
from forts.core.keeping import fields_of
from forts.core.layout import Layout, observed
from forts.games.forfort import GAME
from forts.games.forfort.box.deck import CAMP
from forts.games.forfort.rules import observation as seen
from forts.games.forfort.rules.state import ForFortState

ELSEWHERE = {
    *("players", "agreed", "deck", "edition", "partners", "rivals"),  # what was agreed, which the layout is for
    *("shown", "filled", "walls", "open_camps", "shields", "bridges", "invaded", "marks"),  # follow from the stacks
    *(
        "options",
        "reveals",
        "discreet",
        "trace",
        "trial",
        "skills",
    ),  # the mask, undo, who watches, and what there is not
}


def positions(players: int, seed: int, one_in: int = 3) -> Iterator[ForFortState]:
    state = GAME.new(players, GAME.complete(players, {}))
    dice = Dice(seed)
    while state.to_act() != OVER:
        if not dice.below(one_in):
            yield state
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])
    yield state


def layout_of(players: int) -> Layout:
    return GAME.layout(players, GAME.complete(players, {}))


def wall_by_wall(state: ForFortState, codes: bytes) -> list[tuple[int, int, int]]:
    """Code, place among all walls and kind of each wall."""
    return [(code, place, state.deck.cards[place]) for place, code in enumerate(codes)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_hands_and_piles_can_be_read_back(players: int) -> None:
    layout = layout_of(players)
    walls, heights = layout.part("walls"), layout.part("wall_heights")
    tall = layout.part("heights")
    for state in positions(players, seed=players):
        for seat in range(players):
            told = observed(state, seat, layout)
            for step in range(players):
                owner = (seat + step) % players
                at = step * seen.WALLS
                codes = wall_by_wall(state, told[walls.first + at : walls.first + at + seen.WALLS])
                lying = told[heights.first + at : heights.first + at + seen.WALLS]

                def kinds(code: int, among: list[tuple[int, int, int]] = codes) -> list[int]:
                    return [kind for found, _, kind in among if found == code]

                if step:
                    assert kinds(seen.UNSEEN) == sorted(state.hands[owner] + state.donjons[owner])
                    assert not kinds(seen.IN_HAND) + kinds(seen.IN_DONJON)
                else:
                    assert (kinds(seen.IN_HAND), kinds(seen.IN_DONJON)) == (state.hands[owner], state.donjons[owner])
                assert kinds(seen.DISCARDED) == [card for card in state.discards[owner] if card != CAMP]
                for slot in range(8):
                    stack = [CAMP] * told[tall.first + step * 8 + slot]
                    for code, place, kind in codes:
                        if code == seen.IN_SLOT + slot:
                            stack[lying[place]] = kind
                    assert stack == state.stacks[owner * 8 + slot]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_value_of_any_field_on_the_table_is_seen(players: int) -> None:
    layout = layout_of(players)
    state = list(positions(players, seed=players))[30]
    told = observed(state, 0, layout)
    for name, value in fields_of(state).items():
        if name in ELSEWHERE:
            continue
        twin = state.copy()
        if isinstance(value, int):
            setattr(twin, name, not value if isinstance(value, bool) else value + (-1 if value > 0 else 1))
        elif name == "combos":
            twin.combos = [*value, 5]
        elif name == "waiting":
            twin.waiting = value[1:] if value else [3]
        elif name == "passed":
            twin.passed = [*value[:-1], [*value[-1], 0b11, 1]]
        elif isinstance(value[0], int):
            setattr(twin, name, [*value[:-1], value[-1] + 1])
        else:  # a pile more or less
            setattr(twin, name, [value[0][1:] if value[0] else [0], *value[1:]])
        assert observed(twin, 0, layout) != told, name


def test_how_a_rival_s_walls_are_split_changes_nothing() -> None:
    layout = layout_of(3)
    swapped = 0
    for state in positions(3, seed=4, one_in=1):
        hand, donjon = state.hands[2], state.donjons[2]
        if not hand or not donjon or hand[0] == donjon[-1]:
            continue
        twin = state.copy()
        twin.hands[2] = sorted([*hand[1:], donjon[-1]])
        twin.donjons[2] = sorted([*donjon[:-1], hand[0]])
        assert observed(twin, 0, layout) == observed(state, 0, layout)
        assert observed(twin, 2, layout) != observed(state, 2, layout)
        swapped += 1
    assert swapped > 50
