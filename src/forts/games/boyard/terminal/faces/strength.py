"""Faces of the trials of Strength: the Enter key does the work, so that an empty line is a press."""

from __future__ import annotations

from forts.core.record import Record
from forts.games.boyard.terminal.faces.face import Face, milliseconds, say
from forts.games.boyard.trials import bell, drum
from forts.games.boyard.trials import glass as covered


def _bell_lines(shown: bell.BellSeen, lang: str) -> list[str]:
    return [say(lang, "bell", rung=shown.rung, wanted=shown.wanted)]


def _bell_read(text: str, shown: bell.BellSeen, at: float) -> Record | None:
    return bell.Rings([milliseconds(at)])


def _drum_lines(shown: drum.DrumSeen, lang: str) -> list[str]:
    if shown.asked:
        return [say(lang, "drum-asked", count=shown.beats), _beats(shown.given, shown.beats)]
    return [say(lang, "drum", count=shown.beats), _beats(shown.beaten, shown.beats)]


def _beats(number: int, of: int) -> str:
    return " ".join("●" if beat < number else "○" for beat in range(of))


def _drum_read(text: str, shown: drum.DrumSeen, at: float) -> Record | None:
    return drum.Beats([milliseconds(at)]) if shown.asked else None


def _glass_lines(shown: covered.GlassSeen, lang: str) -> list[str]:
    return [say(lang, "covered", seconds=shown.seconds)]


def _glass_read(text: str, shown: covered.GlassSeen, at: float) -> Record | None:
    return covered.Stop(milliseconds(at))


STRENGTH = {
    "bell": Face(_bell_lines, _bell_read),
    "drum": Face(_drum_lines, _drum_read),
    "glass": Face(_glass_lines, _glass_read),
}
