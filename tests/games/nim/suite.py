"""What the suites have to know of Nim: everything lies open."""

from __future__ import annotations

HIDES = False
