"""A position as readable JSON, and back: every complaint names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.errors import BadPosition
from forts.core.game import Options
from forts.core.reader import Reader
from forts.core.state import PERSON
from forts.games.boyard.box.board import CONCENTRATION, DUEL, PASSE_PARTOUT, RIDDLE, STRENGTH
from forts.games.boyard.rules.questions.by_number import QUESTIONS
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.rules.table import (
    ASK_AGAIN,
    ASK_DIVE,
    ASK_DUEL,
    ASK_FIRST,
    ASK_GUESS,
    ASK_HANDFUL,
    ASK_PASSE_PARTOUT,
    ASK_PRIZE,
    ASK_RIDDLE,
    ASK_RIVAL,
    ASK_TASK,
    ASK_TOKEN,
    BAG,
    CLUES_ROUND,
    CLUES_TO_END,
    DRY,
    OVER_NOW,
    STOCK,
    TREASURE,
    packed,
    unpacked,
)
from forts.games.boyard.speech.names import PRIZES, STANDS

PHASES = [question.name for question in QUESTIONS]
"""Names of the pending questions."""
_SQUARES = {
    ASK_TASK: (CONCENTRATION, STRENGTH),
    ASK_DUEL: (DUEL,),
    ASK_RIVAL: (DUEL,),
    ASK_RIDDLE: (RIDDLE,),
    ASK_DIVE: (RIDDLE,),
    ASK_PRIZE: (DUEL, RIDDLE),
    ASK_PASSE_PARTOUT: (PASSE_PARTOUT,),
}
"""Where the pawn stands while something is asked."""
_IN_TREASURE = (ASK_GUESS, ASK_AGAIN, ASK_HANDFUL, ASK_TOKEN, OVER_NOW)
"""Questions of the third round."""


def to_position(t: BoyardState, game: str, rules: int, options: Options) -> dict[str, Any]:
    """The whole state."""
    seats = []
    for seat in range(t.players):
        seats.append(
            {
                "square": t.at[seat] + 1,
                "swum": None if t.swum[seat] == DRY else t.swum[seat],
                "diving_for": PRIZES[t.sunk[seat]],
                "prison": t.prison[seat],
                "keys": t.keys[seat],
                "clues": t.clues[seat],
                "stands": STANDS[t.stands[seat]],
                "handfuls_left": t.handfuls[seat],
                "handfuls": [unpacked(handful) for handful in t.drawn[seat]],
                "first_roll": t.rolls[seat],
                "skill": t.skills[seat],
            }
        )
    return {
        "game": game,
        "rules": rules,
        "options": options,
        "phase": PHASES[t.ask],
        "round": t.round,
        "turn": t.turn,
        "to_move": t.seat + 1,
        "first": t.first + 1 if t.first >= 0 else None,
        "leader": t.leader + 1 if t.leader >= 0 else None,
        "prize": PRIZES[t.prize],
        "rival": t.rival + 1 if t.rival >= 0 else None,
        "wrong_guesses": t.wrong,
        "bag": t.bag[:],
        "grip": t.grip,
        "seats": seats,
    }


def read_position(position: Mapping[str, Any], t: BoyardState) -> None:
    """Make a fresh state the one that a position describes."""
    reader = Reader(position)
    players = t.players
    t.ask = reader.word("phase", PHASES)
    t.round = reader.number("round", 0, TREASURE)
    t.turn = reader.number("turn", 0, 1_000_000, 0)
    t.seat = reader.number("to_move", 1, players) - 1
    t.first = reader.seat("first", players)
    t.leader = reader.seat("leader", players)
    t.prize = reader.word("prize", PRIZES, PRIZES[0])
    t.rival = reader.seat("rival", players)
    t.wrong = reader.number("wrong_guesses", 0, STOCK, 0)
    t.bag = _counts(reader, "bag", reader.items("bag") if "bag" in reader else BAG, BAG)
    t.grip = reader.number("grip", 0, 9, 0)
    t.skills = [0] * players
    for seat, entries in enumerate(reader.each("seats")):
        _read_seat(t, seat, entries)
    _check(t, reader)
    t.settle()


def _read_seat(t: BoyardState, seat: int, reader: Reader) -> None:
    t.at[seat] = reader.number("square", 0, len(t.board.squares), 0) - 1
    wet = reader.entries.get("swum") is not None
    t.swum[seat] = reader.number("swum", 0, t.board.sea - 1) if wet else DRY
    t.sunk[seat] = reader.word("diving_for", PRIZES, PRIZES[0])
    t.prison[seat] = reader.switch("prison")
    t.keys[seat] = reader.number("keys", 0, STOCK, 0)
    t.clues[seat] = reader.number("clues", 0, CLUES_TO_END, 0)
    t.stands[seat] = reader.word("stands", STANDS, STANDS[0])
    t.handfuls[seat] = reader.number("handfuls_left", 0, STOCK, 0)
    t.drawn[seat] = [
        packed(_counts(reader, f"handfuls[{number}]", handful, (9, 9, 9, 9)))
        for number, handful in enumerate(reader.items("handfuls"))
    ]
    t.rolls[seat] = reader.number("first_roll", -1, 6, 0)
    t.skills[seat] = t.alike or reader.number("skill", 1, 99, PERSON)


def _counts(reader: Reader, name: str, counts: Any, most: tuple[int, ...]) -> list[int]:
    """How many tokens of each kind."""
    if not isinstance(counts, list | tuple) or len(counts) != len(most):
        reader.refuse(name)
    return [reader.whole(f"{name}[{kind}]", counts[kind], 0, most[kind]) for kind in range(len(most))]


def _check(t: BoyardState, reader: Reader) -> None:
    """What cannot be."""
    t.stock = STOCK - sum(t.keys)
    if t.stock < 0:
        raise BadPosition("boyard-position-keys", keys=sum(t.keys), most=STOCK)
    if (t.round == TREASURE) != (t.ask in _IN_TREASURE) or (t.round == 0) != (t.ask == ASK_FIRST):
        raise BadPosition("boyard-position-round", phase=PHASES[t.ask], round=t.round)
    if t.round == CLUES_ROUND and (min(t.clues) < 1 or max(t.clues) == CLUES_TO_END):
        reader.refuse("seats.clues")
    if t.round == TREASURE and t.leader < 0:
        reader.refuse("leader")
    for kind, count in enumerate(BAG):
        drawn = _drawn(t, t.seat, kind)
        if t.ask in (ASK_HANDFUL, ASK_TOKEN) and t.bag[kind] + drawn != count:
            raise BadPosition("boyard-position-bag")
    if (t.ask == ASK_TOKEN) != (t.grip > 0) or t.grip > sum(t.bag):
        reader.refuse("grip")
    if t.ask == ASK_DUEL and (t.rival < 0 or t.rival == t.seat):
        reader.refuse("rival")
    if t.ask in _SQUARES and (t.at[t.seat] < 0 or t.board.squares[t.at[t.seat]] not in _SQUARES[t.ask]):
        raise BadPosition("boyard-position-square", phase=PHASES[t.ask], square=t.at[t.seat] + 1)


def _drawn(t: BoyardState, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has drawn."""
    return sum(unpacked(handful)[kind] for handful in t.drawn[seat])
