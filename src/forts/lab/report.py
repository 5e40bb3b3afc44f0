"""A report on balance: one page with its plots inside, that needs nothing else to be read."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from forts.core import Message, message
from forts.core.facts import POINTS
from forts.core.message import Arg
from forts.lab import facts, plots
from forts.lab.balance import Balance, Row
from forts.words.numbers import decimal, percent


def report(balance: Balance, lang: str = "en") -> str:
    """The page."""
    return _Page(balance, lang).html()


class _Page:
    def __init__(self, balance: Balance, lang: str) -> None:
        self.balance = balance
        self.lang = lang

    def html(self) -> str:
        """All of it."""
        of = self.balance
        title = self.say("lab-report-title", game=of.game.name)
        facts_line = self.say(
            "lab-report-run", games=of.games, players=of.players, bots=", ".join(of.bots), seed=str(of.seed)
        )
        sections = [self.win_rates(kind, rows) for kind, rows in of.win_rate_by.items() if rows]
        sections += [self.ends(), self.length("turns"), self.length("decisions"), self.points()]
        sections += [self.counts(kind, rows) for kind, rows in of.counts.items() if rows]
        style = files("forts.lab").joinpath("report.css").read_text(encoding="utf-8")
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.lang}">',
                '<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{escape(title)}</title>",
                f"<style>{style}</style>",
                f'<body dir="{self.say("language-direction")}">',
                f"<header><h1>{escape(title)}</h1>",
                f"<p>{escape(facts_line)}</p>",
                f"<p>{escape(self.say('lab-report-how'))}</p></header>",
                "<main>",
                *(section for section in sections if section),
                "</main>",
                "</html>",
                "",
            ]
        )

    def say(self, id_: str, /, **args: Arg) -> str:
        """A message in the language of the page."""
        return message(id_, **args).text(self.lang)

    def label(self, kind: str, name: str) -> str:
        """The name of a thing."""
        found = facts.label(self.balance.game, self.balance.options, kind, name)
        return found.text(self.lang) if isinstance(found, Message) else found

    def win_rates(self, kind: str, rows: list[Row]) -> str:
        """Win rates by seat, or by what a seat had."""
        shown = rows
        if kind != "seat" and not all(row["name"].isdecimal() for row in rows):
            shown = sorted(rows, key=lambda row: (-row["rate"], row["name"]))
        labels = [
            self.say("lab-seat", seat=row["name"]) if kind == "seat" else self.label(kind, row["name"]) for row in shown
        ]
        drawn = plots.rates(
            f"win-{kind}",
            [(label, row["rate"], row["low"], row["high"]) for label, row in zip(labels, shown, strict=True)],
            1 / self.balance.players,
            self.say("lab-axis-win-rate"),
            self.tick,
        )
        columns = [("lab-column-count", "seats"), ("lab-column-wins", "wins"), ("lab-column-rate", "rate")]
        if kind == "seat":
            columns.append(("lab-column-score", "mean_score"))
        return self.section(
            f"win-{kind}",
            self.say("lab-plot-win", by=facts.heading(self.balance.game, kind)),
            self.say("lab-note-win"),
            drawn,
            labels,
            shown,
            columns,
        )

    def ends(self) -> str:
        """How games end."""
        rows = self.balance.ended_by
        labels = [self.label("end", row["name"]) for row in rows]
        drawn = plots.rates(
            "ends",
            [(label, row["rate"], row["low"], row["high"]) for label, row in zip(labels, rows, strict=True)],
            None,
            self.say("lab-axis-games-share"),
            self.tick,
        )
        columns = [("lab-column-games", "games"), ("lab-column-rate", "rate")]
        return self.section("ends", self.say("lab-plot-ends"), "", drawn, labels, rows, columns)

    def length(self, of: str) -> str:
        """How long games are, in turns or decisions."""
        found = self.balance.length[of]
        if not found["counts"]:
            return ""
        drawn = plots.histogram(
            f"length-{of}",
            [(value, count) for value, count in found["counts"]],
            found["mean"],
            self.say("lab-axis-length", of=of),
            self.say("lab-column-games"),
            self.tick,
        )
        note = self.say(
            "lab-note-length",
            mean=round(found["mean"], 1),
            median=found["median"],
            least=found["least"],
            most=found["most"],
        )
        return self.section(f"length-{of}", self.say("lab-plot-length", of=of), note, drawn, [], [], [])

    def points(self) -> str:
        """Where points come from."""
        rows = self.balance.points
        return self.means(POINTS, rows, self.say("lab-plot-points"), self.say("lab-axis-points")) if rows else ""

    def counts(self, kind: str, rows: list[Row]) -> str:
        """How many things of a kind there are."""
        by = facts.heading(self.balance.game, kind)
        return self.means(kind, rows, self.say("lab-plot-counts", by=by), self.say("lab-axis-counts"))

    def means(self, kind: str, rows: list[Row], title: str, axis: str) -> str:
        """Winners beside the others."""
        labels = [self.label(kind, row["name"]) for row in rows]
        drawn = plots.pairs(
            kind,
            [(label, row["winners"], row["others"]) for label, row in zip(labels, rows, strict=True)],
            (self.say("lab-winners"), self.say("lab-others")),
            axis,
            self.tick,
        )
        columns = [("lab-column-mean", "mean"), ("lab-winners", "winners"), ("lab-others", "others")]
        return self.section(kind, title, "", drawn, labels, rows, columns)

    def section(
        self,
        id_: str,
        title: str,
        note: str,
        drawn: str,
        labels: list[str],
        rows: list[Row],
        columns: list[tuple[str, str]],
    ) -> str:
        """A plot with its title, a remark, and the same in numbers."""
        parts = [
            f'<section id="{id_}"><h2>{escape(title)}</h2>',
            f"<p>{escape(note)}</p>" if note else "",
            f'<figure role="img" aria-label="{escape(title)}">{drawn}</figure>',
        ]
        if rows:
            numbers = self.table(labels, rows, columns)
            parts.append(f"<details><summary>{escape(self.say('lab-numbers'))}</summary>{numbers}</details>")
        return "\n".join([*parts, "</section>"])

    def table(self, labels: list[str], rows: list[Row], columns: list[tuple[str, str]]) -> str:
        """Numbers as a table."""
        head = "".join(f'<th scope="col">{escape(self.say(title))}</th>' for title, _ in columns)
        lines = [
            f'<table><thead><tr><th scope="col">{escape(self.say("lab-column-what"))}</th>{head}</tr></thead><tbody>'
        ]
        for label, row in zip(labels, rows, strict=True):
            cells = "".join(f"<td>{escape(self.cell(row, field))}</td>" for _, field in columns)
            lines.append(f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>')
        return "\n".join([*lines, "</tbody></table>"])

    def cell(self, row: Row, field: str) -> str:
        """A number of a row; a rate with its interval."""
        if field == "rate":
            rate, low, high = (percent(row[name], self.lang) for name in ("rate", "low", "high"))
            return self.say("lab-rate-between", rate=rate, low=low, high=high)
        value: Any = row[field]
        return decimal(value, self.lang, 2 if isinstance(value, float) and not value.is_integer() else 0)

    def tick(self, value: float) -> str:
        """A number at the axis of a plot."""
        return decimal(value, self.lang)
