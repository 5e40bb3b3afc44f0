"""The numbers of Fort's data file by name: `kid.bug.copies`, `track.5.points`, `track.3.pizza`."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping

from forts.core.values import Bounds, Values
from forts.games.fort.box.kids import COPIES, HIGHEST, TRACK_COLUMNS, cards, house_text, kid_id

_COPIES = "copies"


def _known(text: str) -> dict[str, Bounds]:
    deck = cards(text)
    found = {
        f"kid.{deck.kids[number].id}.{_COPIES}": Bounds(*COPIES, deck.kids[number].copies)
        for number in deck.numbers
        if not deck.is_friend[number]
    }
    track = zip(deck.level_points, deck.cost_pizza, deck.cost_toys, deck.cost_either, strict=True)
    for level, numbers in enumerate(track):
        for column, now in zip(TRACK_COLUMNS[1:], numbers, strict=True):
            found[f"track.{level}.{column}"] = Bounds(0, HIGHEST, now)
    return found


def _changed(text: str, numbers: Mapping[str, int]) -> str:
    deck = cards(text)
    lines = (text or house_text()).split("\n")
    columns: list[str] = []
    for place, line in enumerate(lines):
        cells = next(csv.reader([line]), [])
        bare = [cell.strip() for cell in cells]
        if "name" in bare or bare[:1] == ["level"]:
            columns = bare
        elif any(bare) and len(bare) == len(columns):
            row = dict(zip(columns, bare, strict=True))
            thing = f"track.{row['level']}" if "level" in row else f"kid.{kid_id(row['name'])}"
            for column, cell in enumerate(columns):
                if (wanted := numbers.get(f"{thing}.{cell}")) is not None:
                    cells[column] = str(wanted)
                    lines[place] = _row(cells)
    if "level" not in columns and any(name.startswith("track.") for name in numbers):
        # a bare list of kids is played with a track of the house: from now on it has its own
        return _changed("\n".join([*lines, "", *_track_lines(deck.text)]), numbers)
    return "\n".join(lines)


def _track_lines(text: str) -> list[str]:
    deck = cards(text)
    rows = zip(deck.level_points, deck.cost_pizza, deck.cost_toys, deck.cost_either, strict=True)
    return [_row(TRACK_COLUMNS), *(_row([level, *row]) for level, row in enumerate(rows)), ""]


def _row(cells: Iterable[object]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="").writerow(cells)
    return written.getvalue()


VALUES = Values(_known, _changed)
"""What can be tried out of Fort's numbers."""
