"""Sets the version, closes the changelog's section `Next`, commits and tags: `make release VERSION=0.3.0`.

python tools/release.py 0.3.0     # or --show for the version there is
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / "src/forts/__init__.py"
CHANGES = ROOT / "CHANGELOG.md"
_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_FORM = re.compile(r"\d+\.\d+\.\d+")


class Refused(Exception):
    """Why there is no release."""


def version(text: str) -> str:
    """The version that a package says it has."""
    found = _LINE.search(text)
    assert found is not None, "the package has a version"
    return found[1]


def renewed(text: str, wanted: str) -> str:
    """The package with the version wanted, if that is a later one."""
    if not _FORM.fullmatch(wanted):
        raise Refused(f"{wanted} is no version: three numbers with dots between, please")
    if tuple(map(int, wanted.split("."))) <= tuple(map(int, version(text).split("."))):
        raise Refused(f"{wanted} is not later than {version(text)}")
    return _LINE.sub(f'__version__ = "{wanted}"', text)


def closed(changes: str, wanted: str, today: datetime.date) -> str:
    """The changelog, with what was next under the version's name."""
    head, found, rest = changes.partition("## Next\n")
    if not found or rest.lstrip().startswith("## ") or not rest.strip():
        raise Refused("CHANGELOG.md says nothing under “Next”")
    return f"{head}## {wanted} ({today.isoformat()})\n{rest}"


def git(*arguments: str) -> str:
    """What git answers."""
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def release(wanted: str, today: datetime.date) -> None:
    """Do all of it, or nothing."""
    if git("status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    if git("tag", "--list", f"v{wanted}"):
        raise Refused(f"there is a tag v{wanted} already")
    home = renewed(HOME.read_text(encoding="utf-8"), wanted)
    changes = closed(CHANGES.read_text(encoding="utf-8"), wanted, today)
    HOME.write_text(home, encoding="utf-8")
    CHANGES.write_text(changes, encoding="utf-8")
    git("commit", "--all", "--message", f"Release {wanted}")
    git("tag", "--annotate", f"v{wanted}", "--message", f"Forts {wanted}")


def main() -> int:
    """Release, or say why not."""
    given = argparse.ArgumentParser()
    given.add_argument("version", nargs="?")
    given.add_argument("--show", action="store_true")
    options = given.parse_args()
    if options.show or not options.version:
        print(version(HOME.read_text(encoding="utf-8")))
        return 0 if options.show else 2
    try:
        release(options.version, datetime.datetime.now(datetime.UTC).date())
    except Refused as refused:
        print(f"No release: {refused}.", file=sys.stderr)
        return 1
    print(f"Tagged v{options.version}. To publish it: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
