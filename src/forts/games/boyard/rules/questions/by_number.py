"""Every question by its number."""

from __future__ import annotations

from typing import Final

from forts.games.boyard.rules.questions.choices import AskDive, AskPassePartout, AskPrize, AskRival
from forts.games.boyard.rules.questions.dice import AskFirst, AskRoll
from forts.games.boyard.rules.questions.question import Over, Question
from forts.games.boyard.rules.questions.treasure import AskAgain, AskHandful, AskToken
from forts.games.boyard.rules.questions.trials import AskDuel, AskGuess, AskRiddle, AskTask

QUESTIONS: Final[list[Question]] = sorted(
    [
        AskFirst(),
        AskRoll(),
        AskTask(),
        AskDuel(),
        AskRiddle(),
        AskGuess(),
        AskHandful(),
        AskToken(),
        AskPrize(),
        AskRival(),
        AskDive(),
        AskPassePartout(),
        AskAgain(),
        Over(),
    ],
    key=lambda question: question.number,
)
"""What is asked, by `Table.ask`."""
