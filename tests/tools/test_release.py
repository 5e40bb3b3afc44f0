"""One command for versions and tags."""

from __future__ import annotations

import datetime
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

HOME = '"""Forts."""\n\n__version__ = "0.2.0"\n'
CHANGES = "# Changelog\n\n## Next\n\n- A game more.\n\n## 0.2.0\n\n- The first.\n"
TODAY = datetime.date(2030, 5, 1)


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", Path(__file__).parents[2] / "tools/release.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_set(release: ModuleType) -> None:
    assert release.version(release.renewed(HOME, "0.3.0")) == "0.3.0"


@pytest.mark.parametrize("wanted", ["0.2.0", "0.1.9", "1.0", "0.3.0rc1", ""])
def test_what_is_no_later_version_is_refused(release: ModuleType, wanted: str) -> None:
    with pytest.raises(release.Refused):
        release.renewed(HOME, wanted)


def test_what_was_next_gets_its_name_and_date(release: ModuleType) -> None:
    assert release.closed(CHANGES, "0.3.0", TODAY) == CHANGES.replace("## Next", "## 0.3.0 (2030-05-01)")


@pytest.mark.parametrize(
    "changes", ["# Changelog\n\n## 0.2.0\n", "# Changelog\n\n## Next\n\n## 0.2.0\n\n- The first.\n"]
)
def test_a_release_without_changes_is_refused(release: ModuleType, changes: str) -> None:
    with pytest.raises(release.Refused, match="Next"):
        release.closed(changes, "0.3.0", TODAY)


def test_the_package_has_a_version_and_the_changelog_a_form_that_can_be_released(release: ModuleType) -> None:
    assert release.renewed(release.HOME.read_text(encoding="utf-8"), "999.0.0")
    assert "## " in release.CHANGES.read_text(encoding="utf-8")
