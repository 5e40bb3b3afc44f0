"""`forts backup`, `forts restore` and `forts check`: keeping what was played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from forts.cli.screen import screen
from forts.cli.settings import Lang, language, say
from forts.core.extras import extra

if TYPE_CHECKING:
    from forts.core import Message

Database = Annotated[str | None, typer.Option(metavar="URL", help="As for “forts serve”; by default the same file.")]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="Settings in TOML, as for “forts serve”.")]
DAMAGED = 1
"""Exit code of a check that found something."""


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Copy the server's database to a file, even while the server is running."""
    address = _address(database, config)
    from forts.server.keeping.copying import back_up

    copied = back_up(address, file)
    _say(screen(), say("cli-backed-up", path=str(file), tables=copied.tables, guests=copied.guests))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by “forts backup”.")],
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Replace the database by a copy, while no server is running. What was there is kept."""
    address = _address(database, config)
    from forts.server.keeping.copying import restore as bring_back

    copied = bring_back(file, address)
    console = screen()
    _say(console, say("cli-restored", tables=copied.tables, guests=copied.guests))
    if copied.kept is not None:
        _say(console, say("cli-restored-kept", path=str(copied.kept)))


def check(
    repair: Annotated[
        bool, typer.Option("--repair", help="Keep what is intact and say what is gone; stop the server first.")
    ] = False,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Look for damage in the server's database: check its structure and replay every journal."""
    address = _address(database, config)
    from forts.server.keeping.check import look_through
    from forts.server.keeping.mending import repair as mend

    console = screen()
    found: list[Message] = mend(address) if repair else look_through(address)
    for one in found:
        _say(console, one.text(language()))
    if repair:
        _say(console, say("cli-check-repaired"))
    elif found:
        _say(console, say("cli-check-damaged"))
        raise typer.Exit(DAMAGED)
    else:
        _say(console, say("cli-check-sound"))


def _address(database: str | None, config: Path | None) -> str:
    with extra("server"):  # its libraries are loaded by its commands alone
        from forts.server.settings import load_settings
        from forts.server.store import database as _  # noqa: F401 (is everything there?)
    return load_settings({"database": database}, file=config).address()


def _say(console: Console, text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
