"""Faces of riddle and guess."""

from __future__ import annotations

from forts.core.record import Record
from forts.games.boyard.terminal.faces.face import Face, say
from forts.games.boyard.trials import typed


def _riddle_lines(shown: typed.TypedSeen, lang: str) -> list[str]:
    return [*shown.texts, say(lang, "riddle")]


def _guess_lines(shown: typed.TypedSeen, lang: str) -> list[str]:
    clues = [f"{place + 1}. {text}" for place, text in enumerate(shown.texts)]
    return [*clues, say(lang, "guess")]


def _read(text: str, shown: typed.TypedSeen, at: float) -> Record | None:
    return typed.Typed(text.strip()) if text.strip() else None


TYPED = {"riddle": Face(_riddle_lines, _read), "guess": Face(_guess_lines, _read)}
