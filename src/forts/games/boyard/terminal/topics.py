"""The words of Fort Boyard that can be looked up: squares, trials, and how many of them whom passes."""

from __future__ import annotations

from forts.bots.levels import SKILLS
from forts.bots.registry import bot_names
from forts.core.game import Options
from forts.core.message import message
from forts.core.state import PERSON
from forts.core.topics import Chapter, chapter, speaker
from forts.games.boyard.box.board import SQUARES
from forts.games.boyard.rules.chances import Weights, duel, guess, riddle, task
from forts.games.boyard.rules.questions.trials import TRIALS
from forts.games.boyard.speech.names import square_name
from forts.games.boyard.speech.words import hundredth


def chapters(options: Options, lang: str) -> list[Chapter]:
    """What each square says, what each kind of trial is, and who passes how many."""
    speak = speaker(lang)
    columns = ["cli-column-name", "cli-column-text"]
    squares = [
        (name, speak(square_name(kind)), speak(message("boyard-square-text", square=name)))
        for kind, name in enumerate(SQUARES)
    ]
    trials = [
        (name, speak(message("boyard-trial", trial=name)), speak(message("boyard-trial-text", trial=name)))
        for name in TRIALS[1:]
    ]
    return [
        *(
            chapter(lang, f"boyard-chapter-{part}", columns, [(id_, name, [text], [text]) for id_, name, text in rows])
            for part, rows in (("squares", squares), ("trials", trials))
        ),
        _skills(lang),
    ]


def _skills(lang: str) -> Chapter:
    """Of a hundred trials of each kind, how many each level passes, and a person where chance stands in."""
    speak = speaker(lang)
    columns = ["cli-column-name", *(f"boyard-skill-{column}" for column in ("task", "riddle", "duel", "easy", "hard"))]
    rows = []
    levels = {name: SKILLS[name] for name in bot_names("boyard") if name in SKILLS}
    for name, skill in [*levels.items(), ("person", PERSON)]:
        words = [" ".join(_share(guess(skill, clues, hard, 0)) for clues in range(1, 5)) for hard in (False, True)]
        facts = [_share(task(skill)), _share(riddle(skill)), _share(duel(skill, PERSON)), *words]
        shown = speak(message("boyard-skill-person")) if name == "person" else name
        lines = [f"{message(column).text(lang)}: {fact}" for column, fact in zip(columns[1:], facts, strict=True)]
        rows.append((name, shown, facts, lines))
    return chapter(lang, "boyard-chapter-skills", columns, rows)


def _share(outcomes: Weights) -> str:
    return str(hundredth(outcomes))
