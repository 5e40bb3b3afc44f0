"""What a seat, or a spectator, may see of a game."""

from __future__ import annotations

from forts.core.record import Record
from forts.core.state import OVER
from forts.games.forfort.box.deck import CAMP, SHAPES, SIGNS, Deck, card_name
from forts.games.forfort.box.slots import COUNT, SIDES, SLOTS
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules.questions.by_number import PHASES
from forts.games.forfort.rules.questions.combo import symbols_in
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import BY_FORT, EXTRAS


class CardView(Record, frozen=True):
    """A card that lies open to the viewer."""

    name: str
    """`camp`, or the name of the wall as notation and positions write it."""
    shape: str
    """`corner` or `straight`; empty for a camp."""
    symbols: tuple[str, ...]
    """Mason, ram, trebuchet, siege_tower, garrison."""
    sign: str
    """`simple`, `drawbridge` or `protected`; empty for a camp."""


class ArmyView(Record, frozen=True):
    """An army in a rival's fort."""

    owner: int
    """Its seat."""
    heading: str
    """The direction it advances in: n, e, s or w."""


class SlotView(Record, frozen=True):
    """One of the eight slots of a fort."""

    name: str
    """nw, n, ne, e, se, s, sw or w."""
    cards: tuple[CardView, ...]
    """The stack from bottom to top; only the last one is active."""
    army: ArmyView | None
    """The army that stands there."""
    first_line: bool
    """Is the slot in the line that faces the rivals?"""


class FortView(Record, frozen=True):
    """A player's fort, cards and tokens."""

    seat: int
    slots: tuple[SlotView, ...]
    """Clockwise from nw."""
    hand: tuple[CardView, ...] | None
    """The walls in hand; None if the viewer may not see them."""
    hand_size: int
    """How many walls are in hand."""
    donjon: int
    """How many walls are in the donjon."""
    arrows: tuple[str, ...]
    """The corner and the side that the top back of the donjon shows; empty without a back."""
    discard: tuple[CardView, ...]
    """Open to all; its order does not matter."""
    camps: int
    """Camps not yet placed."""
    armies: int
    """Armies at hand."""
    lost: int
    """Armies out for good."""
    token: str | None
    """The slot with the drawbridge token; None while it is at hand."""
    front: str | None
    """The side that faces the rivals; None before it is declared."""
    walls: int
    """Visible walls; eight win."""
    points: int
    """What the player would count now, without a partner."""


class ForFortView(Record, frozen=True):
    """A game as one viewer may know it."""

    viewer: int | None
    """The seat that looks; None for a spectator."""
    players: int
    teams: bool
    """Do seats 0 and 2 play against 1 and 3?"""
    phase: str
    """What is being decided, in the words of positions."""
    to_act: int
    """The seat that decides, `CHANCE` or `OVER`."""
    turn: int | None
    """Whose turn it is; None before the first."""
    extra: str
    """`yes` in an extra turn, `due` while the draw before it is pending, else `no`."""
    first: int | None
    """The first player; None before it is drawn."""
    round: int
    turns: int
    """Turns begun, extra ones included."""
    last_round: bool
    """Is a donjon empty?"""
    played: CardView | None
    """The wall whose effect or discarding is being carried out."""
    top: CardView | None
    """The revealed top of the donjon that a mason's combo builds."""
    combos: tuple[tuple[str, ...], ...]
    """Combos still to be done, by the wall that made them, the newest last."""
    evolved: bool
    """Is the effect being carried out a combo?"""
    again: int
    """How often the effect comes after this time."""
    waiting: tuple[tuple[int, str], ...]
    """Armies that still have to advance: fort and slot."""
    target: int | None
    """The fort whose donjon is being hit."""
    forts: tuple[FortView, ...]
    """By seat."""
    totals: tuple[int, ...]
    """By seat: points as they would count now, a partner's included."""
    ended_by: str
    """`fort` or `donjon`; empty while neither has happened."""
    winners: tuple[int, ...]
    """The seats that share the victory; empty before the end."""


def build_view(state: ForFortState, viewer: int | None) -> ForFortView:
    """What the viewer may see."""
    over = state.actor == OVER
    deck = state.deck
    return ForFortView(
        viewer=viewer,
        players=state.players,
        teams=state.agreed.teams,
        phase=PHASES[state.ask],
        to_act=state.actor,
        turn=None if state.seat < 0 else state.seat,
        extra=EXTRAS[state.extra],
        first=None if state.first < 0 else state.first,
        round=state.round,
        turns=state.turns,
        last_round=state.last_round,
        played=None if state.played < 0 else card_view(deck, state.played),
        top=None if state.top < 0 else card_view(deck, state.top),
        combos=tuple(tuple(SYMBOLS[symbol] for symbol in symbols_in(frame)) for frame in state.combos),
        evolved=state.evolved,
        again=state.again,
        waiting=tuple((at >> 3, SLOTS[at & 7]) for at in state.waiting),
        target=None if state.target < 0 else state.target,
        forts=tuple(_fort(state, seat, viewer) for seat in range(state.players)),
        totals=tuple(state.totals()),
        ended_by=ended_by(state),
        winners=tuple(state.winners()) if over else (),
    )


def card_view(deck: Deck, card: int) -> CardView:
    """A card, open."""
    if card == CAMP:
        return CardView(card_name(deck, card), "", (), "")
    symbols = tuple(SYMBOLS[symbol] for symbol in deck.symbols[card])
    return CardView(card_name(deck, card), SHAPES[deck.shapes[card]], symbols, SIGNS[deck.signs[card]])


def ended_by(state: ForFortState) -> str:
    """`fort` once one is finished, `donjon` once one is empty."""
    if state.ended == BY_FORT:
        return "fort"
    return "donjon" if state.last_round else ""


def _fort(state: ForFortState, seat: int, viewer: int | None) -> FortView:
    deck = state.deck
    return FortView(
        seat=seat,
        slots=tuple(_slot(state, seat, slot) for slot in range(8)),
        hand=tuple(card_view(deck, kind) for kind in state.hands[seat]) if seat == viewer else None,
        hand_size=len(state.hands[seat]),
        donjon=len(state.donjons[seat]),
        arrows=state.agreed.arrow_slots(state.arrows[seat]),
        discard=tuple(card_view(deck, card) for card in state.discards[seat]),
        camps=state.camps[seat],
        armies=state.armies[seat],
        lost=state.lost[seat],
        token=None if state.tokens[seat] < 0 else SLOTS[state.tokens[seat]],
        front=None if state.fronts[seat] < 0 else SIDES[state.fronts[seat]],
        walls=COUNT[state.walls[seat]],
        points=state.points(seat),
    )


def _slot(state: ForFortState, seat: int, slot: int) -> SlotView:
    at = seat * 8 + slot
    owner = state.army_owners[at]
    army = None if owner < 0 else ArmyView(owner, SIDES[state.army_headings[at]])
    front = state.fronts[seat]
    facing = front >= 0 and slot in (2 * front, 2 * front + 1, (2 * front + 2) % 8)
    return SlotView(SLOTS[slot], tuple(card_view(state.deck, card) for card in state.stacks[at]), army, facing)
