"""What a client sends on a table's socket."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.meaning import Meaning
from forts.server.wire.tables import ActionId, Whole


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of what a client sends. The client chooses `id`; the answer repeats it."""

    id: str


class Play(Asking, frozen=True, tag="play"):
    """Take a legal action. Sent again with the same id, it is done once and gets the same answer."""

    ply: Whole
    action: ActionId


class Undo(Asking, frozen=True, tag="undo"):
    """Undo your last decision, or the whole turn back to the last thing that was revealed."""

    ply: Whole
    turn: bool = False


class Attempt(Asking, frozen=True, tag="try"):
    """Do something in the current trial. Sent again with the same id, it is done once and gets the same answer."""

    trial: int
    """Its number."""
    step: int
    """How many tries this seat has made before, as `TrialInfo.step` says."""
    what: Any
    """What is done, in the game's own types; up to 4 KiB."""


class Say(Asking, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: str


class Why(Asking, frozen=True, tag="why"):
    """Why is this not allowed now? Give the number of the action, its notation, such as `play bug`, or what was
    touched, such as the piece `bug` at the place `hand`; the server works out what was meant."""

    action: ActionId | str | Meaning


class Preview(Asking, frozen=True, tag="preview"):
    """What is this action certain to do?"""

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
    """Take your seat back from the bot that stood in."""


class Answering(Asking, frozen=True, tag="answering"):
    """Whether the server answers when you have only one answer and are asked only so that others cannot tell."""

    on: bool


class Hurry(Asking, frozen=True, tag="hurry"):
    """Where nobody else plays: change the pace of the bots, or let them take no time until you are asked."""

    pace: Whole | None = None
    """The least time a bot takes from now on, in milliseconds; None for no time until you are asked."""


class Orders(Asking, frozen=True, tag="orders"):
    """Which orders can be given now?"""


class GiveOrder(Asking, frozen=True, tag="order"):
    """Say in advance how to answer a question; replaces an earlier order. Nobody else is told."""

    what: Meaning
    """As `OrderInfo.what` says."""
    until: str


class Revoke(Asking, frozen=True, tag="revoke"):
    """Withdraw the order."""


class Look(Asking, frozen=True, tag="look"):
    """Whether the viewer is looking at the table: if so, they need not be notified of their turn."""

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
