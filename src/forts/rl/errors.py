"""Errors of the faces for learners."""

from __future__ import annotations

from forts.core import FortsError


class IllegalAction(FortsError):
    """An action outside the mask, or of the wrong shape; nothing has changed. `reason` names the row."""


class GameOver(FortsError):
    """A step after the end of a game, or before its beginning."""


class LostProcess(FortsError):
    """A process that stepped some of the games has ended."""


class BadDataset(FortsError):
    """A part of a data set that is damaged, foreign or of another layout; `reason` names the file."""
