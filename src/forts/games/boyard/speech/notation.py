"""What each action is about, and its text."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.games.boyard.box.board import SQUARES
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules.table import Table
from forts.games.boyard.speech.names import PRIZES


def meaning(t: Table, action: int) -> Meaning:
    """What an action is about; the same in every question."""
    if action >= act.TOKEN:
        return Meaning("draw", "token", amount=act.TOKENS[action - act.TOKEN])
    if action >= act.HANDFUL:
        return Meaning("grab", amount=action - act.HANDFUL + 1)
    if action >= act.STAY:
        return Meaning(("stay", "guess again", "stop")[action - act.STAY], declines=action != act.AGAIN)
    if action >= act.MOVE:
        square = action - act.MOVE
        squares = t.board.squares
        return Meaning("move", place=SQUARES[squares[square]] if square < len(squares) else "", amount=square + 1)
    if action >= act.DIVE:
        return Meaning("dive") if action == act.DIVE else Meaning("let go", declines=True)
    if action >= act.KEY:
        return Meaning("announce", PRIZES[action - act.KEY])
    if action >= act.RIVAL:
        return Meaning("challenge", seat=action - act.RIVAL)
    if action >= act.WON:
        return Meaning(("won", "lost", "no winner")[action - act.WON])
    return Meaning("roll", amount=action - act.DIE + 1)


def text(meaning: Meaning) -> str:
    """The text form of a meaning: `move to square 5`, `challenge seat 2`, `draw 50`."""
    if meaning.verb == "move":
        return f"move to square {meaning.amount}"
    if meaning.seat >= 0:
        return f"{meaning.verb} seat {meaning.seat + 1}"
    if meaning.amount >= 0:
        return f"{meaning.verb} {meaning.amount}"
    return f"{meaning.verb} {meaning.piece}" if meaning.piece else meaning.verb
