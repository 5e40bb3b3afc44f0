"""Turns and rounds: how one ends and the next begins."""

from __future__ import annotations

from forts.games.forfort.rules import events
from forts.games.forfort.rules.armies import armies_of
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_DRAW,
    ASK_PLAY,
    BY_DONJON,
    EXTRA,
    LOWERED,
    ORDINARY,
    OVER_NOW,
    Board,
)


def begin_turn(board: Board) -> None:
    """The seat begins a turn: its armies advance first."""
    seat = board.seat
    board.turns += 1
    if seat == board.first and board.extra == ORDINARY:
        board.round += 1
    if board.trace is not None:
        board.note(events.TURN_BEGAN, seat, board.round, board.extra)
    board.waiting = armies_of(board, seat)
    board.ask = ASK_ADVANCE if board.waiting else ASK_PLAY


def begin_draw(board: Board) -> None:
    """The seat draws, unless its donjon is empty."""
    if board.donjons[board.seat]:
        board.ask = ASK_DRAW
    else:
        end_draw(board)


def end_draw(board: Board) -> None:
    """The turn is over: the extra turn, the next seat's, or the end of the last round."""
    if board.extra == LOWERED:
        board.extra = EXTRA
        begin_turn(board)
        return
    board.extra = ORDINARY
    following = (board.seat + 1) % board.players
    if following == board.first and board.last_round:
        board.ended = BY_DONJON
        board.ask = OVER_NOW
        if board.trace is not None:
            board.note(events.COUNTED, -1)
        return
    board.seat = following
    begin_turn(board)
