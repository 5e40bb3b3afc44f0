"""A page of the lab: one file with its plots inside, that needs nothing else to be read."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Any

from forts.core import Game, message
from forts.core.message import Arg
from forts.words.numbers import decimal

Row = dict[str, Any]
"""A line of a table."""


class Page:
    """What the pages of the lab have in common."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def page(self, title: str, lines: Iterable[str], sections: Iterable[str]) -> str:
        """All of it, with some lines below the title."""
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
                *(f"<p>{escape(line)}</p>" for line in lines),
                "</header>",
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

    def title(self, game: Game) -> str:
        """What a game is called; one without words of its own by its name in commands."""
        try:
            return self.say(f"{game.name}-title")
        except LookupError:
            return game.name

    def sentences(self, id_: str, title: str, told: Iterable[str]) -> str:
        """Findings, a line each."""
        lines = "\n".join(f"<li>{escape(one)}</li>" for one in told)
        return f'<section id="{id_}"><h2>{escape(title)}</h2><ul>{lines}</ul></section>'

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
        """Numbers as a table; a column has a title and the field of a row that it shows."""
        head = "".join(f'<th scope="col">{escape(title)}</th>' for title, _ in columns)
        lines = [
            f'<table><thead><tr><th scope="col">{escape(self.say("lab-column-what"))}</th>{head}</tr></thead><tbody>'
        ]
        for label, row in zip(labels, rows, strict=True):
            cells = "".join(f"<td>{escape(self.cell(row, field))}</td>" for _, field in columns)
            lines.append(f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>')
        return "\n".join([*lines, "</tbody></table>"])

    def cell(self, row: Row, field: str) -> str:
        """A number of a row as it is written."""
        value: Any = row[field]
        if isinstance(value, str):
            return value
        return decimal(value, self.lang, 2 if isinstance(value, float) and not value.is_integer() else 0)

    def tick(self, value: float) -> str:
        """A number at the axis of a plot."""
        return decimal(value, self.lang)
