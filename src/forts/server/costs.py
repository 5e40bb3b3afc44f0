"""What a request costs, in points: about a tenth of a millisecond of the server's time each, with all it sends."""

from __future__ import annotations

from forts.server.wire import (
    Answering,
    Attempt,
    Frame,
    GiveOrder,
    Hint,
    Hurry,
    Look,
    Orders,
    Pause,
    Play,
    Preview,
    Resign,
    Return,
    Revoke,
    Say,
    Sync,
    Undo,
    Vote,
    Why,
)

_FRAMES: dict[type[Frame], float] = {
    Play: 1,
    Attempt: 1,
    Why: 4,
    Undo: 10,
    Sync: 10,
    Hint: 10,
    Resign: 10,
    Return: 10,
    Vote: 10,
    Pause: 10,
    Answering: 30,  # all of the table is read anew
    Hurry: 10,
    Orders: 10,
    GiveOrder: 20,
    Revoke: 20,
    Look: 1,
    Say: 30,
    Preview: 30,
}
ANALYSIS = 150.0
NEW_NAME = 100.0
KEEP_SET = 40.0
CHANGE_TRYOUT = 40.0
"""A tryout stopped, or continued: each is stored with all of its games."""
SEATS = 30.0
"""Somebody sits down, leaves, or is given a seat: all who are there are told."""
LOOK_UP = 40.0
"""A table that nobody used for a while: its journal is read, and its game played again."""
CHAT = 10.0
"""What was said, read again."""
CHAT_AT_TABLE = 60.0
"""A line of chat, out of what is said at a table by all together."""


SYNC_IN_WORDS = 100.0
"""What was missed, told again in words: two hundred events take ten times as long as without."""


def of_frame(frame: Frame, in_words: bool = False) -> float:
    """What a request on a socket costs, on one that is told everything in words, or on another."""
    return SYNC_IN_WORDS if in_words and isinstance(frame, Sync) else _FRAMES[type(frame)]


def of_reading(*files: str) -> float:
    """What reading designers' files costs, and drawing their cards."""
    return sum(10 + len(text) / 100 for text in files)


def of_length(actions: int) -> float:
    """What a table costs beyond `LOOK_UP` whose game is longer than others are, with so many actions."""
    return max(0.0, actions / 16 - LOOK_UP)


def of_way_back(actions: int) -> float:
    """What undoing costs besides, with so many actions: the game is played again up to there."""
    return actions / 16


def of_replay(actions: int) -> float:
    """What playing a game again costs, with so many actions."""
    return 10 + actions / 4


def of_events(actions: int) -> float:
    """What telling a game again costs, with so many actions."""
    return 10 + actions / 20


def of_file(entries: int) -> float:
    """What reading or writing a game as a file costs, with so many entries: all of them are played again and kept."""
    return 40 + entries / 2
