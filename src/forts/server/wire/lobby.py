"""A table to set up, and taking a seat there."""

from __future__ import annotations

from typing import Literal

import msgspec

from forts.server.wire.house import Problem
from forts.server.wire.tables import Given, TableInfo, Terms, Whole


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: `me`, somebody by link (`open`), or a bot with its level."""

    who: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str | None = None
    """For a second person on the same device."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. With `start`, it starts by itself once all seats are taken."""

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


class Invitation(msgspec.Struct, frozen=True):
    """What somebody with a link may know."""

    table: TableInfo
    host: str
    """Name of the person who set up the table."""
    face: str
    seat: int | None
    """The seat that waits; None for any that is open, or if there is none."""
    problem: Problem | None
    """Why there is no seat to take, if there is none."""
