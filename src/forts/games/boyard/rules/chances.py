"""How likely a trial is to be passed: house values, in whole numbers, so that every build agrees.

Skill is how many of a hundred trials of Concentration or Strength a seat passes; its odds are skill : 100 - skill. The
weights below are such odds times a factor, without fractions.
"""

from __future__ import annotations

from typing import Final

from forts.games.boyard.rules import actions as act

_EASY: Final = (5, 20, 50, 80)
_HARD: Final = (2, 8, 25, 55)
"""How many of a hundred easy (hard) words somebody of skill 60 finds, by the number of clues."""
_HANDFULS: Final = (1, 2, 3, 2, 1)
"""Weights of a hand of 5, 6, 7, 8 and 9 tokens."""
_SMALLEST: Final = 5

Weights = list[tuple[int, int]]


def task(skill: int) -> Weights:
    """Concentration and Strength."""
    return [(act.WON, skill), (act.LOST, 100 - skill)]


def riddle(skill: int) -> Weights:
    """A riddle: six tenths of the odds."""
    return [(act.WON, 6 * skill), (act.LOST, 10 * (100 - skill))]


def duel(skill: int, rival: int) -> Weights:
    """A duel: one in ten has no winner, else the odds of both decide."""
    mine = skill * (100 - rival)
    theirs = rival * (100 - skill)
    return [(act.WON, 9 * mine), (act.LOST, 9 * theirs), (act.NO_WINNER, mine + theirs)]


def guess(skill: int, clues: int, hard: bool, wrong: int) -> Weights:
    """A guess at the code word; the odds are halved for each wrong one before."""
    found = (_HARD if hard else _EASY)[clues - 1]
    return [(act.WON, 2 * found * skill), (act.LOST, 3 * (100 - found) * (100 - skill) << wrong)]


def handful(left: int) -> Weights:
    """How many tokens a hand takes, of those left in the bag."""
    if left <= _SMALLEST:
        return [(act.HANDFUL + left - 1, 1)]
    return [(act.HANDFUL + _SMALLEST - 1 + i, weight) for i, weight in enumerate(_HANDFULS) if _SMALLEST + i <= left]
