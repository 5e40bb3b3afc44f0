"""The fields of an object, compiled or not: what pickling, deep copies and comparing go by."""

from __future__ import annotations

from typing import Any


def fields_of(thing: object) -> dict[str, Any]:
    """Every field by name."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in compiled if name != "__dict__"}
    return {**found, **getattr(thing, "__dict__", {})}


def made_again(kind: type[Any], made_from: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    """The object with these fields; `made_from` is what its constructor takes to make one of its kind."""
    made = kind(*made_from)
    for name, value in fields.items():
        setattr(made, name, value)
    return made
