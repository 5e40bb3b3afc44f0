"""What chance decides: the set-up, and every card that is drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.dice import Dice
from forts.games.fort.box.kids import BOARDS, UNSEEN
from forts.games.fort.box.perks import NO_PERK
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.table import (
    ASK_DRAFT,
    CHANCE_BOARD,
    CHANCE_DEAL,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_PARK,
    CHANCE_PERK,
    CHANCE_RECRUIT,
    CHANCE_REFILL,
    CHANCE_RULE,
    CHANCE_TUCK,
    DEALT,
    DRAW,
    HAND_SIZE,
    PARK_SIZE,
    SETUP,
    TURN,
    WAIT,
    Player,
    Table,
    drop,
    put,
)
from forts.games.fort.rules.taking import receive

RULE_COUNT: Final = 11
"""Made-up rules in the box."""


def set_up(t: Table) -> None:
    """The next step of the set-up, in the book's order."""
    if t.first < 0:
        t.draw_from(CHANCE_FIRST)
    elif _seat_without_board(t) >= 0:
        t.draw_from(CHANCE_BOARD)
    elif len(t.rules) < t.players + 1:
        t.draw_from(CHANCE_RULE)
    elif len(t.perks) < t.players + 1:
        t.draw_from(CHANCE_PERK)
    elif len(t.park) < PARK_SIZE:
        t.draw_from(CHANCE_PARK)
    elif _seat_to_deal(t) >= 0:
        t.draw_from(CHANCE_DEAL)
    elif t.draft and len(t.picks) < DEALT * t.players:
        t.pose(ASK_DRAFT)
    elif t.drawer < t.players - 1:
        if t.drawer < 0:
            for seat in range(t.players):
                board = t.boards[seat]
                for friend in t.cards.friends[board.board]:
                    put(board.deck, friend)
                    places.moved(t, friend, places.BOX, places.of(seat, places.DECK))
        t.drawer += 1
        t.draws = HAND_SIZE
        t.next = DRAW
    else:
        t.leader = t.first
        t.next = TURN


def _seat_without_board(t: Table) -> i64:
    for seat in range(t.players):
        if t.boards[seat].board < 0:
            return seat
    return -1


def _seat_to_deal(t: Table) -> i64:
    if t.picks or t.drawer >= 0:
        return -1
    for seat in range(t.players):
        board = t.boards[seat]
        if len(board.hand if t.draft else board.deck) < DEALT:
            return seat
    return -1


def pile(t: Table) -> list[int]:
    """The pile that the pending card is drawn from."""
    if t.ask == CHANCE_DRAW:
        return t.boards[t.drawer].deck
    return t.park_deck


def forced(t: Table) -> i64:
    """What chance has to do, as everybody knows; else -1.

    The last card of a pile is certain. That several cards are equal is not known to all: if such a draw were not
    written down, the count of actions would tell.
    """
    if t.ask >= CHANCE_PARK:
        cards = pile(t)
        return act.DRAW + cards[0] if len(cards) == 1 else -1
    if t.ask == CHANCE_BOARD and _seat_without_board(t) == len(BOARDS) - 1:
        return outcomes(t)[0][0]
    return -1


def outcomes(t: Table) -> list[tuple[int, int]]:
    """Everything that chance may do, with weights."""
    ask = t.ask
    if ask == CHANCE_FIRST:
        return [(act.SEAT + seat, 1) for seat in range(t.players)]
    if ask == CHANCE_BOARD:
        taken = [board.board for board in t.boards]
        return [(act.BOARD + board, 1) for board in range(len(BOARDS)) if board not in taken]
    if ask == CHANCE_RULE:
        return [(act.RULE + rule, 1) for rule in range(RULE_COUNT) if rule not in t.rules]
    if ask == CHANCE_PERK:
        return [(act.PERK + perk, 1) for perk in range(NO_PERK) if perk not in t.perks]
    cards = pile(t)
    result: list[tuple[int, int]] = []
    for kid in sorted(set(cards)):
        result.append((act.DRAW + kid, cards.count(kid)))
    return result


def roll(t: Table, dice: Dice) -> i64:
    """Take one of the outcomes by its weight, without listing them; returns it."""
    if t.ask == CHANCE_DRAW:
        me = t.boards[t.drawer]
        kid = me.deck.pop(dice.below(len(me.deck)))
        _drawn(t, me, kid)
        return act.DRAW + kid
    action = _pick(t, dice)
    happen(t, action)
    return action


