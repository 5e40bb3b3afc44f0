"""A sweep as a page: how each figure goes with the numbers, those first that surely change."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

from forts.core import message
from forts.lab import plots
from forts.lab.field import Measure, bounds
from forts.lab.figures import is_share, label
from forts.lab.findings import value
from forts.lab.page import Page
from forts.lab.sweep import Sweep

SHOWN = 12
"""Figures that are drawn."""
MOST_LINES = 6
"""Values of the second number that have a line of their own."""


def report(sweep: Sweep, lang: str = "en") -> str:
    """The page."""
    return _Page(sweep, lang).html()


def told(sweep: Sweep, lang: str) -> list[str]:
    """A sentence a figure: from where to where it goes, those first that surely change most."""
    rows = sweep.rows()
    found = []
    for name in sweep.figures():
        known = [
            (numbers, measures[name]) for numbers, measures in rows if name in measures and measures[name].games > 1
        ]
        if len(known) < 2:
            continue
        low, high = min(known, key=lambda row: row[1].mean), max(known, key=lambda row: row[1].mean)
        found.append(
            message(
                "sweep-figure",
                figure=label(sweep.game, sweep.field.points[0].options, name),
                low=between(name, low[1], lang),
                high=between(name, high[1], lang),
                at_low=written(low[0]),
                at_high=written(high[0]),
            ).text(lang)
        )
    return found


def written(numbers: dict[str, int]) -> str:
    """What is set, as on the command line."""
    return " ".join(f"{name}={number}" for name, number in numbers.items())


def between(name: str, one: Measure, lang: str) -> str:
    """A figure with its interval."""
    rate, low, high = (value(name, number, lang) for number in (one.mean, *bounds(name, one)))
    return message("lab-rate-between", rate=rate, low=low, high=high).text(lang)


class _Page(Page):
    def __init__(self, sweep: Sweep, lang: str) -> None:
        super().__init__(lang)
        self.sweep = sweep
        self.rows = sweep.rows()

    def html(self) -> str:
        """All of it."""
        of = self.sweep
        lines = [
            self.say(
                "sweep-run", games=of.games, points=len(self.rows), players=of.field.players, seed=str(of.field.seed)
            ),
            self.say("sweep-how"),
        ]
        sections = [self.figure(name) for name in of.figures()[:SHOWN]]
        return self.page(self.say("sweep-title", game=self.title(of.game)), lines, sections)

    def figure(self, name: str) -> str:
        """One figure along the first number, with a line for each value of the second, if there is one."""
        known = [(numbers, measures[name]) for numbers, measures in self.rows if name in measures]
        title = label(self.sweep.game, self.sweep.field.points[0].options, name).text(self.lang)
        if not known:
            return ""
        along, *others = known[0][0]
        second = others[0] if others and len({numbers[others[0]] for numbers, _ in known}) <= MOST_LINES else ""
        series = []
        for line in sorted({numbers[second] for numbers, _ in known}) if second else [0]:
            by_number: dict[int, list[Measure]] = defaultdict(list)
            for numbers, one in known:
                if not second or numbers[second] == line:
                    by_number[numbers[along]].append(one)
            unit = 100.0 if is_share(name) else 1.0
            drawn = [(number, *_pooled(found, unit)) for number, found in sorted(by_number.items())]
            series.append((f"{second}={line}" if second else "", drawn))
        id_ = name.replace(".", "-").replace(":", "-")
        axis = self.say("sweep-axis-share", figure=title) if is_share(name) else title
        drawing = plots.lines(id_, series, (along, axis), self.tick)
        rows = [{"figure": between(name, one, self.lang), "games": one.games} for _, one in known]
        columns = [(title, "figure"), (self.say("lab-column-games"), "games")]
        return self.section(id_, title, "", drawing, [written(numbers) for numbers, _ in known], rows, columns)


def _pooled(found: list[Measure], unit: float) -> tuple[float, float]:
    """The mean over points that share a number, and half its interval, in units."""
    mean = sum(one.mean for one in found) / len(found)
    return unit * mean, unit * sqrt(sum(one.half**2 for one in found)) / len(found)
