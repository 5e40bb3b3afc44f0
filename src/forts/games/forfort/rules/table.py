"""Everything on the table: the fields of a game's state, without the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.state import State
from forts.games.forfort.rules.agreed import Agreed

# What is asked next, as numbers of the questions. The first ones are asked of a player, from `BY_CHANCE` on of chance.
ASK_CAMP_SETUP: Final = 0
ASK_FRONT: Final = 1
ASK_ADVANCE: Final = 2
ASK_PLAY: Final = 3
ASK_CAMP: Final = 4
ASK_MASON: Final = 5
ASK_RAM: Final = 6
ASK_TREBUCHET: Final = 7
ASK_TOWER: Final = 8
ASK_GARRISON: Final = 9
ASK_COMBO: Final = 10
ASK_SOURCE: Final = 11
ASK_REBUILD: Final = 12
"""Which wall of the discard the mason's combo builds, and where."""
ASK_TOP: Final = 13
"""Where the mason's combo builds the revealed top of the donjon."""
ASK_BRIDGE: Final = 14
BY_CHANCE: Final = 15
ASK_FIRST: Final = 15
ASK_DEAL: Final = 16
ASK_DRAW: Final = 17
ASK_HIT: Final = 18
"""Which wall the siege tower hits."""
ASK_REVEAL: Final = 19
"""Which wall is on top for the mason's combo."""
ASK_BACK_SETUP: Final = 20
ASK_BACK_DRAW: Final = 21
ASK_BACK_HIT: Final = 22
ASK_BACK_REVEAL: Final = 23
OVER_NOW: Final = 24

ORDINARY: Final = 0
LOWERED: Final = 1
"""The drawbridge was lowered; the draw before the extra turn is due."""
EXTRA: Final = 2
"""The extra turn itself."""
EXTRAS = ("no", "due", "yes")
"""Is the turn an extra one, in positions and views; "due" while the draw before it is pending."""

NOT_ENDED: Final = 0
BY_FORT: Final = 1
BY_DONJON: Final = 2

NOTHING: Final[list[int]] = []
"""The empty pile, stack or list of options, shared because none of them is changed in place."""
NO_PILES: Final[list[list[int]]] = []
"""No piles at all, before they are laid out."""


