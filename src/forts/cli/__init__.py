"""The command `forts`."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import forts
from forts.cli import balance, ladder, play, reference, replay, serve, settings, simulate, usage
from forts.core import FortsError

BAD_INPUT = 2
"""Exit code when something given was wrong."""
INTERRUPTED = 130
"""Exit code after Ctrl-C or the end of input."""

app = typer.Typer(
    name="forts",
    help="Play, study and host fort games.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("ladder")(ladder.ladder)
app.command("balance")(balance.balance)
app.command("cards")(reference.cards)
app.command("rules")(reference.rules)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"forts {forts.__version__}")
        raise typer.Exit()


@app.callback()
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Play, study and host fort games."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit code. What was wrong is said in one line, never with a traceback."""
    settings.use_environment_language()
    try:
        usage.check_command(sys.argv[1:] if arguments is None else arguments, app)
        code = app(args=arguments, prog_name="forts", standalone_mode=False)
    except FortsError as error:
        return _refuse(error.text(settings.language()))
    except typer.TyperException as error:
        return _refuse(usage.reason(error).text(settings.language()))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has gone; what Python still holds back goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _refuse(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT


__all__ = ["app", "main"]
