"""What a seat sees. Nothing on the table is hidden: code words, riddles and secret choices are the referee's."""

from __future__ import annotations

from forts.core.record import Record
from forts.core.state import OVER
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules.questions.by_number import QUESTIONS
from forts.games.boyard.rules.questions.trials import TRIALS
from forts.games.boyard.rules.scoring import boyards
from forts.games.boyard.rules.table import DRY, IN, TREASURE, Table, unpacked
from forts.games.boyard.speech.names import PRIZES, STANDS


class Handful(Record, frozen=True):
    """Tokens drawn with one key."""

    tokens: list[int]
    """How many of 0, 10, 20 and 50 Boyards."""
    boyards: int


class PlayerView(Record, frozen=True):
    """What lies before a player."""

    seat: int
    square: int
    """The pawn's square of the fort, from 0; -1 on Start, in the sea or inside."""
    swum: int
    """Squares swum; -1 on dry land."""
    diving_for: str
    """key or clue, in the sea; else empty."""
    prison: bool
    """Skips its next turn."""
    keys: int
    clues: int
    hard: bool
    """Is its code word a hard one?"""
    stands: str
    """In the third round: guessing, in or out; before that empty."""
    boyards: int
    handfuls: list[Handful]


class BoyardView(Record, frozen=True):
    """The table."""

    seat: int | None
    """Who looks; None for a spectator."""
    players: list[PlayerView]
    round: int
    """1 keys, 2 clues, 3 treasure; 0 while it is rolled for who begins."""
    turn: int
    """Turns begun."""
    whose: int
    """Whose turn it is; -1 at the end."""
    phase: str
    """What is being asked."""
    trial: str
    """The kind of trial that is asked for; empty if none is."""
    prize: str
    """What the pending duel or riddle is about."""
    rival: int
    """Who is challenged; -1 for nobody."""
    stock: int
    """Keys that nobody has."""
    bag: list[int]
    """Tokens left in the bag, of 0, 10, 20 and 50 Boyards."""
    grip: int
    """Tokens that the hand in the bag still takes."""
    first_rolls: list[int]
    """What each has rolled for the first turn; 0 for nothing yet, -1 for who is no longer in it."""
    ended_by: str
    """treasure or nobody, at the end."""


def view(t: Table, seat: int | None) -> BoyardView:
    """What the seat, or a spectator, may see."""
    over = t.actor == OVER
    return BoyardView(
        seat,
        [_player(t, number) for number in range(t.players)],
        t.round,
        t.turn,
        -1 if over else t.seat,
        QUESTIONS[t.ask].name,
        TRIALS[t.trial],
        PRIZES[t.prize],
        t.rival,
        t.stock,
        t.bag[:],
        t.grip,
        t.rolls[:] if t.round == 0 else [],
        ended_by(t),
    )


def _player(t: Table, seat: int) -> PlayerView:
    wet = t.swum[seat] != DRY
    handfuls = [Handful(tokens := unpacked(handful), _worth(tokens)) for handful in t.drawn[seat]]
    return PlayerView(
        seat,
        -1 if wet else t.at[seat],
        t.swum[seat],
        PRIZES[t.sunk[seat]] if wet else "",
        t.prison[seat],
        t.keys[seat],
        t.clues[seat],
        t.hard[seat],
        STANDS[t.stands[seat]] if t.round == TREASURE else "",
        boyards(t, seat),
        handfuls,
    )


def _worth(tokens: list[int]) -> int:
    return sum(act.TOKENS[kind] * count for kind, count in enumerate(tokens))


def ended_by(t: Table) -> str:
    """treasure or nobody; empty before the end."""
    if t.actor != OVER:
        return ""
    return "treasure" if IN in t.stands else "nobody"
