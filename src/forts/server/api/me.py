"""Guests: who am I, what am I called, and on which devices."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post, put
from litestar.params import Body
from sqlalchemy import Connection

from forts.server import costs
from forts.server.access import address_of, give_cookie, keep_cookie
from forts.server.calling.devices import remove_devices_of
from forts.server.errors import Forbidden, TooMany
from forts.server.guests import (
    Guest,
    begin_session,
    change_guest,
    check_passphrase,
    end_other_sessions,
    end_session,
    guest_of_handle,
    hash_passphrase,
    is_due_to_be_seen,
    passphrase_of,
    plain_handle,
    see_session,
    set_passphrase,
)
from forts.server.logs import audit
from forts.server.node import Node
from forts.server.wire import ChangeMe, Me, NewPassphrase, Passphrase


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], node: Node, guest: Guest) -> Me:
    """Who I am. The answer sets the cookie that identifies me for a year."""
    keep_cookie(request, node.settings)
    now = node.room.clock()
    if is_due_to_be_seen(guest, now):
        await node.writer.run(lambda database: see_session(database, guest.session, now))
    return _me(guest)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[ChangeMe, Body()]) -> Me:
    """Change my name or portrait, at all my tables too."""
    node.spend(guest.id, address_of(request), costs.NEW_NAME)
    changed, sitting = await node.writer.run(lambda database: change_guest(database, guest, data.name, data.face))
    for table in sitting:
        node.wakes.tell(table)
        await node.room.refresh(table)
    return _me(changed)


@put("/api/me/passphrase")
async def keep_me(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewPassphrase, Body()]
) -> Me:
    """Set a handle and a passphrase, to take my tables to another device. My other sessions end."""
    node.passphrases.demand(f"keep {address_of(request)}")
    so_far = await node.room.read(lambda database: passphrase_of(database, guest))
    if so_far is not None:
        await node.hash(check_passphrase, guest, so_far, data.old or "")
    hashed = await node.hash(hash_passphrase, data.passphrase)

    def job(database: Connection) -> tuple[Guest, list[bytes]]:
        kept, ended = set_passphrase(database, guest, data.handle, hashed), end_other_sessions(database, guest)
        remove_devices_of(database, guest.id, ended)
        return kept, ended

    changed, ended = await node.writer.run(job)
    audit("passphrase", guest=guest.id, address=address_of(request), ended=len(ended))
    for session in ended:
        node.hub.end_session(session)
    return _me(changed)


@post("/api/me/claim", status_code=200)
async def claim_me(request: Request[Any, Any, Any], node: Node, data: Annotated[Passphrase, Body()]) -> Me:
    """Continue as the guest with that handle."""
    node.passphrases.demand(address_of(request))
    handle = plain_handle(data.handle)
    if not node.wrong_passphrases.left(handle):
        raise TooMany("too-many-requests", seconds=round(node.wrong_passphrases.seconds))
    cookie, session = node.cookies.issue()
    found, passphrase_hash = await node.room.read(lambda database: guest_of_handle(database, handle, session))
    try:
        guest = await node.hash(check_passphrase, found, passphrase_hash, data.passphrase)
    except Forbidden:
        node.wrong_passphrases.take(handle)
        audit("wrong claim", guest=found.id if found is not None else None, address=address_of(request))
        raise
    await node.writer.run(lambda database: begin_session(database, guest))
    audit("claim", guest=guest.id, address=address_of(request))
    give_cookie(request, cookie, node.settings)
    return _me(guest)


@delete("/api/me", status_code=204)
async def end_me(node: Node, guest: Guest) -> None:
    """End this session: its cookie is no longer valid, and its sockets are closed."""

    def job(database: Connection) -> None:
        end_session(database, guest.session)
        remove_devices_of(database, guest.id, [guest.session])

    await node.writer.run(job)
    node.hub.end_session(guest.session)


def _me(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.face, guest.handle)


ROUTES = [who_am_i, change_me, keep_me, claim_me, end_me]
