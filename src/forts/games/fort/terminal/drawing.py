"""The table of Fort, drawn in the terminal."""

from __future__ import annotations

from collections import Counter

from rich.box import SIMPLE_HEAD, SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from forts.core.game import Options
from forts.core.message import Message, message
from forts.games.fort.box.icons import SUITS
from forts.games.fort.box.kids import Cards
from forts.games.fort.box.kids import cards as read_cards
from forts.games.fort.sight.pieces import fort_track
from forts.games.fort.sight.view import BoardView, CardInPlay, FortView, Stock
from forts.games.fort.speech.effects import effect
from forts.games.fort.speech.names import kid_suits, perk_name, perk_text, rule_name, rule_text, suit_name
from forts.games.fort.speech.vocabulary import PERK_NAMES, RULE_NAMES

_COLOURS = {"red": "red", "yellow": "yellow", "green": "green", "orange": "dark_orange"}


def draw(view: FortView, lang: str, names: list[str], options: Options) -> RenderableType:
    """The whole table as the view shows it."""
    return _Drawing(view, lang, names, read_cards(str(options["data"]))).table()


class _Drawing:
    """One drawing of one view."""

    def __init__(self, view: FortView, lang: str, names: list[str], cards: Cards) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.cards = cards

    def table(self) -> RenderableType:
        """Rivals, then the centre, then the viewer's own board and hand."""
        own = None if self.view.viewer is None else self.view.boards[self.view.viewer]
        rivals = [self.rival(board) for board in self.view.boards if board is not own]
        parts: list[RenderableType] = [self.header(), *rivals, *self.centre()]
        if own is not None:
            parts.append(self.own_board(own))
        if own is not None and own.hand:
            parts.append(self.hand(own.hand))
        return Group(*parts)

    def header(self) -> Text:
        view = self.view
        said = [self.say("header", round=view.round, phase=view.phase)]
        if view.leader >= 0 and view.phase != "over":
            said.append(self.say("turn", name=self.names[view.leader]))
        if view.ended and view.phase != "over":
            said.append(self.say("last-round", ended=view.ended))
        return Text(" · ".join(said), style="bold")

    def rival(self, board: BoardView) -> Text:
        """Somebody else's board, in small."""
        points = board.points if board.total is None else board.total
        facts = [
            f"{self.say('points')} {points}",
            f"{self.say('level')} {board.level}",
            f"{self.say('stuff')} {self.stock(board.stuff)}",
            f"{self.say('pack')} {self.stock(board.pack)} /{board.pack_size}",
            self.say("piles", hand=board.hand_count, deck=board.deck_count, discard=len(board.discard)),
            *self.extras(board),
        ]
        return Text.assemble(
            ("▌", _COLOURS.get(board.board, "")),
            (self.names[board.seat], "bold"),
            f" · {' · '.join(facts)}\n  ",
            (self.label(self.say("lookout")), "dim"),
            f"{self.kids(board.lookout)} /{board.lookout_size}   ",
            (self.label(self.say("yard")), "dim"),
            self.kids(board.yard),
        )

    def centre(self) -> list[RenderableType]:
        view = self.view
        park = f"{self.say('park')} ({self.say('park-deck', count=view.park_deck)})"
        lines = [
            self.line(park, self.kids(view.park)),
            self.line(self.say("perks"), self.listed([perk_name(PERK_NAMES.index(perk)) for perk in view.perks])),
            self.line(self.say("supply"), f"{self.stock(view.supply)} · {self.say('rules', count=view.rules)}"),
        ]
        if view.spent:
            lines.append(self.line(self.say("spent"), self.kids(view.spent)))
        if view.card is not None:
            lines.append(self.line(self.say("in-play"), self.in_play(view.card)))
        if view.rule_choice:
            lines.append(self.line(self.say("rule-choice"), ""))
            lines += [Text(f"  {self.rule(name)}") for name in view.rule_choice]
        return [*lines]

    def in_play(self, card: CardInPlay) -> str:
        if card.kid is None or card.suit is None:
            return self.say("card-diy")
        suit = suit_name(SUITS.index(card.suit)).text(self.lang)
        said = [self.say("card-played", name=self.kid_name(card.kid), suit=suit)]
        if card.added or card.looked:
            said.append(self.say("card-added", cards=self.kids(card.added + card.looked)))
        for side, use in (("public", card.public_use), ("private", card.private_use)):
            said.append(self.say("use", side=side, use=use))
        return ", ".join(said)

    def own_board(self, own: BoardView) -> Panel:
        pack = f"{self.stock(own.pack)} {self.say('room', size=own.pack_size)}"
        lookout = f"{self.kids(own.lookout)} {self.say('room', size=own.lookout_size)}"
        lines: list[RenderableType] = [
            self.track(own.level),
            self.line(self.say("stuff"), self.stock(own.stuff)),
            self.line(self.say("pack"), pack),
            self.line(self.say("lookout"), lookout),
            self.line(self.say("yard"), self.kids(own.yard)),
            self.line(self.say("discard"), f"{self.kids(own.discard)} · {self.say('deck', count=own.deck_count)}"),
        ]
        if own.kept:
            lines.append(self.line(self.say("kept"), self.kids(own.kept)))
        if own.perk is not None:
            number = PERK_NAMES.index(own.perk)
            lines.append(self.line(self.say("perk"), self.explained(perk_name(number), perk_text(number))))
        if own.rule is not None:
            lines.append(self.line(self.say("own-rule"), self.rule(own.rule)))
        points = [f"{self.say('points')} {own.points}"]
        if own.total is not None:
            points.append(self.say("total", points=own.total))
        if own.sculpture:
            points.append(self.say("sculpture"))
        title = Text(f"{self.names[own.seat]} · {' · '.join(points)}", style="bold")
        colour = _COLOURS.get(own.board, "")
        key = Text(self.say("track-key"), style="dim")
        return Panel(
            Group(*lines),
            box=SQUARE,
            title=title,
            title_align="left",
            subtitle=key,
            subtitle_align="right",
            border_style=colour,
        )

    def track(self, reached: int) -> Table:
        """The Fort track: points of every level, and what it costs to get there."""
        grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        points, costs = [Text(self.say("level"), style="dim")], [Text(self.say("cost"), style="dim")]
        for level in fort_track(self.cards):
            here = level.level == reached
            sign = "▣" if here else "■" if level.level < reached else "□"
            shown = f"{sign} {level.level} · {self.say('level-points', points=level.points)}"
            points.append(Text(shown, style="bold" if here else ""))
            cost = self.say("level-cost", pizza=level.pizza, toys=level.toys, either=level.either)
            costs.append(Text(cost if level.level > reached else "", style="dim"))
        grid.add_row(*points)
        grid.add_row(*costs)
        return grid

    def hand(self, kids: list[str]) -> Table:
        grid = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
        grid.add_column(self.say("hand"))
        for column in ("suits", "public", "private"):
            grid.add_column(message(f"fort-column-{column}").text(self.lang))
        for kid_id in kids:
            kid = self.cards.kids[self.cards.by_id[kid_id]]
            name = f"{kid.name} ★" if kid.board >= 0 else kid.name
            public, private = effect(kid.public.effect).text(self.lang), effect(kid.private.effect).text(self.lang)
            grid.add_row(Text(name, style="bold"), kid_suits(kid).text(self.lang), public, private)
        return grid

    # -- words -------------------------------------------------------------------------------------------------

    def say(self, id_: str, /, **args: str | int) -> str:
        return message(f"fort-table-{id_}", **args).text(self.lang)

    def label(self, label: str) -> str:
        return self.say("label", label=label) + " "

    def line(self, label: str, text: str) -> Text:
        return Text.assemble((self.label(label), "dim"), text)

    def listed(self, words: list[Message]) -> str:
        return ", ".join(word.text(self.lang) for word in words) or self.say("nothing")

    def rule(self, name: str) -> str:
        number = RULE_NAMES.index(name)
        return self.explained(rule_name(number), rule_text(number))

    def explained(self, name: Message, text: Message) -> str:
        return self.label(name.text(self.lang)) + text.text(self.lang)

    def extras(self, board: BoardView) -> list[str]:
        said = [perk_name(PERK_NAMES.index(board.perk)).text(self.lang)] if board.perk is not None else []
        if board.rule is not None:
            said.append(rule_name(RULE_NAMES.index(board.rule)).text(self.lang))
        elif board.has_rule:
            said.append(self.say("rule"))
        if board.sculpture:
            said.append(self.say("sculpture"))
        return said

    def stock(self, stock: Stock) -> str:
        return self.say("stock", pizza=stock.pizza, toys=stock.toys)

    def kid_name(self, kid_id: str) -> str:
        return self.cards.kids[self.cards.by_id[kid_id]].name

    def kids(self, ids: list[str]) -> str:
        """A pile, each kid with its suits; several of one kid together."""
        said = []
        for kid_id, count in Counter(ids).items():
            kid = self.cards.kids[self.cards.by_id[kid_id]]
            said.append(f"{kid.name}{_times(count)} ({kid_suits(kid).text(self.lang)})")
        return ", ".join(said) or self.say("nothing")


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
