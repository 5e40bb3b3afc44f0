"""`forts serve`: play in the browser, alone or with others."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from forts.cli.content import CardFolders
from forts.cli.screen import screen
from forts.cli.settings import Lang, say
from forts.core.extras import extra


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for all. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 for any free one. [default: 8000]")] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; by default a file in your data folder."),
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="Redis, to connect several nodes.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes on this machine. [default: 1]")] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings in TOML; docs/hosting.md lists them.")
    ] = None,
    cards: CardFolders = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers. Settings come from flags, FORTS_... variables or a file, in this order."""
    with extra("server"):  # its libraries are loaded by this command alone
        from forts.server.run import serve as run
        from forts.server.settings import load_settings, shown

    flags: dict[str, object] = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
    if cards:
        flags["cards"] = [str(folder) for folder in cards]
    settings = load_settings(flags, file=config)
    console = screen()

    def ready(address: str) -> None:
        _print(console, shown(settings), address)
        if open_:
            # after the server has begun to answer
            threading.Timer(1.0, webbrowser.open, [address]).start()

    run(settings, ready)


def _print(console: Console, settings: dict[str, str], address: str) -> None:
    console.print(say("cli-settings"), style="bold", highlight=False)
    for name, value in settings.items():
        console.print(f"  {name} = {value}", highlight=False, markup=False, soft_wrap=True)
    console.print(say("cli-serving", address=address), style="bold", highlight=False, soft_wrap=True)
