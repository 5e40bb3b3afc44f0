"""The plots of a report, as SVG that goes straight into a page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from forts.core.extras import extra

with extra("lab"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure
    from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator

Tick = Callable[[float], str]
"""Writes a number at an axis, in the language of the report."""

# colours of Okabe and Ito, which everybody can tell apart
BLUE, ORANGE, GREEN, GREY = "#0072B2", "#E69F00", "#009E73", "#6b6459"
_WIDTH = 7.6
"""Inches; the page scales it."""
_MOST_TICKS = 16
"""Numbers at an axis that have all of them a mark."""
_STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.parse_math": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.titlesize": 10,
    "xtick.color": "#3d382f",
    "ytick.color": "#3d382f",
}
"""Text stays text: it can be searched, read aloud, and takes the font of the page."""


def rates(name: str, rows: Sequence[tuple[str, float, float, float]], fair: float | None, axis: str, tick: Tick) -> str:
    """Shares with their intervals, a line each: label, rate, low, high; at `fair` all would be equal."""
    with _drawing(name, 0.9 + 0.24 * max(3, len(rows))) as (figure, axes):
        heights = range(len(rows))
        middle = [100 * rate for _, rate, _, _ in rows]
        below = [100 * (rate - low) for _, rate, low, _ in rows]
        above = [100 * (high - rate) for _, rate, _, high in rows]
        axes.errorbar(middle, heights, xerr=[below, above], fmt="o", color=BLUE, ecolor=BLUE, capsize=2.5, markersize=5)
        if fair is not None:
            axes.axvline(100 * fair, color=ORANGE, linestyle="--", linewidth=1.5)
        axes.set_yticks(list(heights), [label for label, _, _, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(left=0)
        axes.set_xlabel(axis)
        axes.xaxis.set_major_formatter(_written(tick))
        axes.grid(axis="x", color="#e6dfd2")
        axes.set_axisbelow(True)
        return _svg(figure, name)


def differences(name: str, rows: Sequence[tuple[str, float, float, float, bool]], axis: str, tick: Tick) -> str:
    """Differences with their intervals, a line each: label, difference, bounds, is it sure? Hollow dots are not."""
    with _drawing(name, 0.9 + 0.24 * max(3, len(rows))) as (figure, axes):
        axes.axvline(0, color=GREY, linewidth=1.2)
        for height, (_, middle, low, high, sure) in enumerate(rows):
            axes.errorbar(
                [middle],
                [height],
                xerr=[[middle - low], [high - middle]],
                fmt="o",
                color=ORANGE if sure else BLUE,
                markerfacecolor=ORANGE if sure else "white",
                capsize=2.5,
                markersize=5,
            )
        axes.set_yticks(list(range(len(rows))), [row[0] for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(axis)
        axes.xaxis.set_major_formatter(_written(tick))
        axes.grid(axis="x", color="#e6dfd2")
        axes.set_axisbelow(True)
        return _svg(figure, name)


def lines(
    name: str, series: Sequence[tuple[str, Sequence[tuple[int, float, float]]]], axes_: tuple[str, str], tick: Tick
) -> str:
    """How a figure goes with a number, a line for each series: label, then number, mean and half its interval."""
    marks = ("o", "s", "^", "D", "v", "P")
    numbers = sorted({x for _, points in series for x, _, _ in points})
    # intervals at the same number stand beside each other
    apart = 0.012 * (numbers[-1] - numbers[0] or 1)
    with _drawing(name, 3.2) as (figure, axes):
        for place, (label, points) in enumerate(series):
            aside = apart * (place - (len(series) - 1) / 2)
            axes.errorbar(
                [x + aside for x, _, _ in points],
                [mean for _, mean, _ in points],
                yerr=[half for _, _, half in points],
                fmt=f"-{marks[place % len(marks)]}",
                color=(BLUE, ORANGE, GREEN, GREY)[place % 4],
                capsize=2.5,
                markersize=5,
                label=label,
            )
        axes.set_xlabel(axes_[0])
        axes.set_ylabel(axes_[1])
        axes.xaxis.set_major_locator(
            FixedLocator(numbers) if len(numbers) <= _MOST_TICKS else MaxNLocator(integer=True)
        )
        for along in (axes.xaxis, axes.yaxis):
            along.set_major_formatter(_written(tick))
        axes.grid(color="#e6dfd2")
        axes.set_axisbelow(True)
        if len(series) > 1:
            axes.legend(frameon=False)
        return _svg(figure, name)


def histogram(name: str, counts: Sequence[tuple[int, int]], mean: float, x_axis: str, y_axis: str, tick: Tick) -> str:
    """How often each number came up, with a line at the mean."""
    with _drawing(name, 3.0) as (figure, axes):
        values, weights = [value for value, _ in counts], [count for _, count in counts]
        least, most = min(values), max(values)
        step = max(1, -(-(most - least + 1) // 40))
        edges = [least - 0.5 + step * number for number in range((most - least) // step + 2)]
        axes.hist(values, bins=edges, weights=weights, color=BLUE, edgecolor="white", linewidth=0.6)
        axes.axvline(mean, color=ORANGE, linestyle="--", linewidth=1.5)
        axes.set_xlabel(x_axis)
        axes.set_ylabel(y_axis)
        for along in (axes.xaxis, axes.yaxis):
            along.set_major_formatter(_written(tick))
        return _svg(figure, name)


def pairs(name: str, rows: Sequence[tuple[str, float, float]], legend: tuple[str, str], axis: str, tick: Tick) -> str:
    """Two bars a line: label and the two numbers. Hatching tells them apart without colour."""
    with _drawing(name, 0.9 + 0.5 * max(2, len(rows))) as (figure, axes):
        heights = range(len(rows))
        first = [height - 0.19 for height in heights]
        second = [height + 0.19 for height in heights]
        axes.barh(first, [row[1] for row in rows], height=0.36, color=GREEN, label=legend[0])
        axes.barh(
            second, [row[2] for row in rows], height=0.36, color="white", edgecolor=ORANGE, hatch="///", label=legend[1]
        )
        axes.set_yticks(list(heights), [row[0] for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(axis)
        axes.xaxis.set_major_formatter(_written(tick))
        axes.legend(frameon=False, loc="lower right")
        return _svg(figure, name)


def _written(tick: Tick) -> FuncFormatter:
    return FuncFormatter(lambda value, place: tick(value))


@contextmanager
def _drawing(name: str, height: float) -> Iterator[tuple[Figure, Axes]]:
    # the salt makes names inside the drawing unique on the page, and the same in every run
    with mpl.rc_context(_STYLE), mpl.rc_context({"svg.hashsalt": name}):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure, figure.add_subplot()


def _svg(figure: Figure, name: str) -> str:
    """The drawing without what a file of its own would need: prologue, namespaces, notes on who made it."""
    written = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(written, format="svg", transparent=True, metadata=nothing)
    drawn = written.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r' xmlns(:\w+)?="[^"]*"', "", drawn)
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", drawn, count=1), count=1
    )
    # several drawings share the page: what each calls its own has to be told apart
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\1{name}-", drawn)
