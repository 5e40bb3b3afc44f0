"""The course of a game: what players answer, and the way from one decision to the next."""

from __future__ import annotations

from forts.core.state import CHANCE, OVER
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.armies import advance
from forts.games.forfort.rules.building import build, building_slots, fitting_slots, place_camp
from forts.games.forfort.rules.chance import answer_by_chance
from forts.games.forfort.rules.choices import can_use, legal_actions
from forts.games.forfort.rules.effects import (
    begin_effect,
    discard_top,
    do_besiege,
    do_combo,
    do_destroy,
    do_garrison,
    do_mason_camp,
    do_mason_wall,
    do_source,
    do_top,
    drop_effect,
    next_combos,
)
from forts.games.forfort.rules.rounds import begin_draw, begin_turn
from forts.games.forfort.rules.table import (
    ASK_BRIDGE,
    ASK_CAMP,
    ASK_CAMP_SETUP,
    ASK_COMBO,
    ASK_DEAL,
    ASK_FRONT,
    ASK_PLAY,
    ASK_REVEAL,
    ASK_TOP,
    BY_CHANCE,
    LOWERED,
    NOTHING,
    OVER_NOW,
    Board,
    drawing_seat,
    without_card,
)


def settle(board: Board) -> None:
    """Go on to the next real decision or chance event, taking every step that leaves no choice."""
    while True:
        ask = board.ask
        if ask < BY_CHANCE:
            options = legal_actions(board)
            if len(options) > 1:
                board.actor = board.seat
                board.options = options
                return
            if options:
                if ask == ASK_PLAY:
                    # a card of the hand is shown without a decision of its owner
                    board.reveals += 1
                answer(board, options[0])
            else:
                _fall_away(board)
            continue
        if ask == OVER_NOW:
            board.actor = OVER
            board.options = NOTHING
            return
        if ASK_DEAL <= ask <= ASK_REVEAL:
            donjon = board.donjons[drawing_seat(board)]
            if len(donjon) == 1:  # several equal ones are written down: not everybody knows that they are equal
                board.reveals += 1
                answer_by_chance(board, actions.DRAW + donjon[0])
                continue
        board.actor = CHANCE
        board.options = NOTHING
        return


def answer(board: Board, action: int) -> None:
    """Carry out a legal answer to the question asked."""
    if action < actions.CAMP_AT:
        kind = action // actions.PER_KIND
        use = action % actions.PER_KIND
        if board.ask == ASK_PLAY:
            _play(board, kind, use)
        elif board.ask == ASK_TOP:
            do_top(board, use)
        else:
            do_mason_wall(board, kind, use)
    elif action < actions.DESTROY:
        _put_camp(board, action - actions.CAMP_AT)
    elif action < actions.DEFEAT:
        do_destroy(board, action - actions.DESTROY)
    elif action < actions.ADVANCE:
        do_garrison(board, action)
    elif action < actions.BESIEGE:
        _advance_next(board, action - actions.ADVANCE)
    elif action < actions.FRONT:
        do_besiege(board, action - actions.BESIEGE)
    elif action < actions.COMBO:
        _declare_front(board, action - actions.FRONT)
    elif action < actions.FROM_DISCARD:
        do_combo(board, action - actions.COMBO)
    elif action < actions.BRIDGE:
        do_source(board, action)
    else:
        if action != actions.NO_BRIDGE:
            slot = action - actions.BRIDGE
            board.tokens[board.seat] = slot
            board.extra = LOWERED
            if board.trace is not None:
                board.note(events.BRIDGE_LOWERED, board.seat, slot)
        begin_draw(board)


def _fall_away(board: Board) -> None:
    """The question has no answer: go past it."""
    ask = board.ask
    if ask == ASK_COMBO:
        next_combos(board)
    elif ask == ASK_BRIDGE:
        begin_draw(board)
    elif ask == ASK_PLAY:
        # ruling: an empty hand passes without discarding
        if board.trace is not None:
            board.note(events.PASSED, board.seat, -1)
        board.ask = ASK_BRIDGE
    elif ask == ASK_TOP:
        discard_top(board)
    else:
        drop_effect(board)


def _play(board: Board, kind: int, use: int) -> None:
    seat = board.seat
    proof = unplayable_kinds(board) if use == actions.IN_PASSING else 0
    _leave_hand(board, seat, kind)
    if use < actions.USE:
        build(board, kind, use, events.FROM_HAND)
        return
    board.played = kind
    watched = board.trace is not None
    if use < actions.FOR_CAMP:
        if watched:
            board.note(events.USED, seat, kind, use - actions.USE)
        begin_effect(board, use - actions.USE, False)
    elif use == actions.FOR_CAMP:
        if watched:
            board.note(events.GAVE_FOR_CAMP, seat, kind)
        board.ask = ASK_CAMP
    else:
        if watched:
            board.note(events.PASSED, seat, kind)
        if board.hands[seat]:
            board.passed[seat] = [*board.passed[seat], proof, len(board.hands[seat])]
        board.ask = ASK_COMBO


def unplayable_kinds(board: Board) -> int:
    """The walls, as bits, that the seat could neither build nor use now; passing proves its hand to be of them."""
    seat = board.seat
    slots = building_slots(board, seat)
    kinds = 0
    for kind in board.deck.numbers:
        playable = fitting_slots(board, kind, slots) != 0
        for symbol in board.deck.symbols[kind]:
            playable = playable or can_use(board, seat, symbol)
        if not playable:
            kinds |= 1 << kind
    return kinds


def _leave_hand(board: Board, seat: int, kind: int) -> None:
    board.hands[seat] = without_card(board.hands[seat], kind)
    proofs = board.passed[seat]
    if proofs:
        left: list[int] = []
        for i in range(0, len(proofs), 2):
            count = proofs[i + 1] - (proofs[i] >> kind & 1)
            if count:
                left.append(proofs[i])
                left.append(count)
        board.passed[seat] = left


def _put_camp(board: Board, at: int) -> None:
    seat = board.seat
    if board.ask != ASK_CAMP_SETUP and board.ask != ASK_CAMP:
        do_mason_camp(board, at)
        return
    board.camps[seat] -= 1
    place_camp(board, seat, at)
    board.ask = ASK_FRONT if board.ask == ASK_CAMP_SETUP else ASK_COMBO


def _declare_front(board: Board, side: int) -> None:
    seat = board.seat
    board.fronts[seat] = side
    if board.trace is not None:
        board.note(events.FRONT_DECLARED, seat, side)
    board.seat = (seat + 1) % board.players
    if board.seat == board.first:
        begin_turn(board)
    else:
        board.ask = ASK_CAMP_SETUP


def _advance_next(board: Board, at: int) -> None:
    board.waiting = without_card(board.waiting, at)
    advance(board, at)
    if not board.waiting:
        board.ask = ASK_PLAY
