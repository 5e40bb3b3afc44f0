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
"""The questions by number: `QUESTIONS[t.ask]` is the pending one."""
