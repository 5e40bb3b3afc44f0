"""What chance answers: the first player, walls that come up, backs that are turned."""

from __future__ import annotations

from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.effects import end_siege
from forts.games.forfort.rules.rounds import end_draw
from forts.games.forfort.rules.table import (
    ASK_BACK_DRAW,
    ASK_BACK_HIT,
    ASK_BACK_REVEAL,
    ASK_BACK_SETUP,
    ASK_CAMP_SETUP,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_HIT,
    ASK_TOP,
    Board,
    drawing_seat,
    with_card,
    without_card,
)


def answer_by_chance(board: Board, action: int) -> None:
    """Carry out what chance answers."""
    ask = board.ask
    if ask == ASK_FIRST:
        set_first(board, action - actions.FIRST)
    elif ask >= ASK_BACK_SETUP:
        _turn_back(board, action - actions.BACK)
    else:
        _bring_up(board, action - actions.DRAW)


def set_first(board: Board, seat: int) -> None:
    """The first player is found; the deal begins."""
    board.first = seat
    board.ask = ASK_DEAL
    if board.trace is not None:
        board.note(events.FIRST_PLAYER, seat)


def _bring_up(board: Board, kind: int) -> None:
    """A wall leaves a donjon: into a hand, to the discard, or to be built."""
    ask = board.ask
    seat = drawing_seat(board)
    donjon = without_card(board.donjons[seat], kind)
    board.donjons[seat] = donjon
    watched = board.trace is not None
    if ask in (ASK_DEAL, ASK_DRAW):
        board.hands[seat] = with_card(board.hands[seat], kind)
        if watched:
            board.note(events.DREW, seat, kind)
        if ask == ASK_DEAL:
            board.step += 1
            if board.step == 3 * board.players:
                board.step = 0
                board.ask = ASK_BACK_SETUP
            return
    elif ask == ASK_HIT:
        board.discards[seat] = with_card(board.discards[seat], kind)
        if watched:
            board.note(events.DONJON_HIT, board.seat, seat, kind)
    else:
        board.top = kind
        if watched:
            board.note(events.TOP_REVEALED, seat, kind)
    board.arrows[seat] = -1
    board.shown[seat] = 0
    if donjon:
        board.ask = ask + (ASK_BACK_DRAW - ASK_DRAW)
        return
    # ruling: any emptying starts the last round
    if not board.last_round:
        board.last_round = True
        if watched:
            board.note(events.LAST_ROUND, seat)
    _after_back(board, ask + (ASK_BACK_DRAW - ASK_DRAW))


def _turn_back(board: Board, turned: int) -> None:
    seat = drawing_seat(board)
    board.arrows[seat] = turned
    board.shown[seat] = board.terms.backs[turned]
    if board.trace is not None:
        board.note(events.BACK_TURNED, seat, turned)
    _after_back(board, board.ask)


def _after_back(board: Board, ask: int) -> None:
    """The donjon is in order again, or empty: go on with what a wall was brought up for."""
    if ask == ASK_BACK_DRAW:
        end_draw(board)
    elif ask == ASK_BACK_HIT:
        end_siege(board)
    elif ask == ASK_BACK_REVEAL:
        board.ask = ASK_TOP
    else:
        board.step += 1
        if board.step == board.players:
            board.step = 0
            board.seat = board.first
            board.ask = ASK_CAMP_SETUP
