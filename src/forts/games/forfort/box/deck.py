"""The cards that every player has: 22 walls, described by a `Deck`, and camps."""

from __future__ import annotations

from typing import Final

from forts.games.forfort.box.symbols import LETTERS

CAMP: Final = 22
"""A camp among the cards of a stack or a discard; walls are the kinds 0 to 21."""
CAMP_NAME = "camp"

SIMPLE: Final = 0
DRAWBRIDGE: Final = 1
PROTECTED: Final = 2
SIGNS = ("simple", "drawbridge", "protected")

CORNER: Final = 0
STRAIGHT: Final = 1
SHAPES = ("corner", "straight")


class Deck:
    """The 22 walls of a player, as kinds with their copies; corners come first. A number left out has no copies."""

    def __init__(
        self,
        text: str,
        fingerprint: str,
        shapes: list[int],
        symbols: list[list[int]],
        signs: list[int],
        copies: list[int],
    ) -> None:
        self.text = text
        """The file that describes the walls; empty for the present house deck."""
        self.fingerprint = fingerprint
        """A short name for all that the file says."""
        self.kinds = len(shapes)
        """The kinds are numbered below this."""
        self.numbers: list[int] = [kind for kind in range(self.kinds) if copies[kind]]
        """The kinds that there are."""
        self.shapes = shapes
        """By kind: `CORNER` or `STRAIGHT`."""
        self.symbols = symbols
        """By kind: the one or two symbols, sorted."""
        self.signs = signs
        """By kind: `SIMPLE`, `DRAWBRIDGE` or `PROTECTED`."""
        self.copies = copies
        """By kind: how many a player has."""
        self.corners = shapes.count(CORNER)
        """The kinds below this number are corners."""
        self.marks: list[int] = [sum(1 << 8 * symbol for symbol in some) for some in symbols]
        """By kind: one bit a symbol, eight apart, to be moved to the slot the wall is seen on."""
        self.cards: list[int] = [kind for kind in range(self.kinds) for _ in range(copies[kind])]
        """Every wall of a player, sorted."""
        self.starts: list[int] = [sum(copies[:kind]) for kind in range(self.kinds)]
        """By kind: where its first copy comes among all walls."""

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, (self.text, self.fingerprint, self.shapes, self.symbols, self.signs, self.copies)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and (self.text, self.fingerprint) == (other.text, other.fingerprint)

    def __hash__(self) -> int:
        return hash((self.text, self.fingerprint))


def wall_name(deck: Deck, kind: int) -> str:
    """The name of a wall, such as `corner_mb` or `straight_t_protected`."""
    if kind >= deck.kinds or not deck.copies[kind]:
        return f"wall_{kind + 1}"
    name = f"{SHAPES[deck.shapes[kind]]}_{''.join(LETTERS[symbol] for symbol in deck.symbols[kind]).lower()}"
    sign = deck.signs[kind]
    return f"{name}_{SIGNS[sign]}" if sign in (DRAWBRIDGE, PROTECTED) else name


def card_name(deck: Deck, card: int) -> str:
    """The name of a wall or camp."""
    return CAMP_NAME if card == CAMP else wall_name(deck, card)


def wall_traits(deck: Deck, kind: int) -> tuple[tuple[str, int], ...]:
    """What a wall is like, for learners: its name, shape, symbols and sign."""
    told = [f"wall {wall_name(deck, kind)}", SHAPES[deck.shapes[kind]], SIGNS[deck.signs[kind]]]
    return tuple((trait, 1) for trait in told + [f"symbol {LETTERS[symbol]}" for symbol in deck.symbols[kind]])
