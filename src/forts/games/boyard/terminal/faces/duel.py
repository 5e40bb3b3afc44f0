"""Faces of the duels."""

from __future__ import annotations

from forts.core.record import Record
from forts.games.boyard.speech.names import seat_name
from forts.games.boyard.terminal.faces.face import Face, choice, milliseconds, number, numbers, ranked, say, sign
from forts.games.boyard.trials import bluff, dice, fleet, noughts, pairs, race, sticks

_CROSSES = "✕○"
_SIDES = ("challenger", "rival")


def _move(lang: str, turn: int) -> str:
    """Whose move it is."""
    return say(lang, "move", seat=seat_name(turn))


def _squares(marks: list[str]) -> list[str]:
    """Nine squares, row by row."""
    return [" ".join(marks[row : row + 3]) for row in (0, 3, 6)]


def _sticks_lines(shown: sticks.SticksSeen, lang: str) -> list[str]:
    return ["|" * shown.sticks, say(lang, "sticks", count=shown.sticks), _move(lang, shown.turn)]


def _sticks_read(text: str, shown: sticks.SticksSeen, at: float) -> Record | None:
    typed = number(text)
    return None if typed is None else sticks.Take(typed)


def _noughts_lines(shown: noughts.NoughtsSeen, lang: str) -> list[str]:
    seats = sorted({seat for seat in shown.squares if seat >= 0})
    marks = [str(place + 1) if seat < 0 else _CROSSES[seats.index(seat)] for place, seat in enumerate(shown.squares)]
    who = [say(lang, "mark", mark=_CROSSES[place], seat=seat_name(seat)) for place, seat in enumerate(seats)]
    return [*_squares(marks), *who, _move(lang, shown.turn)]


def _noughts_read(text: str, shown: noughts.NoughtsSeen, at: float) -> Record | None:
    place = choice(text, 9)
    return None if place is None else noughts.NoughtsPlace(place)


def _fleet_lines(shown: fleet.FleetSeen, lang: str) -> list[str]:
    if shown.hiding:
        where = say(lang, "fleet-hidden") if shown.boat else say(lang, "fleet-hide")
        return [*_squares([str(place + 1) for place in range(9)]), where]
    lines: list[str] = []
    for side, (shots, hits) in enumerate(zip(shown.shots, shown.hits, strict=True)):
        marks = ["*" if place in hits else "~" if place in shots else str(place + 1) for place in range(9)]
        lines += [say(lang, "fleet-shots", side=_SIDES[side]), *_squares(marks)]
    if shown.boat:
        lines.append(say(lang, "fleet-own", squares=" ".join(str(place + 1) for place in shown.boat)))
    return [*lines, say(lang, "fleet-signs"), _move(lang, shown.turn)]


def _fleet_read(text: str, shown: fleet.FleetSeen, at: float) -> Record | None:
    typed = [one - 1 for one in numbers(text, 9)]
    if shown.hiding:
        return fleet.Shot(boat=tuple(typed)) if len(typed) == 2 else None
    return fleet.Shot(choice=typed[0]) if len(typed) == 1 else None


def _race_lines(shown: race.RaceSeen, lang: str) -> list[str]:
    far = say(lang, "race", one=shown.done[0], other=shown.done[1], count=shown.sums)
    asked = f"{shown.sum} =" if shown.sum else say(lang, "wait")
    return [asked, far]


def _race_read(text: str, shown: race.RaceSeen, at: float) -> Record | None:
    typed = number(text)
    return None if typed is None else race.RaceAnswer(typed, milliseconds(at))


def _pairs_lines(shown: pairs.PairsSeen, lang: str) -> list[str]:
    cells = [
        say(lang, "pairs-card", number=place + 1, sign=sign(lang, name)) if name else str(place + 1)
        for place, name in enumerate(shown.cards)
        if shown.kept[place] < 0
    ]
    far = say(lang, "pairs", one=shown.pairs[0], other=shown.pairs[1])
    return [" · ".join(cells), far, _move(lang, shown.turn)]


def _pairs_read(text: str, shown: pairs.PairsSeen, at: float) -> Record | None:
    card = choice(text, pairs.CARDS)
    return None if card is None else pairs.Turn(card)


def _bluff_lines(shown: bluff.BluffSeen, lang: str) -> list[str]:
    lines = [say(lang, "bluff", one=shown.won[0], other=shown.won[1], round=shown.round + 1)]
    if shown.last:
        one, other = (sign(lang, name) if name else "–" for name in shown.last)
        lines.append(say(lang, "bluff-last", one=one, other=other))
    if shown.own:
        return [*lines, say(lang, "bluff-own", sign=sign(lang, shown.own))]
    return [*lines, ranked([sign(lang, name) for name in bluff.SIGNS])]


def _bluff_read(text: str, shown: bluff.BluffSeen, at: float) -> Record | None:
    place = choice(text, len(bluff.SIGNS))
    return None if place is None else bluff.BluffChoice(shown.round, place)


def _dice_lines(shown: dice.DiceSeen, lang: str) -> list[str]:
    own = " ".join(str(die) for die in shown.own) or "–"
    total = say(lang, "dice", dice=own, total=sum(shown.own), limit=dice.LIMIT)
    rolled = say(lang, "dice-rolled", one=shown.rolled[0], other=shown.rolled[1])
    return [total, rolled, say(lang, "dice-choice")]


def _dice_read(text: str, shown: dice.DiceSeen, at: float) -> Record | None:
    typed = text.strip().casefold()
    if typed == "r":
        return dice.Roll("roll")
    return dice.Roll("stop") if typed == "s" else None


DUEL = {
    "sticks": Face(_sticks_lines, _sticks_read),
    "noughts": Face(_noughts_lines, _noughts_read),
    "fleet": Face(_fleet_lines, _fleet_read),
    "race": Face(_race_lines, _race_read),
    "pairs": Face(_pairs_lines, _pairs_read),
    "bluff": Face(_bluff_lines, _bluff_read),
    "dice": Face(_dice_lines, _dice_read),
}
