"""Plays, turns and rounds: how one ends and the next begins."""

from __future__ import annotations

from forts.games.forfort.rules import events
from forts.games.forfort.rules.armies import armies_of
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_BRIDGE,
    ASK_COMBO,
    ASK_DRAW,
    ASK_PLAY,
    BY_DONJON,
    EXTRA,
    LOWERED,
    ORDINARY,
    OVER_NOW,
    Table,
    with_card,
)


def begin_turn(t: Table) -> None:
    """The seat begins a turn: its armies advance first."""
    seat = t.seat
    t.turns += 1
    if seat == t.first and t.extra == ORDINARY:
        t.round += 1
    if t.trace is not None:
        t.note(events.TURN_BEGAN, seat, t.round, t.extra)
    t.waiting = armies_of(t, seat)
    t.ask = ASK_ADVANCE if t.waiting else ASK_PLAY


def end_step(t: Table) -> None:
    """A wall was built, or an effect carried out: combos are next, or else the play is over."""
    if t.combos:
        t.ask = ASK_COMBO
    else:
        end_play(t)


def end_play(t: Table) -> None:
    """The drawbridge is asked for, if it can be lowered; else the seat draws."""
    # ruling: the played card reaches the discard only now, so that no mason takes it
    if t.played >= 0:
        t.discards[t.seat] = with_card(t.discards[t.seat], t.played)
        t.played = -1
    if can_lower(t):
        t.ask = ASK_BRIDGE
    else:
        begin_draw(t)


def can_lower(t: Table) -> bool:
    """Ruling: the token must be off the board, and there is no second extra turn."""
    return t.extra == ORDINARY and t.tokens[t.seat] < 0 and t.bridges[t.seat] != 0


def begin_draw(t: Table) -> None:
    """The seat draws, unless its donjon is empty."""
    if t.donjons[t.seat]:
        t.ask = ASK_DRAW
    else:
        end_draw(t)


def end_draw(t: Table) -> None:
    """The turn is over: the extra turn, the next seat's, or the end of the last round."""
    if t.extra == LOWERED:
        t.extra = EXTRA
        begin_turn(t)
        return
    t.extra = ORDINARY
    following = (t.seat + 1) % t.players
    if following == t.first and t.last_round:
        t.ended = BY_DONJON
        t.ask = OVER_NOW
        if t.trace is not None:
            t.note(events.COUNTED, -1)
        return
    t.seat = following
    begin_turn(t)
