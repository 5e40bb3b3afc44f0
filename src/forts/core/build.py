"""Which build of the rules is running."""

from __future__ import annotations

from forts.core import dice

COMPILED: bool = not str(dice.__file__).endswith(".py")
"""True if the rules were compiled into the package."""
