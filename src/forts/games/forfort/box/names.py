"""The words that positions, notation and views share; they are the same in every language."""

from __future__ import annotations

from forts.games.forfort.box.cards import CAMP, DRAWBRIDGE, PROTECTED, Deck

SLOTS = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
"""Slots of a fort, clockwise."""
SIDES = ("n", "e", "s", "w")
"""Sides of a fort, and directions."""
SYMBOLS = ("mason", "ram", "trebuchet", "siege_tower", "garrison")
"""Symbols by number."""
LETTERS = "MBTSG"
"""Symbols in the file of walls and in the names of walls: mason, battering ram, trebuchet, siege tower, garrison."""
SHAPES = ("corner", "straight")
SIGNS = ("simple", "drawbridge", "protected")
PHASES = (
    "camp_setup",
    "front",
    "advance",
    "play",
    "camp",
    "mason",
    "ram",
    "trebuchet",
    "siege_tower",
    "garrison",
    "combo",
    "source",
    "rebuild",
    "top",
    "drawbridge",
    "first",
    "deal",
    "draw",
    "hit",
    "reveal",
    "back_setup",
    "back_draw",
    "back_hit",
    "back_reveal",
    "over",
)
"""What is asked, by the number of the question."""
EXTRAS = ("no", "due", "yes")
"""Is the turn an extra one, by number; "due" while the draw before it is pending."""
CAMP_NAME = "camp"


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


def place_name(at: int) -> str:
    """A slot of a fort, such as `nw of seat 2`."""
    return f"{SLOTS[at & 7]} of seat {(at >> 3) + 1}"


def symbols_in(frame: int) -> list[int]:
    """The symbols of the combos that one wall made, as the board keeps them."""
    return [symbol for symbol in range(5) for _ in range(frame >> 2 * symbol & 3)]
