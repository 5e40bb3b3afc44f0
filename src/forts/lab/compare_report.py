"""A comparison as a page: what differs, the findings, and every figure with its interval."""

from __future__ import annotations

from html import escape

from forts.lab import plots
from forts.lab.compare import Comparison
from forts.lab.difference import FEWEST, Difference
from forts.lab.figures import is_share, label
from forts.lab.findings import bare, findings, seen, value
from forts.lab.worth_report import WorthPage


def report(comparison: Comparison, lang: str = "en") -> str:
    """The page."""
    return _Page(comparison, lang).html()


class _Page(WorthPage):
    def __init__(self, comparison: Comparison, lang: str) -> None:
        super().__init__(lang)
        self.comparison = comparison

    def html(self) -> str:
        """All of it."""
        of = self.comparison
        title = self.say("compare-title", game=self.title(of.game), first=of.sides[0].name, second=of.sides[1].name)
        lines = [self.say("compare-run", pairs=of.pairs, players=of.players, seed=str(of.seed))]
        if of.pairs < of.planned:
            lines.append(self.say("compare-early", pairs=of.pairs, planned=of.planned))
        known = [one for one in of.differences if one.pairs >= FEWEST]
        shares = [one for one in known if is_share(one.name)]
        numbers = [one for one in known if not is_share(one.name) and one.first]
        sections = [
            self.sentences("findings", self.say("compare-findings"), findings(of, self.lang)),
            self.files(),
            *self.worth(),
            self.differences("shares", shares, "compare-shares", "compare-axis-share"),
            self.differences("numbers", numbers, "compare-numbers", "compare-axis-part"),
        ]
        return self.page(title, [*lines, self.say("compare-how")], sections)

    def files(self) -> str:
        """What differs between the sides: lines of their files, options, bots."""
        of = self.comparison
        parts = [f'<section id="files"><h2>{escape(self.say("compare-files"))}</h2>']
        for name, first, second in of.settings:
            parts.append(f"<p>{escape(self.say('compare-setting', name=name, first=first, second=second))}</p>")
        if of.diff:
            lines = "\n".join(_marked(line) for line in of.diff)
            parts.append(f'<pre class="diff">{lines}</pre>')
        else:
            parts.append(f"<p>{escape(self.say('compare-same-file'))}</p>")
        return "\n".join([*parts, "</section>"])

    def worth(self) -> list[str]:
        """What the cards that differ are worth on each side."""
        of = self.comparison
        return [
            self.worth_section(
                f"worth-{number}", self.say("compare-worth", side=side.name), of.game, side.options, of.worth[number]
            )
            for number, side in enumerate(of.sides)
        ]

    def differences(self, id_: str, of: list[Difference], title: str, axis: str) -> str:
        """Differences with their intervals: of shares in percentage points, of others in per cent of the first."""
        if not of:
            return ""
        labels = [label(self.comparison.game, self.comparison.sides[0].options, one.name).text(self.lang) for one in of]
        units = [100.0 if is_share(one.name) else 100.0 / abs(one.first) for one in of]
        rows = [
            (name, one.difference * unit, one.low * unit, one.high * unit, one.sure)
            for name, one, unit in zip(labels, of, units, strict=True)
        ]
        drawn = plots.differences(id_, rows, self.say(axis), self.tick)
        columns = [
            ("first", self.comparison.sides[0].name),
            ("second", self.comparison.sides[1].name),
            ("difference", self.say("compare-column-difference")),
            ("seen", self.say("compare-column-seen")),
            ("verdict", self.say("compare-column-verdict")),
        ]
        return self.section(
            id_,
            self.say(title),
            "",
            drawn,
            labels,
            [self._row(one) for one in of],
            [(title, field) for field, title in columns],
        )

    def _row(self, one: Difference) -> dict[str, str]:
        by, low, high = (bare(one.name, number, self.lang) for number in (one.difference, one.low, one.high))
        verdict = "sure" if one.sure else "perhaps" if one.perhaps else "none"
        return {
            "first": value(one.name, one.first, self.lang),
            "second": value(one.name, one.second, self.lang),
            "difference": self.say("lab-rate-between", rate=by, low=low, high=high),
            "seen": seen(one, self.lang),
            "verdict": self.say("compare-verdict", verdict=verdict),
        }


def _marked(line: str) -> str:
    kind = {"+": "ins", "-": "del"}.get(line[:1], "span")
    return f"<{kind}>{escape(line)}</{kind}>"
