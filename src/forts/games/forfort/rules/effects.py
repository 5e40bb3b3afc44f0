"""Effects and combos: how they begin, are carried out, repeated and come to an end."""

from __future__ import annotations

from forts.games.forfort.box.cards import CAMP, HEADING, MASON, TOWER
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.armies import defeat_army, place_army
from forts.games.forfort.rules.building import build, destroy, place_camp
from forts.games.forfort.rules.table import (
    ASK_BRIDGE,
    ASK_COMBO,
    ASK_GARRISON,
    ASK_HIT,
    ASK_MASON,
    ASK_REBUILD,
    ASK_REVEAL,
    ASK_SOURCE,
    ASK_TOWER,
    Board,
    with_card,
    without_card,
)


def begin_effect(board: Board, symbol: int, evolved: bool) -> None:
    """Ask for the target of an effect; as a combo, siege tower and garrison come twice."""
    board.evolved = evolved
    if evolved and symbol == MASON:
        board.ask = ASK_SOURCE
    else:
        board.ask = ASK_MASON + symbol
    board.again = 1 if evolved and symbol >= TOWER else 0


def end_effect(board: Board, ask: int) -> None:
    """The effect was carried out; the second half of "twice" asks the same once more."""
    if board.again:
        board.again -= 1
        board.ask = ask
    else:
        drop_effect(board)


def drop_effect(board: Board) -> None:
    """Nothing more comes of the effect: combos are next."""
    board.again = 0
    board.evolved = False
    board.ask = ASK_COMBO


def next_combos(board: Board) -> None:
    """None of the newest combos is possible: they are lost. After the last of all, the play is over."""
    seat = board.seat
    if board.combos:
        if board.trace is not None:
            for symbol in range(5):
                for _ in range(board.combos[-1] >> 2 * symbol & 3):
                    board.note(events.COMBO_LOST, seat, symbol)
        board.combos = board.combos[:-1]
        return
    # ruling: the played card reaches the discard only now, so that no mason takes it
    if board.played >= 0:
        board.discards[seat] = with_card(board.discards[seat], board.played)
        board.played = -1
    board.ask = ASK_BRIDGE


def do_combo(board: Board, symbol: int) -> None:
    """The builder picks this combo among the newest."""
    if board.trace is not None:
        board.note(events.COMBO_DONE, board.seat, symbol)
    left = board.combos[-1] - (1 << 2 * symbol)
    older = board.combos[:-1]
    if left:
        older.append(left)
    board.combos = older
    begin_effect(board, symbol, True)


def do_destroy(board: Board, at: int) -> None:
    """Ram or trebuchet."""
    destroy(board, board.seat, at)
    drop_effect(board)


def do_besiege(board: Board, fort: int) -> None:
    """Siege tower: chance tells which wall was on top."""
    board.target = fort
    board.ask = ASK_HIT


def end_siege(board: Board) -> None:
    """The hit wall lies in the discard and the new back is turned."""
    board.target = -1
    end_effect(board, ASK_TOWER)


def do_garrison(board: Board, action: int) -> None:
    """Garrison: place an army or defeat one."""
    if action >= actions.ARMY:
        way = action - actions.ARMY
        place_army(board, way >> 1, HEADING[way & 15])
    else:
        defeat_army(board, action - actions.DEFEAT)
    end_effect(board, ASK_GARRISON)


def do_mason_camp(board: Board, at: int) -> None:
    """Mason: a camp of the discard goes back into the fort."""
    board.discards[board.seat] = without_card(board.discards[board.seat], CAMP)
    place_camp(board, board.seat, at)
    drop_effect(board)


def do_mason_wall(board: Board, kind: int, slot: int) -> None:
    """Mason, also as a combo: a wall of the discard is built."""
    board.discards[board.seat] = without_card(board.discards[board.seat], kind)
    board.evolved = False
    build(board, kind, slot, events.FROM_DISCARD)


def do_source(board: Board, action: int) -> None:
    """The mason's combo: out of the discard, or the top of the donjon."""
    board.ask = ASK_REBUILD if action == actions.FROM_DISCARD else ASK_REVEAL


def do_top(board: Board, slot: int) -> None:
    """The mason's combo: the revealed wall is built."""
    kind = board.top
    board.top = -1
    board.evolved = False
    build(board, kind, slot, events.FROM_DONJON)


def discard_top(board: Board) -> None:
    """Ruling: the revealed wall fits nowhere and is discarded."""
    seat = board.seat
    if board.trace is not None:
        board.note(events.TOP_DISCARDED, seat, board.top)
    board.discards[seat] = with_card(board.discards[seat], board.top)
    board.top = -1
    drop_effect(board)
