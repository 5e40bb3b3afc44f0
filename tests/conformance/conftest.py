"""Runs each test of this folder over every setting."""

from __future__ import annotations

import pytest

from conformance.every_game import Setting, settings


@pytest.fixture(params=list(settings()), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    """Each setting in turn."""
    chosen: Setting = request.param
    return chosen
