"""Pages that commands of the lab write."""

from __future__ import annotations

from pathlib import Path

from forts.cli.settings import say
from forts.lab.errors import BadRun


def page_to_write(out: Path | None, usual: str) -> Path:
    """Where the page goes; refused before anything is played if it cannot be there."""
    page = Path(usual) if out is None else out
    if page.suffix.lower() not in (".html", ".htm"):
        raise BadRun("lab-ending", path=str(page), known=".html")
    if not page.parent.is_dir():
        raise BadRun("lab-cannot-write", path=str(page), why=say("lab-no-folder"))
    return page


def write(path: Path, text: str) -> None:
    """Write a file; an older one stays whole until the new one is complete."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None
