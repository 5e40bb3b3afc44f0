"""How a guest is called who is waited for: devices, and letters."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import Body
from sqlalchemy import Connection

from forts.core import Message, message
from forts.server.access import address_of
from forts.server.calling import devices, mails
from forts.server.errors import Refusal
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.wire import Calling, DeviceInfo, MailInfo, NewDevice, NewMail


@get("/api/me/calling")
async def how_am_i_called(node: Node, guest: Guest) -> Calling:
    """Where I am notified, and what a browser needs to be notified."""

    def job(database: Connection) -> tuple[list[DeviceInfo], MailInfo | None]:
        return devices.devices_of(database, guest), mails.mail_of(database, guest)

    known, mail = await node.room.read(job)
    return Calling(node.herald.signer.public, known, node.postman is not None, mail)


@post("/api/me/devices", status_code=201)
async def call_me_here(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewDevice, Body()]
) -> DeviceInfo:
    """Notify me in this browser when it is my turn; call it again to change how."""
    node.spend(guest.id, address_of(request), _DEVICE_COSTS)
    keys = devices.read_keys(data, node.herald.services)
    now = node.room.clock()
    return await node.writer.run(lambda database: devices.register(database, guest, data, keys, now))


_DEVICE_COSTS = 50.0
_LETTER_COSTS = 1000.0


@delete("/api/me/devices/{device:str}", status_code=204)
async def call_me_there_no_more(node: Node, guest: Guest, device: str) -> None:
    """Stop notifying me in that browser."""
    await node.writer.run(lambda database: devices.remove(database, guest, device))


@put("/api/me/mail")
async def write_to_me(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewMail, Body()]
) -> MailInfo:
    """Email me, at most once a day, when tables are waiting for me. The first email asks if the address is mine."""
    postman = node.postman
    if postman is None:
        raise Refusal("no-letters")
    mails.check_address(data.address)
    node.spend(guest.id, address_of(request), _LETTER_COSTS)
    node.new_mails.demand(f"guest {guest.id}")
    node.new_mails.demand(f"to {mails.mailbox_of(data.address)}")
    node.mails_of_addresses.demand(address_of(request))
    now = node.room.clock()
    reader = await node.writer.run(lambda database: mails.ask_for(database, guest, data.address, data.lang, now))
    if not await postman.send(reader, postman.welcome(reader)):
        await node.writer.run(lambda database: mails.forget(database, guest.id))
        raise Refusal("letter-not-taken")
    return MailInfo(reader.address, confirmed=False)


@delete("/api/me/mail", status_code=204)
async def write_to_me_no_more(node: Node, guest: Guest) -> None:
    """Stop the emails."""
    await node.writer.run(lambda database: mails.forget(database, guest.id))


# -- the links of letters: looking at one changes nothing, for mail programs do that by themselves ----------------


@get("/letters/{secret:str}", include_in_schema=False)
async def show_letters(node: Node, secret: str) -> Response[str]:
    """Do you want letters there?"""
    known, lang = await node.room.read(lambda database: mails.read_by_secret(database, secret))
    asked = message("letters-on" if known.confirmed else "letters-asked", address=known.address)
    choices = {"stop": message("letters-stop")} if known.confirmed else {}
    if not known.confirmed:
        choices = {"confirm": message("letters-confirm"), "stop": message("letters-not-mine")}
    return _page(lang, asked, {f"/letters/{secret}/{name}": words for name, words in choices.items()})


@post("/letters/{secret:str}/confirm", status_code=200, include_in_schema=False)
async def confirm_letters(node: Node, secret: str) -> Response[str]:
    """Yes."""
    known, lang = await node.room.read(lambda database: mails.read_by_secret(database, secret))
    now = node.room.clock()
    await node.writer.run(lambda database: mails.confirm(database, secret, now))
    return _page(
        lang, message("letters-on", address=known.address), {f"/letters/{secret}/stop": message("letters-stop")}
    )


@post("/letters/{secret:str}/stop", status_code=200, include_in_schema=False)
async def stop_letters(node: Node, secret: str) -> Response[str]:
    """No, or no more."""
    known, lang = await node.room.read(lambda database: mails.read_by_secret(database, secret))
    await node.writer.run(lambda database: mails.unsubscribe(database, secret))
    return _page(lang, message("letters-off", address=known.address), {})


def _page(lang: str, said: Message, buttons: dict[str, Message]) -> Response[str]:
    forms = "".join(
        f'<form method="post" action="{escape(to)}"><button>{escape(words.text(lang))}</button></form>'
        for to, words in buttons.items()
    )
    home = escape(message("letters-home").text(lang))
    page = f"""<!doctype html>
<html lang="{escape(lang)}"><head><meta charset="utf-8"><title>Forts</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem }}
button {{ font: inherit; padding: .6rem 1rem; margin: .5rem 0 }}</style></head>
<body><h1>Forts</h1><p>{escape(said.text(lang))}</p>{forms}<p><a href="/">{home}</a></p>
</body></html>
"""
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


ROUTES = [
    how_am_i_called,
    call_me_here,
    call_me_there_no_more,
    write_to_me,
    write_to_me_no_more,
    show_letters,
    confirm_letters,
    stop_letters,
]
