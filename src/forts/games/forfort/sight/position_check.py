"""Checking a position that was read: could it lie on a table?"""

from __future__ import annotations

from typing import NoReturn

from forts.core.errors import BadPosition
from forts.core.message import Arg
from forts.games.forfort.box.deck import CAMP, card_name
from forts.games.forfort.box.slots import ALL_SLOTS, DONJON, NEXT_CELL, SLOTS
from forts.games.forfort.box.symbols import TOWER
from forts.games.forfort.rules.questions.by_number import QUESTIONS
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_BACK_DRAW,
    ASK_BACK_HIT,
    ASK_BACK_REVEAL,
    ASK_BACK_SETUP,
    ASK_CAMP,
    ASK_CAMP_SETUP,
    ASK_COMBO,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_FRONT,
    ASK_GARRISON,
    ASK_HIT,
    ASK_MASON,
    ASK_REBUILD,
    ASK_REVEAL,
    ASK_SOURCE,
    ASK_TOP,
    BY_DONJON,
    BY_FORT,
    LOWERED,
    OVER_NOW,
    Table,
)
from forts.games.forfort.rules.turn import drawing_seat

_SETUP = (ASK_FIRST, ASK_DEAL, ASK_BACK_SETUP, ASK_CAMP_SETUP, ASK_FRONT)
_EFFECTS = range(ASK_MASON, ASK_GARRISON + 1)
_COMBO_MASON = (ASK_SOURCE, ASK_REBUILD, ASK_TOP, ASK_REVEAL, ASK_BACK_REVEAL)
_WITH_CARD_PENDING = (ASK_CAMP, *_EFFECTS, ASK_HIT, ASK_BACK_HIT, ASK_COMBO, *_COMBO_MASON, OVER_NOW)
"""Questions during which a played wall or combos may be pending."""


def check_position(t: Table) -> None:
    """Refuse what cannot be, naming the place."""
    _check_turn(t)
    for seat in range(t.players):
        _check_fort(t, seat)
        _check_invaders(t, seat)
        _check_arrows(t, seat)
    _check_camps(t)
    _check_armies(t)
    if t.ask in _SETUP:
        _check_setup(t)
    else:
        _check_pending(t)
        _check_end(t)


def _refuse(place: str, why: str, **args: Arg) -> NoReturn:
    raise BadPosition(f"forfort-position-{why}", place=place, **args)


def _check_turn(t: Table) -> None:
    started = t.ask != ASK_FIRST
    if (t.first >= 0) != started:
        _refuse("first", "first")
    if (t.seat >= 0) != (t.ask not in (ASK_FIRST, ASK_DEAL, ASK_BACK_SETUP)):
        _refuse("turn", "turn")
    if t.ask not in _SETUP and not 1 <= t.round <= t.turns:
        _refuse("turns", "turns")


def _check_fort(t: Table, seat: int) -> None:
    for slot in range(8):
        place = f"seats[{seat}].fort.{SLOTS[slot]}"
        for height, card in enumerate(t.stacks[seat * 8 + slot]):
            if card == CAMP:
                if height:
                    _refuse(f"{place}[{height}]", "camp")
            elif t.deck.shapes[card] != slot % 2:
                _refuse(f"{place}[{height}]", "shape", card=card_name(t.deck, card))
    token = t.tokens[seat]
    if token >= 0 and not t.bridges[seat] >> token & 1:
        _refuse(f"seats[{seat}].token", "token")
    if t.ask not in _SETUP and t.fronts[seat] < 0:
        _refuse(f"seats[{seat}].front", "front")


def _check_invaders(t: Table, seat: int) -> None:
    for slot in range(8):
        at = seat * 8 + slot
        owner = t.army_owners[at]
        if owner < 0:
            continue
        place = f"seats[{seat}].invaders.{SLOTS[slot]}"
        if seat not in t.rivals[owner]:
            _refuse(place, "army-owner")
        if t.stacks[at]:
            _refuse(place, "army-on-cards")
        heading = t.army_headings[at]
        back = NEXT_CELL[slot * 4 + (heading + 2) % 4]
        if DONJON in (NEXT_CELL[slot * 4 + heading], back):
            _refuse(place, "army-heading")


def _check_arrows(t: Table, seat: int) -> None:
    bare = not t.donjons[seat] or t.ask in (ASK_FIRST, ASK_DEAL)
    if t.ask == ASK_BACK_SETUP:
        bare = (seat - t.first) % t.players >= t.step
    elif t.ask in (ASK_BACK_DRAW, ASK_BACK_HIT, ASK_BACK_REVEAL):
        bare = bare or drawing_seat(t) == seat
    if (t.arrows[seat] < 0) != bare:
        _refuse(f"seats[{seat}].arrows", "arrows")


