"""What the server says on a table's socket."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.meaning import Meaning
from forts.core.message import Message
from forts.server.wire.tables import TableInfo


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say: a message, and its text if the socket was opened with a language."""

    message: Message
    text: str | None = None


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this viewer may know it."""

    at: int
    """Number of the action that caused it; the board can be shown as of any of them."""
    code: str
    seat: int
    """The seat it happened to, or -1 for the table."""
    message: Message
    facts: dict[str, Any]
    """The same as data, for drawing."""
    text: str | None = None
    note: dict[str, Any] | None = None
    """Of what settled a trial: what was asked and answered, in the game's words."""


class MoveInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action."""

    action: int
    notation: str
    """Unique among the legal ones, such as `play bug`."""
    meaning: Meaning
    """What it is about, in the game's words; likewise unique."""
    message: Message
    text: str | None = None


class Ask(msgspec.Struct, frozen=True):
    """What the viewer is asked now."""

    question: Words
    moves: list[MoveInfo]


class OrderInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A standing order: one that may be given, or one that was."""

    what: Meaning
    """What is to be done, in the game's words."""
    until: str
    """`turn` for this turn, `mine` until one's own next one, or another word of the game."""
    message: Message
    text: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """A seat's time, at the moment of sending."""

    bank: float
    """Seconds left in the bank."""
    move: float
    """Seconds left for this decision before the bank is used; 0 unless the seat is asked."""
    running: bool


class ScoreInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the score sheet."""

    seat: int
    points: int
    message: Message
    text: str | None = None


class TrialInfo(msgspec.Struct, frozen=True):
    """The trial in progress, as far as one viewer may know it, at the moment of sending."""

    number: int
    """Its id at this table: how many actions were taken before it."""
    kind: str
    """In the game's words."""
    mode: str
    """How it is held, in the game's words: by the `screen`, or at a `table`."""
    phase: str
    """How far it has come, in the game's words, such as `ready` and `on`."""
    seats: list[int]
    """Who attempts it; in a duel the one whose turn it is, then the rival."""
    reader: int
    """Who reads it aloud at a table."""
    judges: list[int]
    """The people who may say how it ended, now; empty where the server judges."""
    waiting: list[int]
    """The seats that are waited for."""
    outcomes: list[str]
    """How it may end, in the game's notation."""
    step: int
    """How many tries of the viewer's own seat went before: the next one carries this number. 0 for a spectator."""
    at: float
    """Seconds since the opening, by the trial's own clock; the same clock as any moment in `shown`."""
    speed: float
    """How many seconds the trial's clock runs per real second: 1, except to speed up tests."""
    left: float | None
    """Seconds of the world's until a stand-in is put in for who is waited for; None where nobody is, without limit.
    What is left of a glass is in `shown`."""
    shown: Any
    """What the viewer may see of it, by the game's own types."""


class SheetInfo(msgspec.Struct, frozen=True):
    """What was dealt to a seat outside the rules, such as a code word, as far as it has been told."""

    seat: int
    told: list[str]
    """What the seat has been told of it, in the table's language: open to all, as it was read aloud."""
    dealt: str | None
    """What it was, once the game is over."""


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """The first thing on a socket."""

    table: TableInfo
    seat: int | None
    """Whose eyes this socket has; None for a spectator."""
    version: str
    """Version of the server; a client of another version should reload itself."""
    chat: list[Chat]


class TableChanged(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """Seats, status, votes or the rematch have changed."""

    table: TableInfo


class Update(msgspec.Struct, frozen=True, tag_field="t", tag="update"):
    """What happened, and how the table looks now. Only `events` is incremental."""

    ply: int
    since: int
    """The ply this update continues from; a client at another one asks for a sync."""
    rewind: int
    """Events with `at` from this number on are no longer true (an undo); those below follow them."""
    cut: bool
    """More than 200 events were missed: `events` is empty, the log is to be fetched anew."""
    events: list[Happened]
    view: Any
    """What the viewer may see, by the game's own view type."""
    ask: Ask | None
    """Given if it is the viewer who decides."""
    undo: bool
    """Can the viewer undo a decision?"""
    lapsed: int | None
    """The seat whose time ran out on this decision: a bot makes it."""
    clocks: list[Clock]
    """By seat; empty without clocks."""
    scores: list[ScoreInfo]
    """The score sheet, at the end."""
    trial: TrialInfo | None
    """The trial in progress; it is also sent by itself, as `trial`, when only time has changed it."""
    sheets: list[SheetInfo]
    """By seat; empty in games where nothing is dealt outside the rules."""
    order: OrderInfo | None
    """What the viewer has ordered, as long as it stands."""
    done: str | None = None
    """The id of the client's own request that led here."""


class TrialChanged(msgspec.Struct, frozen=True, tag_field="t", tag="trial"):
    """Time alone has changed what the viewer sees of the trial: it is whole, and takes the place of the last one."""

    ply: int
    trial: TrialInfo


class OrderChanged(msgspec.Struct, frozen=True, tag_field="t", tag="order"):
    """The viewer has ordered something, here or elsewhere, or taken it back; nobody else is told."""

    order: OrderInfo | None


class MayOrder(msgspec.Struct, frozen=True, tag_field="t", tag="orders"):
    """Answer to `orders`: what may be ordered now."""

    id: str
    orders: list[OrderInfo]


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """A request was carried out; if it was a move or a try, at which ply."""

    id: str
    ply: int


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A request was refused; nothing has changed."""

    id: str
    reason: str
    """Id of the message; programs read this."""
    message: Message
    text: str
    """The message in words, in the language of the socket."""
    ply: int


class Chat(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """Somebody said something."""

    number: int
    seat: int | None
    """None for a spectator."""
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is there."""

    online: list[int]
    """Seats with an open socket."""
    watching: int


class Explained(msgspec.Struct, frozen=True, tag_field="t", tag="explained"):
    """Answer to `why`: None if the action is allowed."""

    id: str
    why: Words | None


class Previewed(msgspec.Struct, frozen=True, tag_field="t", tag="previewed"):
    """Answer to `preview`: what is certain to happen up to the next decision or chance."""

    id: str
    action: int
    events: list[Happened]


class HintedMove(msgspec.Struct, frozen=True):
    """A move with what it promises."""

    action: int
    share: float
    """The chance of victory, from 0 to 1."""
    certainty: float
    """How much of the search went into it, from 0 to 1."""


class Hinted(msgspec.Struct, frozen=True, tag_field="t", tag="hinted"):
    """Answer to `hint`: moves, the best first, and how the best may go on."""

    id: str
    moves: list[HintedMove]
    line: list[str]
    """In notation."""
    plan: list[Words]
    """What the seat plans after the best move, up to the next decision of somebody else or chance."""


class Thinking(msgspec.Struct, frozen=True, tag_field="t", tag="thinking"):
    """A bot is thinking."""

    seat: int


Told = (
    Welcome
    | TableChanged
    | Update
    | TrialChanged
    | OrderChanged
    | MayOrder
    | Done
    | Refused
    | Chat
    | Presence
    | Explained
    | Previewed
    | Hinted
    | Thinking
)
"""All that the server may say on a table's socket."""
