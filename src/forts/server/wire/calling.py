"""How somebody is called who is waited for and elsewhere."""

from __future__ import annotations

import msgspec

from forts.server.wire.tables import Whole


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, and how to notify it."""

    endpoint: str
    """Where its push service takes messages."""
    key: str
    """`p256dh` of the subscription, in Base64."""
    auth: str
    """Likewise."""
    lang: str = "en"
    zone: str = "UTC"
    """Of the clock there, such as `Europe/Paris`."""
    quiet_from: Whole | None = None
    """Minutes after midnight, there, from which on nobody is called; what comes then is said at the end of it."""
    quiet_to: Whole | None = None


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser in which the guest is notified."""

    id: str
    created: float
    here: bool
    """Is it the one that is asking?"""
    zone: str
    quiet_from: int | None
    quiet_to: int | None


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to email somebody whose turn it is, at most once a day."""

    address: str
    lang: str = "en"


class MailInfo(msgspec.Struct, frozen=True):
    """Where emails go."""

    address: str
    confirmed: bool
    """Has the link in the first email been followed? Nothing else is sent before that."""


class Calling(msgspec.Struct, frozen=True):
    """How the guest is notified."""

    push_key: str
    """The server's key, for `pushManager.subscribe`."""
    devices: list[DeviceInfo]
    letters: bool
    """Does this server send emails?"""
    mail: MailInfo | None


class PushMessage(msgspec.Struct, frozen=True):
    """What a service worker is sent; it contains nothing that only a seat may know."""

    t: str
    """`turn`, or `done` if the move was made elsewhere."""
    table: str
    seat: int
    title: str = ""
    body: str = ""
