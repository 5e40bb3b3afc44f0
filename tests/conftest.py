"""What a run could not try, it says."""

from __future__ import annotations

import signal
import threading
from typing import Any

import pytest


def pytest_configure() -> None:
    # a run that is told to stop ends its servers and services, as it does when interrupted
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in reasons if "lacks" in reason):
        terminalreporter.write_line(reason.removeprefix("Skipped: "), yellow=True)


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, like the server."""
    return "asyncio"
