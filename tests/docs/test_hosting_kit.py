"""The compose file of `hosting/`: what it reads, where it reads it, and that it stays with the host."""

from __future__ import annotations

import re
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]
KIT = HOME / "hosting"
BY_ITSELF = ".env"
"""The file beside itself that compose fills in variables from; no other, unless it is told to at every call."""


def test_compose_finds_every_variable_in_the_file_that_it_reads_by_itself() -> None:
    compose = (KIT / "compose.yaml").read_text(encoding="utf-8")
    example = (KIT / "settings.env.example").read_text(encoding="utf-8")
    set_there = set(re.findall(r"^([A-Z_]+)=", example, re.M))
    asked_for = set(re.findall(r"\$\{([A-Z_]+)", compose))
    assert asked_for and asked_for <= set_there
    assert re.findall(r"env_file: (\S+)", compose) == [BY_ITSELF]
    assert f"to `{BY_ITSELF}` beside this file" in compose


def test_passwords_of_a_host_are_kept_by_neither_git_nor_the_image() -> None:
    for ignoring in (".gitignore", ".dockerignore"):
        assert f"hosting/{BY_ITSELF}" in (HOME / ignoring).read_text(encoding="utf-8").split()
