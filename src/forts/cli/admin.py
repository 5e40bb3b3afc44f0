"""`forts admin`: look after a running server."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from forts.cli.screen import screen
from forts.cli.settings import Lang, language, say
from forts.cli.usage import number
from forts.core import BadOption, FortsError
from forts.core.extras import extra

ACTIONS = ("show", "end-table", "remove-table", "rename-guest", "remove-guest", "notice")
_PATIENCE = 30.0
"""Seconds for the server to answer."""


class NoEntry(FortsError):
    """The server does not answer, or does not let us in."""


def admin(
    action: Annotated[str, typer.Argument(metavar="ACTION", help=f"One of {', '.join(ACTIONS)}.")] = "show",
    which: Annotated[
        str | None, typer.Argument(metavar="ID or TEXT", help="The table, the guest, or the message to everybody.")
    ] = None,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A guest's new name.")] = None,
    closing: Annotated[
        int | None,
        typer.Option(
            "--closing",
            parser=number("--closing", digits=4),
            metavar="MINUTES",
            help="With a notice: the server closes in this many minutes.",
        ),
    ] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="The server; by default this machine's, by its settings.")
    ] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="The server's settings in TOML.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Show who is online and which tables are open; end or remove a table, rename or remove a guest, send a message."""
    with extra("server"):
        from forts.server.settings import load_settings
    settings = load_settings({}, file=config)
    if not settings.admin_token:
        raise NoEntry("cli-admin-no-token")
    call = _Call(server or f"http://127.0.0.1:{settings.port}", settings.admin_token)
    if action == "show":
        state = call("GET", "state")
        typer.echo(json.dumps(state, ensure_ascii=False)) if as_json else _show(screen(), state)
        return
    if action == "notice":
        call("PUT", "notice", {"text": which or "", "closing": None if closing is None else time.time() + 60 * closing})
    elif action in ACTIONS:
        id_ = _needed(action, "ID", which)
        if action == "end-table":
            call("POST", f"tables/{id_}/end")
        elif action == "remove-table":
            call("DELETE", f"tables/{id_}")
        elif action == "rename-guest":
            call("PATCH", f"guests/{id_}", {"name": _needed(action, "NAME", name)})
        else:
            call("DELETE", f"guests/{id_}")
    else:
        raise BadOption("cli-admin-action", action=action, known=", ".join(ACTIONS))
    screen().print(say("cli-admin-done"))


def _needed(action: str, what: str, given: str | None) -> str:
    if not given or not given.strip("/"):
        raise BadOption("cli-admin-needs", action=action, what=what)
    return urllib.parse.quote(given, safe="") if what == "ID" else given


class _Call:
    """Asks the server for something."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address.rstrip("/")
        self._token = token

    def __call__(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(
            f"{self._address}/api/admin/{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "authorization": f"Bearer {self._token}",
                "content-type": "application/json",
                "accept-language": language(),
            },
        )
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
                said = answer.read()
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except (OSError, ValueError) as error:
            why = str(getattr(error, "reason", error))
            raise NoEntry("cli-admin-unreachable", address=self._address, why=why) from None
        return json.loads(said) if said else None

    def _refused(self, error: urllib.error.HTTPError) -> FortsError:
        try:
            problem = json.loads(error.read())
        except ValueError:
            problem = {}
        if problem.get("reason") == "no-such-page":
            return NoEntry("cli-admin-no-entry", address=self._address)
        return NoEntry("cli-admin-refused", why=problem.get("text") or str(error.code))


def _show(console: Console, state: dict[str, Any]) -> None:
    console.print(say("cli-admin-people", count=len(state["guests"])))
    if state["guests"]:
        people = Table("cli-admin-id", "cli-admin-name", "cli-admin-handle", "cli-admin-at")
        _worded(people)
        for guest in state["guests"]:
            people.add_row(guest["id"], guest["name"], guest["handle"] or "", ", ".join(guest["tables"]))
        console.print(people)
    console.print(say("cli-admin-tables", count=len(state["tables"])))
    if state["tables"]:
        tables = Table("cli-admin-id", "cli-admin-game", "cli-admin-status", "cli-admin-seats", "cli-admin-online")
        _worded(tables)
        for table in state["tables"]:
            tables.add_row(table["id"], table["game"], table["status"], ", ".join(table["seats"]), str(table["online"]))
        console.print(tables)
    if state["notice"].get("text"):
        console.print(say("cli-admin-notice", text=state["notice"]["text"]))


def _worded(table: Table) -> None:
    for column in table.columns:
        column.header = say(str(column.header))