def _pick(t: Table, dice: Dice) -> i64:
    ask = t.ask
    if ask >= CHANCE_PARK:
        return act.DRAW + t.park_deck[dice.below(len(t.park_deck))]
    if ask == CHANCE_FIRST:
        return act.SEAT + dice.below(t.players)
    if ask == CHANCE_RULE:
        rule = dice.below(RULE_COUNT)
        while rule in t.rules:
            rule = dice.below(RULE_COUNT)
        return act.RULE + rule
    if ask == CHANCE_PERK:
        perk = dice.below(NO_PERK)
        while perk in t.perks:
            perk = dice.below(NO_PERK)
        return act.PERK + perk
    while True:
        board = dice.below(len(BOARDS))
        free = True
        for player in t.boards:
            if player.board == board:
                free = False
        if free:
            return act.BOARD + board


def possible(t: Table, action: i64) -> bool:
    """Is this one of the outcomes?"""
    if t.ask >= CHANCE_PARK:
        return act.DRAW <= action < act.RECYCLE and action - act.DRAW in pile(t)
    return any(action == outcome for outcome, _ in outcomes(t))


def happen(t: Table, action: i64) -> None:
    """Chance has answered."""
    ask = t.ask
    t.next = SETUP
    if ask == CHANCE_DRAW:
        me = t.boards[t.drawer]
        drop(me.deck, action - act.DRAW)
        _drawn(t, me, action - act.DRAW)
    elif ask == CHANCE_FIRST:
        t.first = action - act.SEAT
        t.note(events.FIRST, t.first)
    elif ask == CHANCE_BOARD:
        seat = _seat_without_board(t)
        t.boards[seat].board = action - act.BOARD
        t.note(events.BOARD, seat, action - act.BOARD)
    elif ask == CHANCE_RULE:
        put(t.rules, action - act.RULE)
    elif ask == CHANCE_PERK:
        put(t.perks, action - act.PERK)
    else:
        _draw_from_park(t, ask, action - act.DRAW)


def draw_unseen(t: Table) -> None:
    """On a rehearsal: a card is drawn whose suits nobody counts on."""
    assert t.ask == CHANCE_RECRUIT or t.ask == CHANCE_TUCK or t.ask == CHANCE_REFILL
    t.next = t.purpose
    # a card less to come: one that would lie in the Park instead of in its deck is as good there
    if t.ask != CHANCE_REFILL:
        kid = t.park_deck.pop()
        shown = UNSEEN if t.ask == CHANCE_TUCK else kid
        receive(t, t.acting(), shown, places.PARK_DECK, events.FROM_DECK, t.ask == CHANCE_TUCK)


def _drawn(t: Table, me: Player, kid: i64) -> None:
    """A card of the player's deck comes to hand; if more are due, and not for certain, the same is asked again."""
    places.moved(t, kid, places.of(t.drawer, places.DECK), places.of(t.drawer, places.HAND))
    put(me.hand, kid)
    t.draws -= 1
    t.next = WAIT if t.draws > 0 and len(me.deck) > 1 else DRAW
    if t.trace is not None:
        t.note(events.DRAW, t.drawer, kid)


def _draw_from_park(t: Table, ask: i64, kid: i64) -> None:
    drop(t.park_deck, kid)
    if ask == CHANCE_PARK or ask == CHANCE_REFILL:
        places.moved(t, kid, places.PARK_DECK, places.PARK)
        put(t.park, kid)
        t.note(events.REFILL, -1, kid)
        if ask == CHANCE_REFILL:
            t.next = t.purpose
    elif ask == CHANCE_DEAL:
        seat = _seat_to_deal(t)
        board = t.boards[seat]
        if t.draft:
            put(board.hand, kid)
            places.moved(t, kid, places.PARK_DECK, places.of(seat, places.HAND))
        else:
            put(board.deck, kid)
            places.moved(t, kid, places.PARK_DECK, places.of(seat, places.DECK))
        t.note(events.DEALT, seat, kid)
    else:
        assert ask == CHANCE_RECRUIT or ask == CHANCE_TUCK
        receive(t, t.acting(), kid, places.PARK_DECK, events.FROM_DECK, ask == CHANCE_TUCK)
        t.next = t.purpose
