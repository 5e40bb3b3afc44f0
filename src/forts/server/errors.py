"""What the server refuses, as typed errors. Each knows the HTTP status it is answered with."""

from __future__ import annotations

from forts.core.errors import FortsError


class BadSettings(FortsError):
    """The server cannot start with these settings."""


class BadDatabase(BadSettings):
    """The database cannot be reached, or could lose what it acknowledged."""


class DatabaseInUse(BadDatabase):
    """A server runs on the database, or something else has its file open."""


class Refusal(FortsError):
    """A request that is refused; nothing has changed."""

    status = 409


class Invalid(Refusal):
    """The request does not make sense."""

    status = 400


class Unknown(Refusal):
    """There is no such thing, or none that the guest may know of."""

    status = 404


class Forbidden(Refusal):
    """The guest may not do that."""

    status = 403


class Stale(Refusal):
    """The table has moved on since the client looked."""


class TooMany(Refusal):
    """A limit is reached."""

    status = 429
