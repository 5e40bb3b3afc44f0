"""Every table that learners are tested at: each game of the catalog with each number of players."""

from __future__ import annotations

from conformance.every_game import Setting, settings, variants

EVERY = list(settings())
"""Every game, number of players and variant of the options."""
PLAIN = [setting for setting in EVERY if not setting.options]
"""The same without options."""


def options_of(setting: Setting) -> dict[str, object]:
    return dict(setting.options)


__all__ = ["EVERY", "PLAIN", "Setting", "options_of", "variants"]
