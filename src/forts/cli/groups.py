"""Options that several commands share: a command takes them as one argument, the command line as many."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from functools import wraps
from typing import Any, Self, get_type_hints


@dataclass(frozen=True)
class Group:
    """Options that belong together: each field is one, annotated as Typer wants it."""

    @classmethod
    def parameters(cls) -> list[inspect.Parameter]:
        """The options as parameters of a command."""
        hints = get_type_hints(cls, include_extras=True)
        return [parameter(one.name, hints[one.name], one.default) for one in fields(cls) if one.init]

    @classmethod
    def take(cls, given: dict[str, Any]) -> Self:
        """The group from what a command was given; what belongs to it is taken out."""
        return cls(**{one.name: given.pop(one.name) for one in fields(cls) if one.init})


def parameter(name: str, kind: object, default: object) -> inspect.Parameter:
    """An option, or an argument, of a command."""
    given = inspect.Parameter.empty if default is MISSING else default
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=given, annotation=kind)


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """The command as Typer is to see it: in place of each group, its options."""
    hints = get_type_hints(command, include_extras=True)
    seen: list[inspect.Parameter] = []
    groups: dict[str, type[Group]] = {}
    for name, parameter in inspect.signature(command).parameters.items():
        if isinstance(hints[name], type) and issubclass(hints[name], Group):
            groups[name] = hints[name]
            seen += groups[name].parameters()
        else:
            seen.append(parameter.replace(annotation=hints[name], kind=inspect.Parameter.KEYWORD_ONLY))

    @wraps(command)
    def run(**given: Any) -> None:
        command(**{name: group.take(given) for name, group in groups.items()}, **given)

    run.__signature__ = inspect.Signature(seen)  # type: ignore[attr-defined]  # what `inspect` looks for
    run.__annotations__ = {one.name: one.annotation for one in seen}
    return run
