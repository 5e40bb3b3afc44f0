"""A report on balance: one page with its plots inside, that needs nothing else to be read."""

from __future__ import annotations

from forts.core import Message
from forts.core.facts import POINTS
from forts.lab import facts, plots
from forts.lab.balance import Balance, Row
from forts.lab.worth_report import WorthPage
from forts.words.numbers import percent


def report(balance: Balance, lang: str = "en") -> str:
    """The page."""
    return _Page(balance, lang).html()


class _Page(WorthPage):
    def __init__(self, balance: Balance, lang: str) -> None:
        super().__init__(lang)
        self.balance = balance

    def html(self) -> str:
        """All of it."""
        of = self.balance
        title = self.say("lab-report-title", game=self.title(of.game))
        facts_line = self.say(
            "lab-report-run", games=of.games, players=of.players, bots=", ".join(of.bots), seed=str(of.seed)
        )
        sections = [self.win_rates(kind, rows) for kind, rows in of.win_rate_by.items() if rows]
        sections += [self.worth(), self.pairs()]
        sections += [self.ends(), self.length("turns"), self.length("decisions"), self.points()]
        sections += [self.counts(kind, rows) for kind, rows in of.counts.items() if rows]
        return self.page(title, [facts_line, self.say("lab-report-how")], sections)

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
            self.titled(columns),
        )

    def worth(self) -> str:
        """What each card is worth, apart from who owns it."""
        of = self.balance
        rows = [] if of.worth is None else of.worth.cards
        return self.worth_section("worth", self.say("lab-plot-worth"), of.game, of.options, rows)

    def pairs(self) -> str:
        """Cards that do more, or less, together."""
        known = self.balance.worth
        careers = facts.careers_of(self.balance.game)
        if known is None or careers is None or not known.pairs:
            return ""
        labels = [" + ".join(self.label(careers.kind, name) for name in row["names"]) for row in known.pairs]
        rows = [
            (label, 100 * row["more"], 100 * row["low"], 100 * row["high"], True)
            for label, row in zip(labels, known.pairs, strict=True)
        ]
        drawn = plots.differences("pairs", rows, self.say("lab-axis-pairs"), self.tick)
        return self.section("pairs", self.say("lab-plot-pairs"), self.say("lab-note-pairs"), drawn, [], [], [])

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
        return self.section("ends", self.say("lab-plot-ends"), "", drawn, labels, rows, self.titled(columns))

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
        return self.section(kind, title, "", drawn, labels, rows, self.titled(columns))

    def titled(self, columns: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Columns with their titles in words."""
        return [(self.say(title), field) for title, field in columns]

    def cell(self, row: Row, field: str) -> str:
        """A number of a row; a rate with its interval."""
        if field == "rate":
            rate, low, high = (percent(row[name], self.lang) for name in ("rate", "low", "high"))
            return self.say("lab-rate-between", rate=rate, low=low, high=high)
        return super().cell(row, field)
