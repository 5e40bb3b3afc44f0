"""The text of every action: short, unique in its state, and the same in every language."""

from __future__ import annotations

from forts.core.meaning import Meaning


def text(meaning: Meaning) -> str:
    """The text form of a meaning, such as `trash bug from discard`."""
    verb, piece, place = meaning.verb, meaning.piece, meaning.place
    if verb == "pay":
        return f"{meaning.amount} {piece} from {place}" if place else f"pay {meaning.amount} {piece}"
    if not piece:
        return _without_piece(meaning)
    if verb == "spend":
        return f"spend from {place}"
    if verb == "convert":
        return f"convert {piece} in {place}"
    if verb == "follow" or verb == "follow also":
        return f"{verb} with {piece}"
    if place == "yard":
        return f"{verb} {piece} from yard of seat {meaning.seat + 1}"
    if place in _SAID and verb != "take back":
        return f"{verb} {piece} from {place}"
    return f"{verb} {piece}"


_SAID = ("lookout", "discard", "park", "supply")
"""Places that a text names; what is taken from elsewhere needs no word for it."""


def _without_piece(meaning: Meaning) -> str:
    verb = meaning.verb
    if meaning.place == "park_deck":
        return f"{verb} top of park_deck"
    if verb == "copy":
        return f"copy pack of seat {meaning.seat + 1}"
    return f"first is seat {meaning.seat + 1}" if verb == "first" else verb
