"""The command `forts`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Annotated

import typer

import forts
from forts.cli import (
    admin,
    balance,
    compare,
    content,
    dataset,
    games,
    keeping,
    ladder,
    play,
    reference,
    replay,
    serve,
    settings,
    simulate,
    sweep,
    train,
    tune,
    usage,
)
from forts.cli.groups import with_groups
from forts.core import FortsError

BAD_INPUT = 2
"""Exit code when something given was wrong."""
INTERRUPTED = 130
"""Exit code after Ctrl-C or the end of input."""

_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "replay": replay.replay,
    "serve": serve.serve,
    "admin": admin.admin,
    "backup": keeping.backup,
    "restore": keeping.restore,
    "check": keeping.check,
    "simulate": simulate.simulate,
    "ladder": ladder.ladder,
    "balance": balance.balance,
    "compare": compare.compare,
    "sweep": sweep.sweep,
    "tune": tune.tune,
    "dataset": dataset.dataset,
    "train": train.train,
    "games": games.games,
    "cards": reference.cards,
    "rules": reference.rules,
    "content": content.content,
}


@cache
def make_app() -> typer.Typer:
    """The command with its options; some of these come from the games."""
    app = typer.Typer(
        name="forts",
        help=_ABOUT,
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    for name, command in _COMMANDS.items():
        app.command(name)(with_groups(command))
    app.callback(help=_ABOUT)(_start)
    return app


_ABOUT = "Play, study and host fort games."


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"forts {forts.__version__}")
        raise typer.Exit()


def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit code. What was wrong is said in one line, never with a traceback."""
    settings.use_environment_language()
    settings.keep_faults()
    app = make_app()
    try:
        usage.check_command(sys.argv[1:] if arguments is None else arguments, app)
        code = app(args=arguments, prog_name="forts", standalone_mode=False)
    except FortsError as error:
        return _refuse(*error.lines(settings.language()))
    except typer.TyperException as error:
        return _refuse(usage.reason(error).text(settings.language()))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has gone; what Python still holds back goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _refuse(*sentences: str) -> int:
    for sentence in sentences:
        print(" ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT


__all__ = ["main", "make_app"]