class Table(State):
    """All that lies on the table, and what is being decided.

    Lists inside the lists are replaced, never changed in place, so that copies share them.
    """

    def __init__(self, agreed: Agreed) -> None:
        super().__init__(agreed.players)
        self.agreed = agreed
        """What was agreed before the game."""
        self.deck = agreed.deck
        """The walls each player has."""
        self.edition = agreed.edition
        """The version of the rules that the game is played by."""
        self.partners = agreed.partners
        """By seat: the partner, or -1."""
        self.rivals = agreed.rivals
        """By seat: those it plays against."""

        self.hands: list[list[int]] = NO_PILES
        """By seat: walls in hand, sorted."""
        self.donjons: list[list[int]] = NO_PILES
        """By seat: walls in the donjon, sorted, for their order is drawn when it is needed."""
        self.discards: list[list[int]] = NO_PILES
        """By seat: walls and camps discarded, sorted."""
        self.stacks: list[list[int]] = NO_PILES
        """By fort * 8 + slot: walls and camps from bottom to top."""
        self.army_owners: list[int] = NOTHING
        """By fort * 8 + slot: whose army stands there, or -1."""
        self.army_headings: list[int] = NOTHING
        """By fort * 8 + slot: the direction of that army, or -1."""
        self.camps: list[int] = NOTHING
        """By seat: camps not yet placed."""
        self.armies: list[int] = NOTHING
        """By seat: armies at hand."""
        self.lost: list[int] = NOTHING
        """By seat: armies out for good."""
        self.tokens: list[int] = NOTHING
        """By seat: the slot with the drawbridge token, or -1."""
        self.fronts: list[int] = NOTHING
        """By seat: the side that faces the rivals, or -1 before it is declared."""
        self.arrows: list[int] = NOTHING
        """By seat: the rotation of the top back, or -1 if there is none."""
        self.passed: list[list[int]] = NO_PILES
        """By seat: what passing proved. Pairs of numbers: kinds as bits, and how many cards of the hand are of them."""

        self.shown: list[int] = NOTHING
        """By seat: slots that the arrows show."""
        self.filled: list[int] = NOTHING
        """By fort: slots with cards."""
        self.walls: list[int] = NOTHING
        """By fort: slots with a wall on top."""
        self.open_camps: list[int] = NOTHING
        """By fort: slots with a camp on top."""
        self.shields: list[int] = NOTHING
        """By fort: slots with a protected wall on top."""
        self.bridges: list[int] = NOTHING
        """By fort: slots with a drawbridge wall on top."""
        self.invaded: list[int] = NOTHING
        """By fort: slots with an army."""
        self.marks: list[int] = NOTHING
        """By fort: slots with a symbol on top, eight bits a symbol."""

        self.ask: i64 = ASK_FIRST
        """What is decided next."""
        self.first: i64 = -1
        """The first player, or -1 before it is drawn."""
        self.seat: i64 = -1
        """Whose turn it is, or -1 before the first."""
        self.step: i64 = 0
        """During set-up: how many cards were dealt, or backs turned."""
        self.extra: i64 = ORDINARY
        """`ORDINARY`, `LOWERED` or `EXTRA`."""
        self.turns: i64 = 0
        """Turns begun, extra ones included."""
        self.round: i64 = 0
        """Rounds begun."""
        self.last_round = False
        """Is a donjon empty, so that the round is the last?"""
        self.ended: i64 = NOT_ENDED
        """`BY_FORT` or `BY_DONJON` at the end."""
        self.winner: i64 = -1
        """The seat that finished its fort, or -1."""

        self.waiting: list[int] = NOTHING
        """Armies that still have to advance, as fort * 8 + slot, sorted."""
        self.played: i64 = -1
        """The wall whose effect or discarding is being carried out, or -1."""
        self.combos: list[int] = NOTHING
        """Combos to be done, one number a wall built, the newest last; in it two bits count each symbol."""
        self.evolved = False
        """Is the effect being carried out a combo's, which the book calls evolved?"""
        self.again: i64 = 0
        """How often the effect is repeated after this time."""
        self.target: i64 = -1
        """The fort whose donjon the siege tower hits, or -1."""
        self.top: i64 = -1
        """The revealed top of the donjon that the mason's combo builds, or -1."""

    def lay_out(self) -> None:
        """Give each seat what it begins with. A copy does without: it gets the lists of the table it is made from."""
        players = self.players
        self.hands = [NOTHING] * players
        self.donjons = [self.deck.cards] * players
        self.discards = [NOTHING] * players
        self.stacks = [NOTHING] * (8 * players)
        self.army_owners = [-1] * (8 * players)
        self.army_headings = [-1] * (8 * players)
        self.camps = [8 - self.agreed.armies] * players
        self.armies = [self.agreed.armies] * players
        self.lost = [0] * players
        self.tokens = [-1] * players
        self.fronts = [-1] * players
        self.arrows = [-1] * players
        self.passed = [NOTHING] * players
        self.shown = [0] * players
        self.filled = [0] * players
        self.walls = [0] * players
        self.open_camps = [0] * players
        self.shields = [0] * players
        self.bridges = [0] * players
        self.invaded = [0] * players
        self.marks = [0] * players

    def copy_to(self, other: Table) -> None:
        """Make another table, agreed on alike, equal to this one."""
        other.actor = self.actor
        other.options = self.options
        other.reveals = self.reveals
        other.discreet = self.discreet
        other.hands = self.hands[:]
        other.donjons = self.donjons[:]
        other.discards = self.discards[:]
        other.stacks = self.stacks[:]
        other.army_owners = self.army_owners[:]
        other.army_headings = self.army_headings[:]
        other.camps = self.camps[:]
        other.armies = self.armies[:]
        other.lost = self.lost[:]
        other.tokens = self.tokens[:]
        other.fronts = self.fronts[:]
        other.arrows = self.arrows[:]
        other.passed = self.passed[:]
        other.shown = self.shown[:]
        other.filled = self.filled[:]
        other.walls = self.walls[:]
        other.open_camps = self.open_camps[:]
        other.shields = self.shields[:]
        other.bridges = self.bridges[:]
        other.invaded = self.invaded[:]
        other.marks = self.marks[:]
        other.ask = self.ask
        other.first = self.first
        other.seat = self.seat
        other.step = self.step
        other.extra = self.extra
        other.turns = self.turns
        other.round = self.round
        other.last_round = self.last_round
        other.ended = self.ended
        other.winner = self.winner
        other.waiting = self.waiting
        other.played = self.played
        other.combos = self.combos
        other.evolved = self.evolved
        other.again = self.again
        other.target = self.target
        other.top = self.top

    def note(self, *event: int) -> None:
        """Note what happened; callers ask `trace` first, because most games are played unwatched."""
        trace = self.trace
        if trace is not None:
            trace.append(event)


def with_card(cards: list[int], card: int) -> list[int]:
    """A sorted pile and one card more."""
    made = cards[:]
    made.insert(_place(cards, card), card)
    return made


def without_card(cards: list[int], card: int) -> list[int]:
    """A sorted pile and one such card less."""
    made = cards[:]
    made.pop(_place(cards, card))
    return made


def _place(cards: list[int], card: i64) -> i64:
    """Where a card lies, or would lie, in a sorted pile."""
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = low + high >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low
