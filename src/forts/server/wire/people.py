"""Who somebody is."""

from __future__ import annotations

import msgspec

from forts.server.wire.tables import Whole


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
    """A handle and its passphrase, to continue as that guest on another device."""

    handle: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set a handle and a passphrase. Every other session of the guest ends."""

    handle: str
    passphrase: str
    old: str | None = None
    """The current passphrase, if there is one."""


class NewBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to mute: they have a seat at a table, or said a line there."""

    table: str
    seat: Whole | None = None
    line: Whole | None = None
    """Number of a line of the table's chat."""
    everywhere: bool = False
    """Block them everywhere: I get nothing they say, and they cannot sit down at my open tables."""


class Block(msgspec.Struct, frozen=True):
    """Somebody I have muted or blocked."""

    id: str
    """Whom; used to unmute them."""
    name: str
    """What they were called at that time."""
    face: str
    table: str | None
    """At which table; None for everywhere."""
    at: float
    seats: list[int]
    """Their seats at the table that was asked about."""


class Erase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything kept about me."""

    passphrase: str | None = None
    """Mine, if I have one."""
