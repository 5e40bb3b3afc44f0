"""Everything that Fort says: the way into its words, and the score sheet."""

from __future__ import annotations

from forts.core.game import ScoreLine
from forts.core.message import message
from forts.games.fort.rules.scoring import rule_points
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import SCULPTURE_POINTS
from forts.games.fort.sight.happenings import happening
from forts.games.fort.speech.choices import describe
from forts.games.fort.speech.effects import effect
from forts.games.fort.speech.names import (
    board_name,
    kid_name,
    kid_text,
    kind_name,
    perk_name,
    perk_text,
    rule_name,
    rule_text,
    seat_name,
    suit_name,
)
from forts.games.fort.speech.questions import question
from forts.games.fort.speech.refusals import refusal
from forts.games.fort.speech.terms import TRIGGERS


def score_sheet(t: FortState) -> list[ScoreLine]:
    """Where each point comes from; lines worth nothing are left out, but for the Victory Track."""
    lines: list[ScoreLine] = []
    for seat, me in enumerate(t.boards):
        lines.append(ScoreLine(seat, me.points, message("fort-score-track")))
        fort = t.cards.level_points[me.level]
        if fort > 0:
            lines.append(ScoreLine(seat, fort, message("fort-score-level", level=me.level)))
        rule = rule_points(t, seat)
        if rule > 0:
            lines.append(ScoreLine(seat, rule, message("fort-score-rule", rule=rule_name(me.rule))))
        if t.sculptor == seat:
            lines.append(ScoreLine(seat, SCULPTURE_POINTS, message("fort-score-sculpture")))
    return lines


def end_reason(t: FortState) -> str:
    """What triggered the end: points, fort, park or rounds; empty while nothing has."""
    return TRIGGERS[t.ended]


__all__ = [
    "board_name",
    "describe",
    "effect",
    "end_reason",
    "happening",
    "kid_name",
    "kid_text",
    "kind_name",
    "perk_name",
    "perk_text",
    "question",
    "refusal",
    "rule_name",
    "rule_text",
    "score_sheet",
    "seat_name",
    "suit_name",
]
