"""What was asked and answered in a trial, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from forts.core.message import message
from forts.games.boyard.terminal.faces.face import sign


def told(note: Mapping[str, Any], names: list[str], lang: str) -> list[str]:
    """The question, the answer that was given, and the right one where the trial has one."""
    puzzle = str(note.get("puzzle", ""))
    lines = [_say(lang, "puzzle", puzzle=puzzle)] if puzzle else []
    lines += [_say(lang, "asked", text=text) for text in _asked(puzzle, note, lang)]
    given = _value(puzzle, note.get("given"), lang)
    answer = _value(puzzle, note.get("answer", note.get("signs")), lang)
    if "wanted" in note:
        lines.append(_say(lang, "reached", given=given, wanted=str(note["wanted"])))
    else:
        if "given" in note and puzzle != "grip":
            lines.append(_say(lang, "given", given=given) if given else _say(lang, "nothing"))
        if answer:
            lines.append(_say(lang, "answer", answer=answer))
    if isinstance(why := note.get("why"), str):
        lines.append(why)
    return lines


def _say(lang: str, id_: str, **args: str) -> str:
    return message(f"boyard-told-{id_}", **args).text(lang)


def _asked(puzzle: str, note: Mapping[str, Any], lang: str) -> list[str]:
    """The texts that were asked, a line each."""
    asked = note.get("asked", note.get("sums", note.get("letters", note.get("steps", []))))
    texts = [str(one) for one in asked] if isinstance(asked, list) else [str(asked)]
    if puzzle == "parade" and len(texts) == 2:
        thing, colour = texts
        return [message("boyard-parade-asked", thing=thing or "any", colour=colour or "any").text(lang)]
    if puzzle == "grid":
        return [", ".join(sign(lang, text) for text in texts)]
    return ["  ".join(texts)] if puzzle in ("sums", "race") else texts


def _value(puzzle: str, value: Any, lang: str) -> str:
    """An answer in words; empty for none."""
    if value is None:
        return ""
    if isinstance(value, list):
        between = " / " if any(isinstance(one, list) for one in value) else ", "
        return between.join(_value(puzzle, one, lang) for one in value)
    return _VALUES[puzzle](value, lang) if puzzle in _VALUES else str(value)


_VALUES: dict[str, Callable[[Any, str], str]] = {
    "sequence": lambda value, lang: sign(lang, str(value)),
    "order": lambda value, lang: message("boyard-character", character=str(value)).text(lang),
    "shells": lambda value, lang: str(value + 1) if isinstance(value, int) else str(value),
    "grid": lambda value, lang: f"{'ABCD'[value % 4]}{value // 4 + 1}" if isinstance(value, int) else str(value),
}
"""How a puzzle's answers are told, where they are no plain texts or numbers."""
