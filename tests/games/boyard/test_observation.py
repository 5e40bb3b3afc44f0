"""What a seat knows as numbers: everything. What every game promises is in the suite."""

from __future__ import annotations

import pytest

from forts.core import Dice
from forts.core.keeping import fields_of
from forts.core.layout import observed
from forts.core.playout import play_out
from forts.games.boyard import GAME

ELSEWHERE = {"players", "board", "alike", "edition", "actor", "options", "reveals", "discreet", "trace"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_another_value_of_any_field_on_the_table_is_seen(players: int) -> None:
    options = GAME.complete(players, {})
    layout = GAME.layout(players, options)
    state = GAME.new(players, options)
    play_out(state, Dice(5))
    told = observed(state, 0, layout)
    assert any(state.drawn)
    for name, value in fields_of(state).items():
        if name in ELSEWHERE:
            continue
        for place in range(1 if isinstance(value, int) else len(value)):
            twin = state.copy()
            if isinstance(value, int):
                setattr(twin, name, value - 1 if value > 0 else value + 1)
            else:
                changed = list(value)
                changed[place] = _other(value[place])
                setattr(twin, name, changed)
            assert observed(twin, 0, layout) != told, (name, place)


def _other(value: object) -> object:
    if isinstance(value, list):  # one handful more or less
        return value[:-1] if value else [1]
    assert isinstance(value, int)
    return not value if isinstance(value, bool) else value - 1 if value > 0 else value + 1


def test_seats_are_told_in_turn_order_from_the_seat_itself() -> None:
    options = GAME.complete(3, {})
    layout = GAME.layout(3, options)
    state = GAME.new(3, options)
    state.set_skills([10, 20, 30])
    amounts = layout.part("seat_amounts")
    for seat in range(3):
        told = observed(state, seat, layout)[amounts.first : amounts.end]
        assert list(told[4::6]) == [[10, 20, 30][(seat + step) % 3] for step in range(3)]
