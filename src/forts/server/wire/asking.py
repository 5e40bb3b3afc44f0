"""What a client says on a table's socket."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.meaning import Meaning
from forts.server.wire.tables import ActionId, Whole


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of what a client says. The client chooses `id`; the answer repeats it."""

    id: str


class Play(Asking, frozen=True, tag="play"):
    """Take a legal action. Repeated with the same id it is harmless and gets the same answer."""

    ply: Whole
    action: ActionId


class Undo(Asking, frozen=True, tag="undo"):
    """Take back one's own last decision, or all of the turn as far as nothing was revealed."""

    ply: Whole
    turn: bool = False


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


class Hurry(Asking, frozen=True, tag="hurry"):
    """Where nobody else plays: bots take less time, or more, from now on; or none until one is asked oneself."""

    pace: Whole | None = None
    """Milliseconds that a bot takes at least, from now on; None for no time until one is asked."""


class Orders(Asking, frozen=True, tag="orders"):
    """What may be ordered ahead now?"""


class GiveOrder(Asking, frozen=True, tag="order"):
    """Say ahead how a question is to be answered, in place of what was ordered before. Nobody else is told."""

    what: Meaning
    """As `OrderInfo.what` says."""
    until: str


class Revoke(Asking, frozen=True, tag="revoke"):
    """Take back what was ordered."""


class Look(Asking, frozen=True, tag="look"):
    """The viewer looks at the table, or elsewhere: whoever looks need not be called when it is their turn."""

    on: bool


class Vote(Asking, frozen=True, tag="vote"):
    """Vote to replace a player by a bot who is away or keeps the others waiting; it takes all other persons at the
    table, two at least."""

    seat: Whole
    yes: bool


class Sync(Asking, frozen=True, tag="sync"):
    """Send again what happened since that ply, or the current view."""

    since: Whole


Frame = (
    Play
    | Undo
    | Attempt
    | Say
    | Why
    | Preview
    | Hint
    | Pause
    | Resign
    | Return
    | Answering
    | Hurry
    | Orders
    | GiveOrder
    | Revoke
    | Look
    | Vote
    | Sync
)
"""All that a client may say on a table's socket."""
