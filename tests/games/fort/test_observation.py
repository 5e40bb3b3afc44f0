"""What a seat knows as numbers: all of it, and no more. What every game promises is in the suite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from forts.core import CHANCE, OVER, Dice
from forts.core.keeping import fields_of
from forts.core.layout import Layout, observed
from forts.games.fort import GAME
from forts.games.fort.rules import observation as seen
from forts.games.fort.rules.drafted import lots
from forts.games.fort.rules.state import FortState

TABLES = [(2, "basic"), (3, "basic"), (4, "basic"), (2, "advanced"), (3, "advanced"), (4, "advanced")]

ELSEWHERE = {
    "players": "the layout is for a number of players",
    "cards": "the layout is for a data file",
    "draft": "an option",
    "followers_use_lookout": "an option",
    "max_rounds": "an option",
    "edition": "the rules",
    "options": "the mask",
    "reveals": "for undo",
    "discreet": "how a table of people is run",
    "trace": "for those who watch",
    "next": "nothing is pending but the question",
    "raw": "nothing is tried out",
    "outset": "likewise",
    "tried": "how long the last answer took",
    "trial": "there are none",
    "skills": "nothing to be skilled at",
}
"""Fields that no byte tells, and why."""


def positions(players: int, setup: str, seed: int, one_in: int = 4) -> Iterator[FortState]:
    state = GAME.new(players, GAME.complete(players, {"setup": setup}))
    dice = Dice(seed)
    while state.to_act() != OVER:
        if not dice.below(one_in):
            yield state
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])
    yield state


def layout_of(players: int, setup: str) -> Layout:
    return GAME.layout(players, GAME.complete(players, {"setup": setup}))


def piles(state: FortState, layout: Layout, told: bytes) -> dict[int, list[int]]:
    """By code: the kids that the observation has there."""
    part = layout.part("cards")
    codes = told[part.first : part.end]
    found: dict[int, list[int]] = {}
    for kid in state.cards.numbers:
        start = state.cards.starts[kid]
        copies = codes[start : start + state.cards.kids[kid].copies]
        for code in copies:
            found.setdefault(code, []).append(kid)
    return found


@pytest.mark.parametrize(("players", "setup"), TABLES)
def test_the_piles_that_a_seat_knows_can_be_read_back(players: int, setup: str) -> None:
    layout = layout_of(players, setup)
    for state in positions(players, setup, seed=players):
        for seat in range(players):
            told = piles(state, layout, observed(state, seat, layout))
            unseen = state.park_deck[:]
            for step in range(players):
                board = state.boards[(seat + step) % players]
                code = seen.OF_SEATS + seen.PLACES * step
                hand, deck = board.hand[:], board.deck[:]
                if step:
                    certain = board.held[:]
                    among = Counter(hand + deck) - Counter(certain)
                    hidden = [k for k in among.elements() if board.opening and not state.cards.is_friend[k]]
                    unseen += hidden
                    hand, deck = certain, list((among - Counter(hidden)).elements())
                for place, pile in enumerate([hand, deck, board.discard, board.yard, board.lookout]):
                    assert told.pop(code + place, []) == sorted(pile)
            assert told.pop(seen.UNSEEN, []) == sorted(unseen)
            assert told.pop(seen.PARK, []) == state.park
            assert told.pop(seen.SPENT, []) == state.spent
            assert told.pop(seen.ADDED, []) == state.added
            assert told.pop(seen.PLAYED, []) == ([state.played] if state.played >= 0 else [])
            assert set(told) <= {seen.BOX}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_value_of_any_field_on_the_table_is_seen(players: int) -> None:
    layout = layout_of(players, "basic")
    state = list(positions(players, "basic", seed=players, one_in=2))[40]
    told = observed(state, 0, layout)
    for name, value in fields_of(state).items():
        if name in ELSEWHERE or not isinstance(value, int):
            continue
        twin = state.copy()
        setattr(twin, name, not value if isinstance(value, bool) else value - 1 if value > 0 else value + 1)
        assert observed(twin, 0, layout) != told, name
    for owner in range(players):
        for name, value in fields_of(state.boards[owner]).items():
            if not isinstance(value, int) or name == "rule":  # that is seen by its owner alone: there is a test for it
                continue
            twin = state.copy()
            setattr(
                twin.boards[owner], name, not value if isinstance(value, bool) else value + (-1 if value > 0 else 1)
            )
            assert observed(twin, 0, layout) != told, (owner, name)


def test_swapping_hidden_cards_changes_nothing_and_moving_a_known_one_does() -> None:
    layout = layout_of(3, "basic")
    swapped = moved = 0
    for state in positions(3, "basic", seed=8, one_in=2):
        told = observed(state, 0, layout)
        rival = state.boards[1]
        free = [kid for kid in rival.hand if kid not in rival.held]
        if free and rival.deck:
            twin = state.copy()
            _swap(twin.boards[1].hand, free[0], twin.boards[1].deck, rival.deck[0])
            assert observed(twin, 0, layout) == told
            assert (observed(twin, 1, layout) == observed(state, 1, layout)) == (free[0] == rival.deck[0])
            swapped += 1
        unseen = [kid for kid in free if not state.cards.is_friend[kid]]
        if rival.opening and unseen and state.park_deck:
            twin = state.copy()
            _swap(twin.boards[1].hand, unseen[0], twin.park_deck, state.park_deck[-1])
            assert observed(twin, 0, layout) == told
            swapped += 1
        for pile in ("discard", "yard", "lookout"):
            if getattr(rival, pile):
                twin = state.copy()
                kid = getattr(twin.boards[1], pile).pop()
                twin.boards[2].discard = sorted([*twin.boards[2].discard, kid])
                assert observed(twin, 0, layout) != told, pile
                moved += 1
        mine = state.boards[0]
        for pile in ("hand", "deck"):
            if getattr(mine, pile) and mine.discard:
                twin = state.copy()
                kid = getattr(mine, pile)[0]
                _swap(getattr(twin.boards[0], pile), kid, twin.boards[0].discard, mine.discard[0])
                assert (observed(twin, 0, layout) == told) == (kid == mine.discard[0])
                moved += 1
    assert swapped > 30
    assert moved > 30


def _swap(one: list[int], kid: int, other: list[int], instead: int) -> None:
    one.remove(kid)
    other.remove(instead)
    one.append(instead)
    other.append(kid)
    one.sort()
    other.sort()


def test_made_up_rules_are_told_to_those_who_have_seen_them() -> None:
    layout = layout_of(3, "basic")
    part = layout.part("seen_rules")
    looked = after = hidden = 0
    for seed in range(6):
        for state in positions(3, "basic", seed=seed, one_in=1):
            for seat in range(3):
                told = observed(state, seat, layout)
                known = {rule for rule, flag in enumerate(told[part.first : part.end]) if flag}
                if seat in state.rule_takers:
                    place = state.rule_takers.index(seat)
                    assert known == {*state.rules, *(state.boards[one].rule for one in state.rule_takers[place:])}
                    after += 1
                elif known:
                    assert (state.to_act(), known) == (seat, set(state.rules))
                    looked += 1
                for step in range(1, 3):
                    rival = state.boards[(seat + step) % 3]
                    code = told[layout.part("seat_codes").first + 5 * step + 2]
                    assert code == (rival.rule + 1 if state.to_act() == OVER else 0)
                    hidden += rival.rule >= 0
    assert looked
    assert after
    assert hidden


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_is_told_as_far_as_packs_were_seen(players: int) -> None:
    layout = layout_of(players, "advanced")
    part = layout.part("packs")
    drafted = 0
    for state in positions(players, "advanced", seed=5, one_in=1):
        if not state.picks:
            continue
        for seat in range(players):
            told = observed(state, seat, layout)
            found: list[tuple[int, int]] = []
            for kid in state.cards.numbers:
                start = part.first + state.cards.starts[kid]
                found += [(code, kid) for code in told[start : start + state.cards.kids[kid].copies] if code]
            assert sorted(found) == sorted(lots(state, seat))
            assert sorted(kid for code, kid in found if code == 1) == sorted(state.picks[seat::players])
            drafted += 1
    assert drafted > 50


def test_an_old_edition_is_observed_too() -> None:
    old = GAME.edition(2)
    options: Any = old.complete(2, {})
    assert len(observed(old.new(2, options), 0, old.layout(2, options))) == old.layout(2, options).size
