"""The table of Fort Boyard, drawn in the terminal: the loop of the fort, the sea, and what lies before each player."""

from __future__ import annotations

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from forts.core.game import Options
from forts.core.message import Arg, message
from forts.core.topics import speaker
from forts.games.boyard.box.board import Board, board_from
from forts.games.boyard.sight.view import BoyardView, PlayerView
from forts.games.boyard.speech.names import PRIZES, prize_name, seat_name, square_name

_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
_PAWNS = "①②③④⑤⑥"
_ROW = 4
"""Squares drawn side by side."""


def draw(view: BoyardView, lang: str, names: list[str], options: Options) -> RenderableType:
    """The whole table as the view shows it."""
    board = board_from(str(options["board"]))
    return Group(
        _header(view, lang), _loop(view, board, lang), _sea(view, board, lang), _players(view, board, lang, names)
    )


def _say(lang: str, id_: str, **args: Arg) -> str:
    return message(f"boyard-table-{id_}", **args).text(lang)


def _header(view: BoyardView, lang: str) -> Text:
    parts = [_say(lang, "round", round=view.round), _say(lang, "stock", count=view.stock)]
    if view.round == 3:
        parts.append(_say(lang, "bag", count=sum(view.bag)))
    return Text(" · ".join(parts), style="bold")


def _loop(view: BoyardView, board: Board, lang: str) -> Table:
    """The squares in their order, with the pawns on them; after the last comes the first again."""
    grid = Table(box=ROUNDED, padding=(0, 1), show_header=False, show_lines=True, border_style="dim")
    cells, speak = [], speaker(lang)
    for number, kind in enumerate(board.squares):
        here = [player.seat for player in view.players if player.square == number]
        cell = Text(f"{number + 1} {speak(square_name(kind))} ", style="bold" if here else "")
        cells.append(cell.append(_pawns(view, here)))
    for _ in range(min(_ROW, len(cells))):
        grid.add_column()
    for start in range(0, len(cells), _ROW):
        grid.add_row(*cells[start : start + _ROW])
    return grid


def _sea(view: BoyardView, board: Board, lang: str) -> Text:
    """Start, and the sea under Père Fouras, from the rope ladder once around."""
    text = Text()
    starting = [player.seat for player in view.players if player.square < 0 and player.swum < 0 and not player.stands]
    if starting:
        text.append(f"{_say(lang, 'start')} ").append(_pawns(view, starting)).append("   ")
    text.append(f"{_say(lang, 'sea')} ", style="blue")
    for number in range(board.sea):
        here = [player.seat for player in view.players if player.swum == number]
        text.append("≈", style="blue").append(_pawns(view, here)).append(" ")
    return text.append("#", style="blue")


def _pawns(view: BoyardView, seats: list[int]) -> Text:
    text = Text()
    for seat in seats:
        text.append(_PAWNS[seat], style=f"bold {_COLOURS[seat]}" if seat == view.whose else _COLOURS[seat])
    return text


def _players(view: BoyardView, board: Board, lang: str, names: list[str]) -> Table:
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    columns = ["player", "place", "keys", "clues", "word"]
    if view.round == 3:
        columns.append("boyards")
    for column in columns:
        grid.add_column(_say(lang, column))
    for player in view.players:
        name = names[player.seat] if player.seat < len(names) and names[player.seat] else ""
        cells: list[str | Text] = [
            Text(f"{_PAWNS[player.seat]} {name or seat_name(player.seat).text(lang)}", style=_COLOURS[player.seat]),
            _place(player, board, lang),
            "⚷" * player.keys or "–",
            "✎" * player.clues or "–",
            _say(lang, "word-level", hard="yes" if player.hard else "no"),
        ]
        if view.round == 3:
            cells.append(str(player.boyards))
        grid.add_row(*cells, style="bold" if player.seat == view.whose else "")
    return grid


def _place(player: PlayerView, board: Board, lang: str) -> str:
    args: dict[str, Arg] = {"place": "start", "swum": 0, "sea": 0, "prize": "", "square": "", "number": 0}
    if player.stands:
        args["place"] = {"in": "inside", "out": "outside"}.get(player.stands, "guessing")
    elif player.swum >= 0:
        prize = prize_name(PRIZES.index(player.diving_for))
        args.update(place="sea", swum=player.swum, sea=board.sea, prize=prize)
    elif player.square >= 0:
        place = "prison" if player.prison else "square"
        args.update(place=place, number=player.square + 1, square=square_name(board.squares[player.square]))
    return _say(lang, "at", **args)
