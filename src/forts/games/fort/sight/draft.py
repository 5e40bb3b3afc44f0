"""What a seat knows about the draft, and dealing the rest of it again.

A pack goes round to the left, so a seat sees it every `players` passes. Between two sightings the cards that are gone
are known, and each player between kept one of them; before its first sighting a pack is unknown. A pick is named by its
place in `picks`: pass times players plus seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

from forts.core.dice import Dice
from forts.games.fort.rules.drafted import shown as shown_by
from forts.games.fort.rules.state import FortState


@dataclass
class _Span:
    """Picks between two sightings of a pack."""

    picks: list[int]
    cards: list[int]
    """The cards they were made among; more than picks while the pack goes on."""
    holder: int = -1
    """Who holds the rest of the pack, while the draft goes on."""


@dataclass
class _Known:
    """The draft in the eyes of one seat."""

    spans: list[_Span] = field(default_factory=list)
    blind: list[int] = field(default_factory=list)
    """Picks from packs that the seat had not seen yet."""
    unopened: list[int] = field(default_factory=list)
    """Who holds a pack that the seat has not seen at all."""
    pool: list[int] = field(default_factory=list)
    """Cards that may be anywhere out of sight."""


def deal_draft_again(t: FortState, seat: int, dice: Dice) -> None:
    """Deal the draft again as the seat may believe it went; cards that players have shown since stay theirs."""
    shown = [sorted(shown_by(t, owner)) if owner != seat else [] for owner in range(t.players)]
    known = _read(t, seat)
    known.pool.sort()
    found = _fit(t, known, 0, shown, dice)
    assert found is not None, "the draft as it went is one way to fit it"
    ways, missing = found
    for cards in missing:
        for kid in cards:
            known.pool.remove(kid)
    dice.shuffle(known.pool)
    for span, way in zip(known.spans, ways, strict=True):
        rest = sorted(span.cards)
        for index, kid in zip(span.picks, way, strict=True):
            t.picks[index] = kid
            rest.remove(kid)
        if span.holder >= 0:
            t.boards[span.holder].hand = rest
    for index in known.blind:
        owner = index % t.players
        t.picks[index] = missing[owner].pop() if missing[owner] else known.pool.pop()
    for holder in known.unopened:
        size = len(t.boards[holder].hand)
        t.boards[holder].hand = sorted(known.pool[:size])
        del known.pool[:size]
    t.park_deck = sorted(known.pool)
    for owner in range(t.players):
        if owner != seat:
            _lay_out(t, owner, shown[owner])


def _drafting(t: FortState) -> bool:
    return t.drawer < 0


def _read(t: FortState, seat: int) -> _Known:
    """What the seat has seen of each pack."""
    n = t.players
    known = _Known(pool=t.park_deck[:])
    for pack in range(n):
        seen = False
        picks: list[int] = []
        for number in range(len(t.picks) // n + 1):
            holder = (pack + number) % n
            index = number * n + holder
            still_there = _drafting(t) and number == len(t.picks) // n
            if holder == seat and (index < len(t.picks) or still_there):
                if picks:
                    known.spans.append(_Span(picks, [t.picks[i] for i in picks]))
                seen, picks = True, []
            elif index < len(t.picks):
                if seen:
                    picks.append(index)
                else:
                    known.blind.append(index)
                    known.pool.append(t.picks[index])
            if still_there and holder != seat:
                rest = t.boards[holder].hand
                if seen:
                    known.spans.append(_Span(picks, [t.picks[i] for i in picks] + rest, holder))
                else:
                    known.unopened.append(holder)
                    known.pool.extend(rest)
                picks = []
        if picks:
            known.spans.append(_Span(picks, [t.picks[i] for i in picks]))
    return known


def _fit(
    t: FortState, known: _Known, at: int, wanted: list[list[int]], dice: Dice
) -> tuple[list[list[int]], list[list[int]]] | None:
    """Share out the cards of each span at random, so that all get those they have shown since (`wanted`).

    Returns the cards of each pick by span, and what must still come out of packs never seen.
    """
    if at == len(known.spans):
        pool = known.pool[:]
        for owner, cards in enumerate(wanted):
            if len(cards) > sum(1 for index in known.blind if index % t.players == owner):
                return None
            for kid in cards:
                if kid not in pool:
                    return None
                pool.remove(kid)
        return [], wanted
    span = known.spans[at]
    ways = sorted(set(permutations(sorted(span.cards), len(span.picks))))
    order = list(range(len(ways)))
    dice.shuffle(order)
    for number in order:
        left = [cards[:] for cards in wanted]
        for index, kid in zip(span.picks, ways[number], strict=True):
            if kid in left[index % t.players]:
                left[index % t.players].remove(kid)
        if all(len(cards) <= _picks_left(t, known, at + 1, owner) for owner, cards in enumerate(left)):
            found = _fit(t, known, at + 1, left, dice)
            if found is not None:
                return [list(ways[number]), *found[0]], found[1]
    return None


def _picks_left(t: FortState, known: _Known, at: int, owner: int) -> int:
    """How many picks of a player the later spans and the packs never seen have."""
    total = sum(1 for index in known.blind if index % t.players == owner)
    for span in known.spans[at:]:
        total += sum(1 for index in span.picks if index % t.players == owner)
    return total


def _lay_out(t: FortState, owner: int, shown: list[int]) -> None:
    """Put the cards a player kept where they lie now."""
    board = t.boards[owner]
    kept = t.picks[owner :: t.players]
    if _drafting(t):
        board.deck = sorted(kept)
        return
    if not board.opening:
        return
    for kid in shown:
        kept.remove(kid)
    friends = [kid for kid in board.hand + board.deck if t.cards.is_friend[kid] and kid not in board.held]
    drawn = len(board.hand) - len(board.held)
    cards = sorted(kept + friends)
    board.hand = sorted(board.held + cards[:drawn])
    board.deck = cards[drawn:]
