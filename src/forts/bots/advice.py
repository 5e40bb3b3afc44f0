"""Hints: what a strong player would do, with win chances and the line behind it."""

from __future__ import annotations

from dataclasses import dataclass, field

from forts.bots.bot import BotView
from forts.bots.search import Node
from forts.bots.thinking import SearchBot
from forts.core import CHANCE, OVER, Message


@dataclass(frozen=True)
class Hint:
    """One move of the seat to act."""

    action: int
    text: str
    """Notation."""
    share: float
    """The share of victory that it promises."""
    certainty: float
    """How much of the search was spent on it, from 0 to 1."""


@dataclass(frozen=True)
class Advice:
    """All moves, the best first, and how play may continue after the best."""

    hints: list[Hint]
    line: list[str]
    """The best move and the most likely decisions after it, in notation, as far as the search is sure of them."""
    plan: list[Message] = field(default_factory=list)
    """What the seat means to do after its best move, before anybody else decides or chance does, in words."""


def advise(view: BotView, bot: SearchBot | None = None, *, longest: int = 6) -> Advice:
    """What a strong player would do in the seat's place; by default after a second of thought."""
    bot = bot or SearchBot(seconds=1.0, judged=True)
    root = bot.search(view)
    table = view.deal()
    hints = [
        Hint(action, view.game.notation(table, action), node.mean(), node.visits / root.visits)
        for action, node in sorted(root.children.items(), key=lambda child: (-child[1].visits, -child[1].mean()))
        if action in view.legal
    ]
    line, plan = _line(view, root, longest)
    return Advice(hints, line, plan)


def _line(view: BotView, root: Node, longest: int) -> tuple[list[str], list[Message]]:
    """The decisions that the search took most often, on one possible deal; and, in words, those that depend on none."""
    table = view.deal()
    line: list[str] = []
    plan: list[Message] = []
    alone = True
    node = root
    while len(line) < longest and table.to_act() != OVER:
        if table.to_act() == CHANCE:
            table.roll(view.dice)
            alone = False
            continue
        alone = alone and table.to_act() == view.seat
        likely = [action for action in table.legal() if action in node.children]
        if not likely:
            break
        action = max(likely, key=lambda each: (node.children[each].visits, node.children[each].mean()))
        if node.children[action].visits < 2 and line:
            break
        if alone and line:
            plan.append(view.game.describe(table, action))
        line.append(view.game.notation(table, action))
        table.apply(action)
        node = node.children[action]
    return line, plan
