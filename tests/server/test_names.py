"""Names can be seen, and nobody passes for somebody else."""

from __future__ import annotations

import pytest

from forts.server.errors import Invalid
from forts.server.guests import LONGEST_NAME, clean_name, clean_text, distinct_name
from server.harness import HttpRefused, ServerProcess, people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "blank",
    [
        "\u3164",
        "\u2800" * 5,
        " \u115f\u1160 ",
        "\uffa0",
        "\u200b\u2060\ufeff",
        "\u00ad",
        "\u0301\u0301",
        "\ufe0f",
        "\u034f",
    ],
)
def test_what_cannot_be_seen_is_no_name(blank: str) -> None:
    assert clean_name(blank) == ""
    assert clean_name(f"A{blank}nn").replace("\u0301", "").replace("Á", "A").replace("\ufe0f", "") in ("Ann", "A nn")


def test_marks_are_not_piled_up() -> None:
    tower = "A" + "\u0335\u0321\u0327\u0330" * 10
    assert len(clean_text(tower)) <= 4
    for name in ("Zoë", "Nguyễn", "Đặng", "שָׁלוֹם", "हिन्दी", "นิ้ง", "❤️"):
        assert clean_text(name) == clean_text(clean_text(name)) and len(clean_text(name)) >= 2


@pytest.mark.parametrize("mixed", ["Аnn", "Bοb", "раypal", "Ꭺnn", "Αnn"])
def test_alphabets_that_look_alike_are_not_mixed(mixed: str) -> None:
    with pytest.raises(Invalid) as refused:
        clean_name(mixed)
    assert refused.value.reason.id == "mixed-name"


@pytest.mark.parametrize("name", ["Ann", "Анна", "Ελένη", "アンナ太郎", "Ann 安娜", "Ann ❤️", "Ann-Jo 2", "שרה Ann"])
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("other", ["Ann", "ann", "A n n", "Ánn", "ANN.", "Аnn".replace("nn", "пп").replace("п", "n")])
def test_at_a_table_a_name_is_not_taken_for_another(other: str) -> None:
    assert distinct_name(other, ["Bob", "Ann"]).endswith(" (2)")
    assert distinct_name(other, ["Ann", "Ann (2)"]).endswith(" (3)")
    assert distinct_name(other, ["Anna", ""]) == other


def test_all_of_another_alphabet_looks_alike_too() -> None:
    assert distinct_name("Вор", ["Bop"]) == "Вор (2)"
    assert distinct_name("l0l", ["lol"]) == "l0l (2)"
    long = "x" * LONGEST_NAME
    assert len(distinct_name(long, [long])) == LONGEST_NAME
    assert distinct_name("", [""]) == ""


async def test_whoever_sits_down_under_a_name_that_is_there_is_told_apart(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "ann", "Bob") as (ann, other, bob):
        table = await ann.new_table("fort", ["me", "open", "open"])
        for seat, guest in ((1, other), (2, bob)):
            joined = await guest.join(table["id"], table["seats"][seat]["invite"])
        assert [seat["name"] for seat in joined["seats"]] == ["Ann", "ann (2)", "Bob"]
        with pytest.raises(HttpRefused) as refused:
            await bob.patch("/api/me", name="Аnn")
        assert (refused.value.status, refused.value.reason) == (400, "mixed-name")
