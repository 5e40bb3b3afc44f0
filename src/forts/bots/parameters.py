"""Bots with parameters, as they are written: `hard(passes=500)`, `module:Class(depth=3, bold=yes)`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from forts.bots.errors import BadParameter
from forts.core import message

_WRITTEN = re.compile(r"(?P<name>[^()]+)\((?P<given>[^()]*)\)")
_BETWEEN = re.compile(r",(?![^(]*\))")
"""A comma that is not within brackets."""
_SWITCHES = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

Parameter = str | int | float | bool
"""The value of a parameter."""


def split_names(text: str) -> list[str]:
    """The bots in a list; commas within brackets separate parameters, not bots."""
    return [name.strip() for name in _BETWEEN.split(text)]


def read_name(text: str) -> tuple[str, dict[str, str] | None]:
    """The name of a bot, and its parameters as they are written; None if it has no brackets."""
    written = _WRITTEN.fullmatch(text.strip())
    if written is None:
        if "(" in text or ")" in text:
            raise BadParameter("bots-parameter-form", text=text)
        return text, None
    given: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in written["given"].split(","))):
        name, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign or not name or not value or name in given:
            raise BadParameter("bots-parameter-form", text=text)
        given[name] = value
    return written["name"].strip(), given


def parameters_of(maker: Callable[..., Any]) -> dict[str, Parameter | None]:
    """What a bot can be told, by name, with what it takes by itself; None where it has to be told."""
    return {name: _default(one) for name, one in _known(maker).items()}


def with_parameters(bot: str, maker: Callable[..., Any], given: Mapping[str, str]) -> Callable[[], Any]:
    """What makes the bot with these parameters; it is made once, so that a value it refuses is told at once."""
    known = _known(maker)
    for name in given:
        if name not in known:
            listed = ", ".join(known) or message("bots-parameter-none")
            raise BadParameter("bots-parameter-unknown", bot=bot, name=name, known=listed)
    missing = [name for name, one in known.items() if one.default is one.empty and name not in given]
    if missing:
        raise BadParameter("bots-parameter-missing", bot=bot, name=missing[0])
    made = partial(maker, **{name: _read(bot, known[name], text) for name, text in given.items()})
    try:
        made()
    except Exception as error:
        raise BadParameter("bots-parameter-refused", bot=bot, why=f"{type(error).__name__}: {error}") from error
    return made


def _known(maker: Callable[..., Any]) -> dict[str, inspect.Parameter]:
    """The parameters that can be written: numbers, texts and switches."""
    try:
        signature = inspect.signature(maker, eval_str=True)
    except (TypeError, ValueError, NameError):  # compiled, or annotated with what is not there
        return {}
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {name: one for name, one in signature.parameters.items() if one.kind in named and _kind(one) is not None}


def _kind(one: inspect.Parameter) -> type | None:
    """What a parameter takes, by its annotation, else by its default; None if that cannot be written."""
    if one.annotation is not one.empty:
        wanted = one.annotation
    else:
        wanted = str if one.default is one.empty else type(one.default)
    return wanted if wanted in (str, int, float, bool) else None


def _default(one: inspect.Parameter) -> Parameter | None:
    value: Parameter | None = None if one.default is one.empty else one.default
    return value


def _read(bot: str, one: inspect.Parameter, text: str) -> Parameter:
    kind = _kind(one)
    try:
        if kind is bool:
            return _SWITCHES[text.lower()]
        if kind is int:
            return int(text)
        return float(text) if kind is float else text
    except (KeyError, ValueError):
        assert kind is not None, "only what can be written is known"
        raise BadParameter("bots-parameter-value", bot=bot, name=one.name, value=text, kind=kind.__name__) from None
