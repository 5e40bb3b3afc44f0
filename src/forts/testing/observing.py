"""What a seat knows as numbers: promises of every game that has a layout, and of all states about being kept."""

from __future__ import annotations

import copy
import pickle

from librt.vecs import vec
from msgspec.json import encode
from mypy_extensions import u8

from forts.core import CHANCE, OVER, Dice, State
from forts.core.layout import Layout, NoLayout, observed
from forts.testing.promises import promise
from forts.testing.settings import Setting, states


def _layout(setting: Setting) -> Layout | None:
    """The layout; None for a game without one, which promises nothing about it."""
    try:
        return setting.game.layout(setting.players, setting.game.complete(setting.players, dict(setting.options)))
    except NoLayout:
        return None


def _every_state(setting: Setting, seed: int) -> list[State]:
    """Copies of all states of a random game, those in which chance is asked too."""
    dice = Dice(seed)
    state = setting.new()
    found = [state.copy()]
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])
        found.append(state.copy())
    return found


@promise
def an_observation_is_what_its_layout_says(setting: Setting, seed: int) -> None:
    layout = _layout(setting)
    if layout is None:
        return
    at = 0
    for part in layout.parts:
        assert (part.first, part.low) == (at, 0)
        assert part.high <= 255
        assert part.meaning
        at = part.end
    assert len({part.name for part in layout.parts}) == len(layout.parts)
    size = layout.size
    for state in _every_state(setting, seed)[:: max(1, setting.players)]:
        for seat in range(setting.players):
            before = vec[u8]([0] * size + [77])
            after = vec[u8]([13] + [255] * size + [77])
            state.observe(seat, before, 0)
            state.observe(seat, after, 1)
            written = bytes(memoryview(before))
            assert bytes(memoryview(after)) == b"\r" + written, "every byte is written, and nothing besides"
            assert written[-1] == 77
            for part in layout.parts:
                assert max(written[part.first : part.end]) <= part.high, part.name


@promise
def an_observation_is_the_same_after_a_redeal(setting: Setting, seed: int) -> None:
    layout = _layout(setting)
    if layout is None:
        return
    dice = Dice(seed)
    for state in _every_state(setting, seed):
        if dice.below(3):
            continue
        for seat in range(setting.players):
            dealt = setting.game.redeal(state, seat, Dice(dice.bits()))
            assert observed(dealt, seat, layout) == observed(state, seat, layout)
            if state.to_act() == seat:
                assert dealt.legal() == state.legal()


@promise
def whatever_a_seat_sees_can_be_told_from_its_observation(setting: Setting, seed: int) -> None:
    layout = _layout(setting)
    if layout is None:
        return
    for seat in range(setting.players):
        seen: dict[bytes, bytes] = {}
        for state in _every_state(setting, seed):
            view = encode(setting.game.view(state, seat))
            assert seen.setdefault(observed(state, seat, layout), view) == view


@promise
def a_state_can_be_pickled_deeply_copied_and_compared(setting: Setting, seed: int) -> None:
    dice = Dice(seed)
    for state in states(setting, seed):
        if dice.below(5):
            continue
        kept = pickle.loads(pickle.dumps(state))
        for twin in (kept, copy.deepcopy(state), state.copy()):
            assert twin == state
            assert type(twin) is type(state)
        if state.to_act() == OVER:
            return
        action = state.legal()[0]
        kept.apply(action)
        assert kept != state, "a move changes the state it is made in, and no other"
        twin = state.copy()
        twin.apply(action)
        assert twin == kept
