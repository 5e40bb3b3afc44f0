"""Everything that crosses the wire, as types. `web/src/wire.ts` is generated from this file.

A socket belongs to one viewer of one table: a seat, or a spectator. Words travel as messages (an id of the Fluent files
with its arguments), so that a reader can change language at any time; a socket opened with `?lang=` gets them as text
too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from forts.core.game import Value
from forts.core.meaning import Meaning
from forts.core.message import Message

SeatKind = Literal["open", "person", "bot"]
Status = Literal["lobby", "playing", "paused", "over"]
Whole = Annotated[int, msgspec.Meta(ge=-(2**62), le=2**62)]
"""A whole number from outside, of a size that can be answered with."""
ActionId = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
"""An action from outside, legal or not, of a size that compiled rules can be asked about."""
Given = str | Whole | bool
"""The value of an option, from outside."""


# -- tables ----------------------------------------------------------------------------------------------------


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; the rules of the game have options of their own."""

    public: bool = False
    """Listed for everybody; anybody may take an open seat."""
    spectators: bool = True
    """May others watch who know the table's address?"""
    undo: bool = True
    """May a player take back what revealed nothing?"""
    hints: bool = True
    """May a player ask for hints during the game?"""
    move_seconds: Whole = 0
    """Time for a decision before the bank is used; 0 for no clock."""
    bank_seconds: Whole = 0
    """Time of each player for the whole game, beside the time for each decision."""
    limit_seconds: Whole = 60 * 60 * 24 * 3
    """A player who lets others wait this long for a decision is replaced by a bot until he returns; 0 for never."""
    standin: str = "normal"
    """The bot that takes over."""
    pace: Whole = 700
    """Milliseconds that a bot takes at least, so that people can follow."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as one viewer may know it."""

    seat: int
    kind: SeatKind
    name: str
    """Name of the person; empty for bots and open seats."""
    face: str
    """What the portrait is drawn from."""
    bot: str | None
    """The bot that has the seat."""
    standin: str | None
    """The bot that plays for an absent person."""
    resigned: bool
    online: bool
    mine: bool
    """Is it the viewer's own?"""
    answered: bool
    """To its owner: does the server answer where there is one answer only? True to all others."""
    invite: str | None
    """The secret part of the seat's link, for the host while the seat is open."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as one viewer may know it."""

    id: str
    game: str
    rules: int
    """Version of the rules that are played by."""
    data: str
    """Fingerprint of the pieces that are played with; empty if the game's never change, or before there were any."""
    players: int
    options: dict[str, Value]
    terms: Terms
    status: Status
    host: bool
    """Is the viewer the host?"""
    seats: list[SeatInfo]
    ply: int
    """Entries in the table's journal; the next move carries this number."""
    turn_of: list[int]
    """Seats that are waited for now: the one that is asked, or all who have something to do in a trial."""
    created: float
    """Seconds since 1970; likewise below."""
    touched: float
    """The last move, or the start."""
    winners: list[int]
    scores: list[int]
    """At the end: points by seat."""
    votes: dict[str, list[int]]
    """Votes to replace a player by a bot: by that player's seat, who has voted."""
    pausing: list[int]
    """Seats that wish for a pause; the game stops once all who play do."""
    rematch: str | None
    """The table where the same people play again."""
    customs: int
    """By which version of its customs the table is run: who is asked, and how chance is derived from the seed."""


# -- from the browser ------------------------------------------------------------------------------------------


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of what a client says. The client chooses `id`; the answer repeats it."""

    id: str


class Play(Asking, frozen=True, tag="play"):
    """Take a legal action. Repeated with the same id it is harmless and gets the same answer."""

    ply: Whole
    action: ActionId


class Undo(Asking, frozen=True, tag="undo"):
    """Take back one's own last decision."""

    ply: Whole


class Attempt(Asking, frozen=True, tag="try"):
    """Do something in the trial that is on. Repeated with the same id it is harmless and gets the same answer."""

    trial: int
    """Its number."""
    step: int
    """How many tries of one's own seat went before, as `TrialInfo.step` says."""
    what: Any
    """What is done, by the game's own types; up to 4 KiB."""


