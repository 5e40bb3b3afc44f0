"""What the game says about actions and questions; each of them has its words itself."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.questions.by_number import QUESTIONS, answers_with
from forts.games.forfort.rules.table import Table


def meaning(t: Table, action: int) -> Meaning:
    """What an action is about in this state; ids that mean nothing now have a meaning too."""
    answers = answers_with(action)
    return answers.meaning(t, action - answers.first)


def likeliest(t: Table, meant: list[int]) -> list[int]:
    """What may have been meant by touching something, with what fits the table less put last."""
    return QUESTIONS[t.ask].likeliest(t, meant)


def describe(t: Table, action: int) -> Message:
    """What the action does."""
    answers = answers_with(action)
    return answers.describe(t, action - answers.first)


def question(t: Table) -> Message:
    """What the seat to act is asked."""
    return QUESTIONS[t.ask].asked(t)


def refusal(t: Table, action: int) -> Message:
    """Why the seat to act may not take the action."""
    return message("forfort-no-chance") if action >= actions.DRAW else QUESTIONS[t.ask].refuse(t, action)
