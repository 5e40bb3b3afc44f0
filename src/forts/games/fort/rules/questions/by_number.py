"""All questions."""

from __future__ import annotations

from typing import Final

from forts.games.fort.rules.questions.adding import AddCards, ChooseKind, NameSuit
from forts.games.fort.rules.questions.card import ChooseAction, DeclareSuit, PlayCard
from forts.games.fort.rules.questions.chance import (
    Deal,
    DealBoard,
    DrawFromDeck,
    FillPark,
    FirstPlayer,
    Over,
    PerkRow,
    RecruitUnseen,
    RefillPark,
    RuleStack,
    TuckUnseen,
)
from forts.games.fort.rules.questions.draft import Draft
from forts.games.fort.rules.questions.following import DoOver, Follow, FollowMore, RoughHousing
from forts.games.fort.rules.questions.level import ChoosePerk, ChooseRule
from forts.games.fort.rules.questions.payment import Pay, PayPizza, PayToys
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.questions.recruiting import Birthday, RecruitCard
from forts.games.fort.rules.questions.step import TakeStep
from forts.games.fort.rules.table import Table

QUESTIONS: Final[list[Question]] = [
    FirstPlayer(),
    DealBoard(),
    RuleStack(),
    PerkRow(),
    FillPark(),
    Deal(),
    DrawFromDeck(),
    RefillPark(),
    RecruitUnseen(),
    TuckUnseen(),
    Draft(),
    PlayCard(),
    DeclareSuit(),
    ChooseAction(),
    NameSuit(),
    ChooseKind(),
    AddCards(),
    TakeStep(),
    Pay(),
    PayPizza(),
    PayToys(),
    ChooseRule(),
    ChoosePerk(),
    Follow(),
    FollowMore(),
    RoughHousing(),
    DoOver(),
    RecruitCard(),
    Birthday(),
    Over(),
]
"""The questions by number."""


class _Asked:
    """A question in its place.

    Compiled code looks up the class of whatever it takes out of a list, which takes long where it has many subclasses;
    what an attribute holds it knows.
    """

    def __init__(self, question: Question) -> None:
        self.question = question


_ASKED: Final[list[_Asked]] = [_Asked(question) for question in QUESTIONS]


def pending(t: Table) -> Question:
    """What is asked now."""
    return _ASKED[t.ask].question
