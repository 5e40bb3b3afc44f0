"""The data that comes with a game: the file that new games are played with, and those of earlier releases.

Beside the file, the folder `released` keeps what each released version of the rules was played with, `2.csv` for rules
2 and, if they have no file of their own, for older ones. A game on record finds its data there by its fingerprint, or,
if it was written down before there were any, by its rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

FOLDER = "released"


def fingerprint_of(data: object) -> str:
    """A short name for data, given as what JSON can hold: other data has another."""
    canonical = json.dumps(data, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class House:
    """A data file of a game, in all its releases. A release is named as its file, the present one by the empty text."""

    def __init__(self, package: str, file: str, fingerprint: Callable[[str], str]) -> None:
        from importlib.resources import files  # here, because it brings half of the standard library along

        self._folder = files(package)
        self._file = file
        self.fingerprint = fingerprint
        """The fingerprint of the data in a file's text; the empty text means the present file."""
        self._releases: list[str] | None = None
        self._texts: dict[str, str] = {}
        self._fingerprints: dict[str, str] = {}

    def text(self, release: str = "") -> str:
        """The file of a release."""
        if release not in self._texts:
            released = f"{FOLDER}/{release}.{self._file.rpartition('.')[2]}"
            path = self._folder.joinpath(released if release else self._file)
            self._texts[release] = path.read_text(encoding="utf-8")
        return self._texts[release]

    def releases(self) -> list[str]:
        """The releases whose files are kept, the oldest first."""
        if self._releases is None:
            found = self._folder.joinpath(FOLDER)
            self._releases = sorted((path.name.partition(".")[0] for path in found.iterdir()), key=int)
        return self._releases

    def release_of(self, rules: int, newest: int, fingerprint: str) -> str:
        """What a game by these rules was played with: the release of that fingerprint, else the one of the rules."""
        usual = "" if rules >= newest else next(release for release in self.releases() if int(release) >= rules)
        for release in (usual, "", *reversed(self.releases())) if fingerprint else ():
            if self._known(release) == fingerprint:
                return release
        return usual

    def _known(self, release: str) -> str:
        if release not in self._fingerprints:
            self._fingerprints[release] = self.fingerprint(self.text(release))
        return self._fingerprints[release]
