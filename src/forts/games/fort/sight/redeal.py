"""Deal again what a seat cannot know, consistently with everything it has seen.

What there is to know: hands and decks of rivals, the Park deck, made-up rules and, after a draft, who kept which
of the cards one has passed on. Discard piles, Yards, Lookouts and the box are open, so once a player's opening deck
has been used up, everybody knows hand and deck together, and only how they are divided is hidden.
The result depends on what the seat knows and on the dice alone: piles are sorted before they are dealt.
"""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.state import OVER
from forts.games.fort.rules import table
from forts.games.fort.rules.madeup import RULES
from forts.games.fort.rules.state import FortState
from forts.games.fort.sight.draft import deal_draft_again

_TRIES = 60
"""How often a hand is dealt again for a rival who is just deciding, until it leaves that rival a real choice."""


def redeal(t: FortState, seat: int, dice: Dice) -> FortState:
    """A copy in which everything that the seat cannot know has been dealt again."""
    twin = _deal(t, seat, dice)
    if t.actor < 0 or t.actor == seat:
        return twin
    for _ in range(_TRIES):
        if _still_decides(twin, t):
            return twin
        twin = _deal(t, seat, dice)
    # nothing else that was tried leaves the question open: let the cards be as they are
    return t.copy()


def _still_decides(twin: FortState, t: FortState) -> bool:
    """Everybody sees who is asked what: the new hand must leave the same seat the same question."""
    twin.options = []
    twin.ask_again()
    if twin.options:
        twin.offer_recycling()
    if twin.actor != t.actor or twin.ask != t.ask or twin.next != table.WAIT:
        return False
    # at a discreet table being asked proves nothing where everybody is asked
    return len(twin.options) > 1 or (len(twin.options) == 1 and t.asks_all() and twin.asks_all())


def _deal(t: FortState, seat: int, dice: Dice) -> FortState:
    twin = t.copy()
    _deal_rules(twin, seat, dice)
    drafting = twin.draft and twin.drawer < 0
    if drafting or (twin.picks and any(board.opening for board in twin.boards)):
        deal_draft_again(twin, seat, dice)
    else:
        _deal_openings(twin, seat, dice)
    if not drafting:
        for owner, board in enumerate(twin.boards):
            if owner != seat:
                _divide(board, dice)
    return twin


def _deal_openings(t: FortState, seat: int, dice: Dice) -> None:
    """Opening cards of rivals, never seen yet, are as good as any card of the Park deck."""
    unseen = t.park_deck[:]
    hidden: list[tuple[table.Player, list[int]]] = []
    for owner, board in enumerate(t.boards):
        if board.opening and owner != seat:
            cards = board.hand + board.deck
            known = board.held + [kid for kid in cards if t.cards.is_friend[kid] and kid not in board.held]
            for kid in known:
                cards.remove(kid)
            unseen += cards
            hidden.append((board, known))
    if not hidden:
        return
    unseen.sort()
    dice.shuffle(unseen)
    for board, known in hidden:
        missing = len(board.hand) + len(board.deck) - len(known)
        # where exactly the cards lie is settled when hand and deck are divided
        cards = sorted(known + unseen[:missing])
        del unseen[:missing]
        for kid in board.held:
            cards.remove(kid)
        size = len(board.hand)
        board.hand = sorted(board.held + cards[: size - len(board.held)])
        board.deck = cards[size - len(board.held) :]
    t.park_deck = sorted(unseen)


def _divide(board: table.Player, dice: Dice) -> None:
    """Hand and deck of a rival: what is certainly in hand stays there, the rest is dealt out anew."""
    cards = sorted(board.hand + board.deck)
    for kid in board.held:
        cards.remove(kid)
    dice.shuffle(cards)
    drawn = len(board.hand) - len(board.held)
    board.hand = sorted(board.held + cards[:drawn])
    board.deck = sorted(cards[drawn:])


def _deal_rules(t: FortState, seat: int, dice: Dice) -> None:
    """Made-up rules: who took one before the seat looked may have any; who took one later, one of those it saw."""
    if t.actor == OVER:  # all made-up rules are revealed
        return
    looking = t.ask == table.ASK_RULE and t.actor == seat
    if seat in t.rule_takers:
        place = t.rule_takers.index(seat)
        before, after = t.rule_takers[:place], t.rule_takers[place + 1 :]
        seen = sorted(t.rules + [t.boards[taker].rule for taker in after])
        dice.shuffle(seen)
        for taker in after:
            t.boards[taker].rule = seen.pop()
        t.rules = sorted(seen)
        known = [t.boards[seat].rule, *t.rules, *(t.boards[taker].rule for taker in after)]
    elif looking:
        before, known = t.rule_takers, t.rules[:]
    else:
        before, known = t.rule_takers, []
    unknown = [rule for rule in range(len(RULES)) if rule not in known]
    dice.shuffle(unknown)
    for taker in before:
        t.boards[taker].rule = unknown.pop()
    if not known:
        t.rules = sorted(unknown[: len(t.rules)])