class Say(Asking, frozen=True, tag="say"):
    """Say something to all at the table."""

    text: str


class Why(Asking, frozen=True, tag="why"):
    """Why may this not be done now? By the number of the action, by its notation, such as `play bug`, or by what was
    touched, such as the piece `bug` at the place `hand`; the server finds what would have been meant by that."""

    action: ActionId | str | Meaning


class Preview(Asking, frozen=True, tag="preview"):
    """What would this action bring, as far as it is certain?"""

    ply: Whole
    action: ActionId


class Hint(Asking, frozen=True, tag="hint"):
    """What would a strong player do?"""

    ply: Whole


class Pause(Asking, frozen=True, tag="pause"):
    """Wish that the game and its clocks stop, take the wish back, or let the game go on. All who play have to wish it;
    over a decision it stops once."""

    on: bool


class Resign(Asking, frozen=True, tag="resign"):
    """Give up; a bot plays on in a game of more than two."""


class Return(Asking, frozen=True, tag="return"):
    """Take one's seat back from the bot that stood in."""


class Answering(Asking, frozen=True, tag="answering"):
    """Let the server answer, or not, where one is asked for the others' sake and has one answer only."""

    on: bool


class Vote(Asking, frozen=True, tag="vote"):
    """Vote to replace a player by a bot who is away or keeps the others waiting; it takes all other persons at the
    table, two at least."""

    seat: Whole
    yes: bool


class Sync(Asking, frozen=True, tag="sync"):
    """Send again what happened since that ply, or the current view."""

    since: Whole


Frame = Play | Undo | Attempt | Say | Why | Preview | Hint | Pause | Resign | Return | Answering | Vote | Sync
"""All that a client may say on a table's socket."""


# -- to the browser --------------------------------------------------------------------------------------------


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
    """A trial that people hold now, as one viewer may know it, at the moment of sending."""

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
    """Seconds of the trial's clock in one of the world's: 1, but for servers that tests are in a hurry with."""
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
    """What happened, and how the table looks now. Nothing in it is an increment but `events`."""

    ply: int
    since: int
    """The ply that this goes on from; a client that has another asks for a sync."""
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
    """May the viewer take back a decision?"""
    clocks: list[Clock]
    """By seat; empty without clocks."""
    scores: list[ScoreInfo]
    """The score sheet, at the end."""
    trial: TrialInfo | None
    """The trial that is on; it also comes by itself, as `trial`, when time alone has changed it."""
    sheets: list[SheetInfo]
    """By seat; empty in games where nothing is dealt outside the rules."""
    done: str | None = None
    """The id of the client's own request that led here."""


class TrialChanged(msgspec.Struct, frozen=True, tag_field="t", tag="trial"):
    """Time alone has changed what the viewer sees of the trial: it is whole, and takes the place of the last one."""

    ply: int
    trial: TrialInfo


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


class Thinking(msgspec.Struct, frozen=True, tag_field="t", tag="thinking"):
    """A bot is thinking."""

    seat: int