def _check_camps(t: Table) -> None:
    held = []
    for seat in range(t.players):
        stacks = t.stacks[seat * 8 : seat * 8 + 8]
        placed = sum(stack.count(CAMP) for stack in stacks)
        held.append(t.camps[seat] + t.discards[seat].count(CAMP) + placed)
    due = 8 - t.agreed.armies
    for seat, count in enumerate(held):
        # a camp given to the partner stays with that fort, so that only the team's number is fixed
        together = count + (held[t.partners[seat]] - due if t.agreed.teams else 0)
        if together != due or t.camps[seat] > due:
            _refuse(f"seats[{seat}].camps", "camps", count=together, due=due)


def _check_armies(t: Table) -> None:
    for seat in range(t.players):
        count = t.armies[seat] + t.lost[seat] + t.army_owners.count(seat)
        if count != t.agreed.armies:
            _refuse(f"seats[{seat}].armies", "armies", count=count, due=t.agreed.armies)


def _check_setup(t: Table) -> None:
    ask = t.ask
    for seat in range(t.players):
        order = (seat - t.first) % t.players if t.first >= 0 else 0
        hand = 3 if ask != ASK_FIRST else 0
        if ask == ASK_DEAL:
            hand = min(3, max(0, t.step - 3 * order))
        if len(t.hands[seat]) != hand:
            _refuse(f"seats[{seat}].hand", "setup-hand", count=hand)
        ready = placed = False
        if ask in (ASK_CAMP_SETUP, ASK_FRONT):
            ready = order < (t.seat - t.first) % t.players
            placed = ready or (ask == ASK_FRONT and seat == t.seat)
        if (t.fronts[seat] >= 0) != ready:
            _refuse(f"seats[{seat}].front", "front")
        fort = [card for stack in t.stacks[seat * 8 : seat * 8 + 8] for card in stack]
        if fort != [CAMP] * placed or t.discards[seat] or t.camps[seat] != 8 - t.agreed.armies - placed:
            _refuse(f"seats[{seat}].fort", "setup-fort")
        if t.armies[seat] != t.agreed.armies:
            _refuse(f"seats[{seat}].armies", "armies", count=t.armies[seat], due=t.agreed.armies)
    if ask == ASK_DEAL and t.step >= 3 * t.players:
        _refuse("phase", "nothing")
    if ask == ASK_BACK_SETUP and t.step >= t.players:
        _refuse("phase", "nothing")


def _check_pending(t: Table) -> None:
    ask = t.ask
    seat = t.seat
    if (ask == ASK_ADVANCE) != bool(t.waiting) or any(t.army_owners[at] != seat for at in t.waiting):
        _refuse("pending.waiting", "waiting")
    if t.played >= 0 and ask not in _WITH_CARD_PENDING:
        _refuse("pending.played", "pending")
    if t.combos and ask not in _WITH_CARD_PENDING:
        _refuse("pending.combos", "pending")
    if (t.target in t.rivals[seat]) != (ask in (ASK_HIT, ASK_BACK_HIT)):
        _refuse("pending.target", "pending")
    if (t.top >= 0) != (ask in (ASK_TOP, ASK_BACK_REVEAL)):
        _refuse("pending.top", "pending")
    if t.extra == LOWERED and (ask not in (ASK_DRAW, ASK_BACK_DRAW) or t.tokens[seat] < 0):
        _refuse("extra", "pending")
    _check_effect(t)
    drawing = ask in (ASK_DRAW, ASK_HIT, ASK_REVEAL, ASK_BACK_DRAW, ASK_BACK_HIT, ASK_BACK_REVEAL)
    if drawing and not t.donjons[drawing_seat(t)]:
        _refuse("phase", "nothing")
    if (ask in (ASK_CAMP, ASK_SOURCE, ASK_REBUILD) or ask in _EFFECTS) and not QUESTIONS[ask].offer(t):
        _refuse("phase", "nothing")


def _check_effect(t: Table) -> None:
    ask = t.ask
    symbol = TOWER if ask in (ASK_HIT, ASK_BACK_HIT) else ask - ASK_MASON
    in_effect = ask in _EFFECTS or ask in (ASK_HIT, ASK_BACK_HIT)
    if t.evolved != (ask in _COMBO_MASON) and not (t.evolved and in_effect and ask != ASK_MASON):
        _refuse("pending.evolved", "pending")
    if t.again and not (t.evolved and in_effect and symbol >= TOWER):
        _refuse("pending.again", "pending")
    if in_effect and not t.evolved and (t.played < 0 or symbol not in t.deck.symbols[t.played]):
        _refuse("pending.played", "pending")
    if ask == ASK_CAMP and (t.played < 0 or not t.camps[t.seat]):
        _refuse("pending.played", "pending")


def _check_end(t: Table) -> None:
    over = t.ask == OVER_NOW
    for seat in range(t.players):
        if (t.walls[seat] == ALL_SLOTS) != (over and t.winner == seat):
            _refuse(f"seats[{seat}].fort", "finished")
    if t.winner >= 0 and t.ended != BY_FORT:
        _refuse("winner", "finished")
    if t.ended == BY_DONJON and not t.last_round:
        _refuse("phase", "nothing")
