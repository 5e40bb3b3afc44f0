"""The text of every action: short, unique in its state, and the same in every language."""

from __future__ import annotations

from forts.core.meaning import Meaning


def text(meaning: Meaning) -> str:
    """The text form of a meaning, such as `build corner_mb at nw`."""
    verb, piece, place = meaning.verb, meaning.piece, meaning.place
    if verb == "build":
        return f"build {piece} at {place}"
    if verb == "use":
        return f"use {place} of {piece}"
    if verb == "pass" or (verb == "camp" and not place):
        return f"{verb} discarding {piece}"
    if verb == "take":
        return f"take from {place}"
    if verb == "drawbridge":
        return f"drawbridge at {place}"
    if verb == "first":
        return f"first seat {meaning.seat + 1}"
    if verb in _IN_FORTS:
        return _in_fort(meaning)
    return f"{verb} {piece or place}" if piece or place else verb


_IN_FORTS = ("camp", "ram", "trebuchet", "destroy", "defeat", "army", "advance", "besiege")


def _in_fort(meaning: Meaning) -> str:
    verb, place = meaning.verb, f"{meaning.place} of seat {meaning.seat + 1}"
    if verb == "camp":
        return f"camp at {place}"
    if verb == "army":
        return f"army at {place} facing {meaning.piece}"
    return f"{verb} army at {place}" if meaning.piece else f"{verb} {place}"
