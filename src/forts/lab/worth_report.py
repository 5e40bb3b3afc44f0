"""What cards are worth, on a page: a plot, and the same in numbers."""

from __future__ import annotations

from forts.core import Game, Options
from forts.lab import plots
from forts.lab.page import Page
from forts.lab.worth import Row
from forts.lab.worth_words import FIELDS, name_of, title_of, written


class WorthPage(Page):
    """A page that tells what cards are worth."""

    def worth_section(self, id_: str, title: str, game: Game, options: Options, rows: list[Row]) -> str:
        """What taking each card gains, and all else in numbers."""
        if not rows:
            return ""
        labels = [name_of(game, options, row, self.lang) for row in rows]
        gains = [(label, row["gain"]) for label, row in zip(labels, rows, strict=True) if row["gain"] is not None]
        drawn = plots.differences(
            id_,
            [
                (label, *(100 * gain[bound] for bound in ("rate", "low", "high")), not gain["low"] <= 0 <= gain["high"])
                for label, gain in gains
            ],
            self.say("lab-axis-gain"),
            self.tick,
        )
        columns = [(self.say(title_of(field)), field) for field in FIELDS]
        return self.section(id_, title, self.say("lab-note-worth"), drawn, labels, rows, columns)

    def cell(self, row: Row, field: str) -> str:
        """A number of a row; a ratio with its interval."""
        if field in FIELDS and not isinstance(row[field], int):
            return written(row, field, self.lang)
        return super().cell(row, field)
