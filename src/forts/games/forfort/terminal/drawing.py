"""The table of ForFort, drawn in the terminal."""

from __future__ import annotations

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from forts.core.game import Options
from forts.core.message import Message, message
from forts.games.forfort.sight.view import CardView, ForFortView, FortView, SlotView
from forts.games.forfort.speech.names import seat_message

_CELL = 10
"""Columns of a slot; two forts side by side take 78."""
_READING = (0, 1, 2, 7, None, 3, 6, 5, 4)
"""The slots, clockwise from nw, in the order in which they are read; None is the donjon."""
_SHAPES = {"nw": "┏", "n": "━", "ne": "┓", "e": "┃", "se": "┛", "s": "━", "sw": "┗", "w": "┃"}
_ARROWS = {"nw": "↖", "n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←"}
_SIGNS = {"protected": " #", "drawbridge": " ="}
_COLOURS = ("red", "blue", "green", "magenta")
_MARKS = {"corner": "┏", "straight": "━", "": ""}
"""How a wall is drawn that does not stand anywhere."""


def draw(view: ForFortView, lang: str, names: list[str], options: Options) -> RenderableType:
    """The forts of all players, with what the viewer may see beside them."""
    rows = Table.grid(padding=(0, 1))
    forts = [_fort(view, fort, lang, names) for fort in view.forts]
    for left in range(0, len(forts), 2):
        rows.add_row(*forts[left : left + 2])
    parts: list[RenderableType] = [_header(view, lang), rows]
    parts += [Text(line, style="bold") for line in _pending(view, lang)]
    parts.append(Text(message("forfort-table-key").text(lang), style="dim"))
    return Group(*parts)


def _header(view: ForFortView, lang: str) -> Text:
    said = "forfort-table-last-round" if view.last_round else "forfort-table-round"
    return Text(message(said, round=view.round).text(lang), style="bold")


def _pending(view: ForFortView, lang: str) -> list[str]:
    lines = []
    if view.played is not None:
        lines.append(message("forfort-table-played", card=_card(view.played, _MARKS[view.played.shape], lang)))
    if view.top is not None:
        lines.append(message("forfort-table-top", card=_card(view.top, _MARKS[view.top.shape], lang)))
    if view.combos:
        combos: list[Message] = [message("forfort-symbol", symbol=name) for made in view.combos for name in made]
        lines.append(message("forfort-table-combos", combos=combos))
    return [line.text(lang) for line in lines]


def _fort(view: ForFortView, fort: FortView, lang: str, names: list[str]) -> Panel:
    square = Table(box=SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
    for _ in range(3):
        square.add_column(width=_CELL, justify="center")
    cells = [_donjon(fort, lang) if slot is None else _slot(fort, fort.slots[slot], lang) for slot in _READING]
    for row in range(0, 9, 3):
        square.add_row(*cells[row : row + 3])
    hand = message("forfort-table-hidden", count=fort.hand_size).text(lang)
    if fort.hand is not None:
        hand = _listed(fort.hand, lang)
    pieces = message(
        "forfort-table-pieces",
        camps=fort.camps,
        armies=fort.armies,
        lost=fort.lost,
        token=_place(fort.token, lang),
        front=_place(fort.front, lang),
    )
    body = Group(
        square,
        Text(pieces.text(lang)),
        Text(message("forfort-table-hand", cards=hand).text(lang)),
        Text(message("forfort-table-discard", cards=_listed(fort.discard, lang)).text(lang)),
    )
    colour = _COLOURS[fort.seat]
    style = f"bold {colour}" if view.turn == fort.seat else colour
    return Panel(body, title=Text(_title(view, fort, lang, names)), border_style=style, width=3 * _CELL + 8)


def _title(view: ForFortView, fort: FortView, lang: str, names: list[str]) -> str:
    name = names[fort.seat] if fort.seat < len(names) and names[fort.seat] else ""
    name = name or seat_message(fort.seat).text(lang)
    if view.teams:
        name = message("forfort-table-team", name=name, team=fort.seat % 2 + 1).text(lang)
    return message("forfort-table-seat", name=name, points=fort.points).text(lang)


def _donjon(fort: FortView, lang: str) -> Text:
    arrows = " ".join(_ARROWS[slot] for slot in fort.arrows)
    return Text(
        f"{message('forfort-table-donjon').text(lang)}\n{fort.donjon}\n{arrows}", style="bold", justify="center"
    )


def _place(name: str | None, lang: str) -> str:
    """The short name of a slot or side."""
    return message("forfort-table-place", place=name or "none").text(lang)


def _slot(fort: FortView, slot: SlotView, lang: str) -> Text:
    cell = Text(justify="center")
    shown = _place(slot.name, lang)
    if slot.name in fort.arrows:
        shown = f"{shown} {_ARROWS[slot.name]}"
    cell.append(shown, style="underline" if slot.first_line else "dim")
    cell.append("\n")
    if slot.cards:
        top = slot.cards[-1]
        cell.append(_card(top, _SHAPES[slot.name], lang), style="bold" if top.symbols else "yellow")
    cell.append("\n")
    if slot.army is not None:
        cell.append(f"⚑{slot.army.owner + 1}{_ARROWS[slot.army.heading]}", style=f"bold {_COLOURS[slot.army.owner]}")
    if fort.token == slot.name:
        cell.append("◆ ")
    if len(slot.cards) > 1:
        cell.append(f"×{len(slot.cards)}")
    return cell


def _card(card: CardView, shape: str, lang: str) -> str:
    if not card.symbols:
        return "⌂"
    letters = "".join(message("forfort-table-letter", symbol=symbol).text(lang) for symbol in card.symbols)
    return f"{shape} {letters}{_SIGNS.get(card.sign, '')}"


def _listed(cards: tuple[CardView, ...], lang: str) -> str:
    if not cards:
        return message("forfort-table-nothing").text(lang)
    return ", ".join(_card(card, _MARKS[card.shape], lang) for card in cards)
