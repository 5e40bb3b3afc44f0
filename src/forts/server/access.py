"""Who a request comes from, and whether it may come from there."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from forts.server.guests import Guest, find_guest, new_guest
from forts.server.limits import network_of
from forts.server.node import Node
from forts.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_YEAR = 60 * 60 * 24 * 365


def cookie_name(settings: Settings) -> str:
    """Behind TLS the name itself makes browsers refuse a cookie that was set from elsewhere."""
    return "__Host-forts" if settings.secure else "forts"


def shown_cookie(connection: AnyConnection, name: str) -> str:
    """The cookie of that name that a request came with; empty without one.

    Read by ourselves: ours are hexadecimal, and Python's reader takes what stands in quotes apart in a time that grows
    with the square of its length.
    """
    found = ""
    for part in connection.headers.get("cookie", "").split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            found = value.strip()
    return found


def origin_allowed(connection: AnyConnection, settings: Settings) -> bool:
    """Does the request come from our own page, or from one that the settings name? No origin is not one of them."""
    origin = connection.headers.get("origin", "")
    if not origin or origin == "null":
        return False
    host = connection.headers.get("host", "")
    return origin in settings.origins or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def address_of(connection: AnyConnection) -> str:
    """Where the request comes from, as limits count it; forwarding headers count only where the settings trust them."""
    return network_of(connection.client.host) if connection.client else "?"


async def known_guest(connection: AnyConnection, node: Node) -> Guest | None:
    """Whoever the cookie belongs to; None without a valid one."""
    session = node.cookies.read(shown_cookie(connection, cookie_name(node.settings)))
    if session is None:
        return None
    return await node.room.read(lambda database: find_guest(database, session))


async def some_guest(request: Request[Any, Any, Any], node: Node) -> Guest:
    """Whoever the cookie belongs to, or somebody new; the answer then sets a cookie."""
    guest = await known_guest(request, node)
    if guest is not None:
        return guest
    node.new_guests.demand(address_of(request))
    cookie, session = node.cookies.issue()
    guest = await node.writer.run(lambda database: new_guest(database, session))
    give_cookie(request, cookie, node.settings)
    return guest


def keep_cookie(request: Request[Any, Any, Any], settings: Settings) -> None:
    """The cookie that the request came with lasts another year; a new one, if it earned that, already does."""
    cookie = shown_cookie(request, cookie_name(settings))
    if cookie and earned_cookie(request.scope) is None:
        give_cookie(request, cookie, settings)


def give_cookie(request: Request[Any, Any, Any], cookie: str, settings: Settings) -> None:
    """The answer to this request sets this cookie."""
    made = Cookie(
        cookie_name(settings),
        path="/",
        value=cookie,
        max_age=_YEAR,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )
    request.scope["state"][_EARNED] = made.to_header(header="")


def drop_cookie(request: Request[Any, Any, Any], settings: Settings) -> None:
    """The answer to this request takes the cookie back."""
    gone = Cookie(
        cookie_name(settings), path="/", value="", max_age=0, httponly=True, secure=settings.secure, samesite="lax"
    )
    request.scope["state"][_EARNED] = gone.to_header(header="")


def earned_cookie(scope: Scope) -> str | None:
    """The cookie to set with the answer, if the request earned one."""
    cookie: str | None = scope["state"].get(_EARNED)
    return cookie


_EARNED = "forts_cookie"
