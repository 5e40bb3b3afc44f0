"""Many games at once: simulation and what it shows."""

from __future__ import annotations

from forts.lab.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
