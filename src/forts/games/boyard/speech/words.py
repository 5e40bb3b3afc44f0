"""Decisions and the count in words."""

from __future__ import annotations

from forts.core.game import Chance, ScoreLine
from forts.core.message import Message, message
from forts.core.state import PERSON
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import chances
from forts.games.boyard.rules.questions.by_number import QUESTIONS
from forts.games.boyard.rules.scoring import handful_boyards
from forts.games.boyard.rules.table import CLUES_TO_END, IN, Table, unpacked
from forts.games.boyard.speech.names import prize_name, seat_name, square_name


def question(t: Table) -> Message:
    """What the seat to act is asked."""
    return QUESTIONS[t.ask].asked(t)


def refusal(t: Table, action: int) -> Message:
    """Why the seat to act may not take this action now."""
    return QUESTIONS[t.ask].refuse(t, action)


def describe(t: Table, action: int) -> Message:
    """What the action does."""
    if action >= act.TOKEN:
        return message("boyard-do-token", boyards=act.TOKENS[action - act.TOKEN])
    if action >= act.HANDFUL:
        return message("boyard-do-handful", count=action - act.HANDFUL + 1)
    if action == act.STOP:
        return message("boyard-do-stop")
    if action == act.AGAIN:
        return message("boyard-do-again", keys=t.keys[t.seat] - 1)
    if action == act.STAY:
        return message("boyard-do-stay")
    if action >= act.MOVE:
        square = action - act.MOVE
        squares = t.board.squares
        name = square_name(squares[square]) if square < len(squares) else str(square + 1)
        return message("boyard-do-move", square=square + 1, name=name)
    if action == act.LET_GO:
        return message("boyard-do-let-go", prize=prize_name(t.prize))
    if action == act.DIVE:
        return message("boyard-do-dive", prize=prize_name(t.prize))
    if action >= act.KEY:
        return message("boyard-do-prize", prize=prize_name(action - act.KEY))
    if action >= act.RIVAL:
        rival = action - act.RIVAL
        return message("boyard-do-rival", seat=seat_name(rival), keys=t.keys[rival] if rival < t.players else 0)
    if action >= act.WON:
        return message("boyard-do-trial", outcome=("won", "lost", "none")[action - act.WON])
    return message("boyard-do-roll", number=action - act.DIE + 1)


def score_sheet(t: Table) -> list[ScoreLine]:
    """Every handful with its tokens; who is out gets nothing."""
    lines = []
    for seat in range(t.players):
        for number, handful in enumerate(t.drawn[seat]):
            counts = unpacked(handful)
            tokens: list[Message] = [
                message("boyard-tokens", boyards=act.TOKENS[kind], count=count)
                for kind, count in enumerate(counts)
                if count
            ]
            said = message("boyard-score-handful", number=number + 1, tokens=tokens)
            lines.append(ScoreLine(seat, handful_boyards(handful), said))
        if not t.drawn[seat]:
            why = "in" if t.stands[seat] == IN else "out"
            lines.append(ScoreLine(seat, 0, message("boyard-score-nothing", why=why)))
    return lines


def chances_in_words(skill: int) -> list[Chance]:
    """Of a hundred of each kind of trial, how many a seat of that skill passes where nobody holds them."""
    by_kind = [
        ("task", 0, chances.task(skill)),
        ("riddle", 0, chances.riddle(skill)),
        ("duel", 0, chances.duel(skill, PERSON)),
    ]
    for hard in (False, True):
        for clues in range(1, CLUES_TO_END + 1):
            by_kind.append(("hard" if hard else "easy", clues, chances.guess(skill, clues, hard, 0)))
    return [
        Chance(message("boyard-chance", kind=kind, clues=clues), hundredth(weights)) for kind, clues, weights in by_kind
    ]


def hundredth(weights: chances.Weights) -> int:
    """Of a hundred, how many are won."""
    return round(100 * weights[0][1] / sum(weight for _, weight in weights))
