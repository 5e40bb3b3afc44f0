"""Every question by its number, and every family of answers by its ids."""

from __future__ import annotations

from typing import Final

from forts.games.forfort.rules.questions.advance import Advance, AskAdvance
from forts.games.forfort.rules.questions.camp import CAMPS, AskCamp, AskCampSetup
from forts.games.forfort.rules.questions.combo import AskCombo, Combo
from forts.games.forfort.rules.questions.draw import AskBackDraw, AskDraw, Back, Draw
from forts.games.forfort.rules.questions.drawbridge import AskBridge, Bridge
from forts.games.forfort.rules.questions.play import AskPlay
from forts.games.forfort.rules.questions.question import Answers, Chance, Over, Question
from forts.games.forfort.rules.questions.setup import AskBackSetup, AskDeal, AskFirst, AskFront, First, Front
from forts.games.forfort.rules.questions.walls import WITH_WALL
from forts.games.forfort.rules.symbols.garrison import Army, AskGarrison, Defeat
from forts.games.forfort.rules.symbols.mason import (
    AskBackReveal,
    AskMason,
    AskRebuild,
    AskReveal,
    AskSource,
    AskTop,
    Source,
)
from forts.games.forfort.rules.symbols.siege import AskRam, AskTrebuchet, Destroy
from forts.games.forfort.rules.symbols.tower import AskBackHit, AskHit, AskTower, Besiege
from forts.games.forfort.rules.table import BY_CHANCE, Table

QUESTIONS: Final[list[Question]] = sorted(
    [
        AskCampSetup(),
        AskFront(),
        AskAdvance(),
        AskPlay(),
        AskCamp(),
        AskMason(),
        AskRam(),
        AskTrebuchet(),
        AskTower(),
        AskGarrison(),
        AskCombo(),
        AskSource(),
        AskRebuild(),
        AskTop(),
        AskBridge(),
        AskFirst(),
        AskDeal(),
        AskDraw(),
        AskHit(),
        AskReveal(),
        AskBackSetup(),
        AskBackDraw(),
        AskBackHit(),
        AskBackReveal(),
        Over(),
    ],
    key=lambda question: question.number,
)
"""What is asked, by `Table.ask`."""


class _Asked:
    """A question in its place.

    Compiled code looks up the class of whatever it takes out of a list, which takes long where it has many subclasses;
    what an attribute holds it knows.
    """

    def __init__(self, question: Question) -> None:
        self.question = question


class _AskedOfChance:
    """The same for chance."""

    def __init__(self, question: Chance) -> None:
        self.question = question


_ASKED: Final[list[_Asked]] = [_Asked(question) for question in QUESTIONS]
_OF_CHANCE: Final[list[_AskedOfChance]] = [
    _AskedOfChance(question) for question in QUESTIONS if isinstance(question, Chance)
]


def pending(t: Table) -> Question:
    """What is asked now."""
    return _ASKED[t.ask].question


def pending_chance(t: Table) -> Chance:
    """What chance is asked now, from `BY_CHANCE` on."""
    return _OF_CHANCE[t.ask - BY_CHANCE].question


PHASES: Final[list[str]] = [question.name for question in QUESTIONS]
"""The names of the questions in positions and views."""

_ANSWERS: Final[list[Answers]] = [
    WITH_WALL,
    CAMPS,
    Destroy(),
    Defeat(),
    Army(),
    Advance(),
    Besiege(),
    Front(),
    Combo(),
    Source(),
    Bridge(),
    Draw(),
    Back(),
    First(),
]


def answers_with(action: int) -> Answers:
    """The family that an action belongs to."""
    for answers in _ANSWERS:
        if answers.holds(action):
            return answers
    raise AssertionError("every id is of a family")