Told = (
    Welcome
    | TableChanged
    | Update
    | TrialChanged
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


# -- HTTP ------------------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """Body of every refusal over HTTP."""

    reason: str
    """Id of the message; programs read this."""
    message: Message
    text: str
    """The message in the language of the request."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, somebody by link (`open`), or a bot with its level."""

    who: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str | None = None
    """For a second person on the same device."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. It starts by itself once nobody is waited for, if `start` says so."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Given] = {}
    terms: Terms = Terms()
    start: bool = False


class ChangeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host changes a seat in the lobby."""

    who: Literal["me", "open", "bot"]
    bot: str | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: by its invitation, or any open one of a public table."""

    invite: str | None = None
    seat: Whole | None = None


class Me(msgspec.Struct, frozen=True):
    """Who the request comes from."""

    id: str
    """Public id; the secret is in the cookie."""
    name: str
    face: str
    handle: str | None
    """The name under which tables can be taken to another device; None without a passphrase."""


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or portrait."""

    name: str | None = None
    face: str | None = None


class Passphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A handle and its passphrase, to go on as that guest on another device."""

    handle: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set a handle and a passphrase. Every other session of the guest ends."""

    handle: str
    passphrase: str
    old: str | None = None
    """The passphrase so far, if there is one."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are the message `GAME-option-NAME`."""

    name: str
    default: Value
    choices: list[Value]
    low: int
    high: int
    each_seat: bool
    """May each seat have a choice of its own? Then the value is one for all, or one a seat with commas."""


class ChanceInfo(msgspec.Struct, frozen=True):
    """How often a seat passes a kind of trial where nobody holds it."""

    message: Message
    hundred: int
    """Of a hundred."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the catalog; its words are the messages `GAME-title` and `GAME-pitch`."""

    name: str
    rules: int
    """Version of the rules that new tables are played by."""
    data: str
    """Fingerprint of the pieces that new tables are played with, unless their options bring others."""
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    """Their names, the weakest first."""
    about: dict[str, str]
    """What each bot says of itself, for those that a client has no words for."""
    hides: bool
    """Does it hide anything from a seat? If not, a device that is passed on needs no curtain."""
    skills: dict[str, int]
    """Of a hundred trials, how many each bot passes; empty in games without trials."""
    board: bool
    """Does the game's package bring a board for the browser, beside those of the client?"""
    chances: dict[str, list[ChanceInfo]]
    """By bot, and last by `person`: how it does in trials, most telling first; empty in games without."""


class Proposal(msgspec.Struct, frozen=True):
    """What set-up should propose to this guest."""

    options: dict[str, Value]
    """Choices by option: where texts can be chosen, those of which the guest has seen fewer."""


class Step(msgspec.Struct, frozen=True):
    """The board as it was after an action, with what that action made happen."""

    at: int
    events: list[Happened]
    view: Any


class Replay(msgspec.Struct, frozen=True):
    """Part of a game, to look at again."""

    table: TableInfo
    seat: int | None
    length: int
    """Actions in the whole game, so far."""
    decisions: list[int]
    """Which of them were decisions of players, or ends of trials."""
    steps: list[Step]
    sheets: list[SheetInfo]
    """As of now; at a step a seat had been told what its view of that step says."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """A decision and the win chances after it."""

    at: int
    seat: int
    notation: str
    shares: list[float]
    swing: float


class AnalysisInfo(msgspec.Struct, frozen=True):
    """Win chances over a whole game."""

    start: list[float]
    moves: list[AnalysedMove]
    turning_points: list[AnalysedMove]


class Rating(msgspec.Struct, frozen=True):
    """Somebody's strength in a game."""

    name: str
    face: str
    bot: str | None
    mine: bool
    rating: int
    """What is certain of it: the mean less two deviations, scaled so that a newcomer has 1000."""
    games: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """A game's history on this server, and the viewer's part in it."""

    game: str
    games: int
    """Finished games."""
    turns: float
    """Decisions a game, on average."""
    first_wins: float
    """Share of games won by the seat that was first at the table; seats are dealt by the host."""
    mine_games: int
    mine_wins: int
    mine_best: int
    """Most points in a game."""


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: moves are stored, other nodes hear of them later. `failing`, with HTTP status 503: they are not."""
    version: str
    database: str
    """Kind of database."""
    storage: Literal["ok", "unwritable", "lost"]
    """Can it be written to and read? `unwritable`: it answers, but its disk is full, broken or read-only."""
    redis: Literal["none", "ok", "lost"]
    tables: int
    """Tables in memory."""
    sockets: int
    thinking: int
    """Bots and hints being thought about."""
    waiting: int
    """Those that wait for their turn to think."""
    connections: int
    """Open ones of any kind."""


class Notice(msgspec.Struct, frozen=True):
    """What the host of the server has to say to everybody."""

    text: str = ""
    closing: float | None = None
    """When the server closes, in seconds since 1970."""
