"""A command line that is not one: what was wrong with it, in the language of the player."""

from __future__ import annotations

from collections.abc import Callable

import typer

from forts.core import BadOption, Message, message


def check_command(arguments: list[str], app: typer.Typer) -> None:
    """Refuse a command that does not exist."""
    known = [str(command.name) for command in app.registered_commands]
    given = next((word for word in arguments if not word.startswith("-")), known[0])
    if given not in known:
        raise BadOption("cli-no-command", text=given, known=", ".join(known))


def number(option: str, digits: int = 9) -> Callable[[str | int], int]:
    """Reads the whole number given for an option, of so many digits at most."""

    def read(given: str | int) -> int:
        text = str(given)  # Typer hands in defaults too, as they are
        try:
            if len(text) > digits + 1:
                raise BadOption("cli-number-long", option=option, digits=digits)
            return int(text)
        except ValueError:
            raise BadOption("bad-option-number", option=option, value=text) from None

    return read


def reason(error: typer.TyperException) -> Message:
    """What was wrong with the options or arguments."""
    option, missing = getattr(error, "option_name", None), getattr(error, "param", None)
    if option is not None:
        # an option that is not known comes with those that are spelled alike
        known = hasattr(error, "possibilities")
        return message("cli-no-option" if known else "cli-option-value", option=str(option))
    if missing is not None and not error.message:
        return message("cli-missing", name=str(missing.metavar or missing.name))
    return message("cli-usage", why=error.format_message())
