"""The server is built upon what is inside uvicorn and websockets: which versions that fits is said and tried."""

from __future__ import annotations

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from forts.server.protocol import Protocol
from forts.server.requests import HttpProtocol

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
NEEDED = [Requirement(one) for one in (*EXTRAS["server"], *EXTRAS["postgres"]) if not one.startswith("forts")]
WITHIN = {"uvicorn": ("0.54", "0.55"), "websockets": ("17", "18")}
"""Tried with these, from and up to: another needs a look at what is overridden below."""


@pytest.mark.parametrize("one", NEEDED, ids=lambda one: one.name)
def test_every_library_of_the_server_is_bounded_and_tried_within(one: Requirement) -> None:
    assert any(bound.operator in ("<", "<=", "==") for bound in one.specifier), f"{one} has no upper bound"
    assert one.specifier.contains(version(one.name)), f"{one}, but {version(one.name)} is installed"


def test_what_our_protocols_are_built_upon_is_named() -> None:
    for one in NEEDED:
        if one.name in WITHIN:
            low, high = WITHIN[one.name]
            assert {str(bound) for bound in one.specifier} == {f">={low}", f"<{high}"}


@pytest.mark.parametrize(
    ("ours", "theirs", "own"),
    [
        (Protocol, WebSocketsSansIOProtocol, {"write_at_once"}),
        (HttpProtocol, HttpToolsProtocol, set()),
    ],
)
def test_whatever_is_overridden_is_there(ours: type, theirs: type, own: set[str]) -> None:
    mine = {name for name, value in vars(ours).items() if inspect.isfunction(value) and not name.startswith("_")}
    assert mine - own <= set(dir(theirs))
    for name in mine - own:
        wanted = list(inspect.signature(getattr(theirs, name)).parameters)
        assert list(inspect.signature(getattr(ours, name)).parameters) == wanted, name


def test_whatever_is_used_of_them_is_there() -> None:
    http, cycle, socket = (
        inspect.getsource(one) for one in (HttpToolsProtocol, RequestResponseCycle, WebSocketsSansIOProtocol)
    )
    for name in ("self.pipeline", "self.cycle", "self.headers", "self.url", "self.client", "self.loop", "self.parser"):
        assert f"{name} " in http or f"{name}:" in http, name
    for name in ("self.response_started", "self.response_complete"):
        assert f"{name} = " in cycle, name
    for name in (
        "conn",
        "queue",
        "frames",
        "writable",
        "read_paused",
        "close_sent",
        "handshake_complete",
        "disconnected",
    ):
        assert f"self.{name} = " in socket or f"self.{name}: " in socket, name


def test_packages_of_the_client_run_no_scripts_when_they_are_installed() -> None:
    assert "ignore-scripts=true" in (Path(__file__).parents[2] / "web" / ".npmrc").read_text().splitlines()
