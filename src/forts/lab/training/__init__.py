"""Training: a network learns to judge tables by playing itself."""

from __future__ import annotations

from forts.lab.training.training import Progress, Trained, train

__all__ = ["Progress", "Trained", "train"]
