"""The pieces of a game as data with their words, for drawing and for reference."""

from __future__ import annotations

from forts.core.message import Message
from forts.core.record import Record
from forts.games.forfort.box.deck import SHAPES, SIGNS, Deck, wall_name
from forts.games.forfort.box.slots import SLOTS
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules.symbols.by_number import SYMBOLS as EVERY_SYMBOL
from forts.games.forfort.speech.names import card_message


class SymbolPiece(Record, frozen=True):
    """A symbol that walls bear."""

    name: str
    """As notation, positions and views write it."""
    word: Message
    """What it is called."""
    effect: Message
    """What using it does, beginning with its name."""
    combo: Message
    """What its combo does, beginning with its name."""


class WallPiece(Record, frozen=True):
    """A kind of wall."""

    name: str
    """As notation, positions and views write it."""
    shape: str
    """`corner` or `straight`."""
    symbols: tuple[str, ...]
    """One or two names of symbols."""
    sign: str
    """`simple`, `drawbridge` or `protected`."""
    copies: int
    """How many of them each player has."""
    word: Message
    """What it is called."""


class BackPiece(Record, frozen=True):
    """A way in which the back of a wall can lie on the donjon."""

    corner: str
    """The corner slot that one of its arrows shows."""
    side: str
    """The side slot that the other shows."""


class ForFortComponents(Record, frozen=True):
    """All pieces that a player has."""

    symbols: tuple[SymbolPiece, ...]
    walls: tuple[WallPiece, ...]
    """Corners first; the same for every player."""
    backs: tuple[BackPiece, ...]
    """The four rotations of a back."""
    camps: int
    """Camps of a player."""
    armies: int
    """Armies of a player."""


def build_components(deck: Deck, armies: int, arrow_offset: int) -> ForFortComponents:
    """The pieces of a game with these walls, that many armies, and backs whose arrows are that far apart."""
    walls = tuple(wall_piece(deck, kind) for kind in deck.numbers)
    return ForFortComponents(
        symbols=tuple(_symbol(number) for number in range(len(SYMBOLS))),
        walls=walls,
        backs=tuple(BackPiece(SLOTS[corner], SLOTS[(corner + arrow_offset) % 8]) for corner in range(0, 8, 2)),
        camps=8 - armies,
        armies=armies,
    )


def wall_piece(deck: Deck, kind: int) -> WallPiece:
    """A kind of wall as data."""
    return WallPiece(
        wall_name(deck, kind),
        SHAPES[deck.shapes[kind]],
        tuple(SYMBOLS[symbol] for symbol in deck.symbols[kind]),
        SIGNS[deck.signs[kind]],
        deck.copies[kind],
        card_message(deck, kind),
    )


def _symbol(number: int) -> SymbolPiece:
    symbol = EVERY_SYMBOL[number]
    return SymbolPiece(SYMBOLS[number], symbol.word(), symbol.effect(), symbol.combo())
