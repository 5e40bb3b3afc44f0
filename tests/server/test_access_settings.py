"""Settings, allowances and cookies by themselves, without a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from forts.server.errors import BadDatabase, BadSettings, Invalid, TooMany
from forts.server.guests import (
    Cookies,
    change_guest,
    clean_name,
    end_session,
    ended_sessions,
    find_guest,
    new_guest,
    set_passphrase,
    shared_key,
)
from forts.server.limits import Allowance, Pulse
from forts.server.settings import Settings, load_settings, shown
from forts.server.store.database import open_database, writing
from forts.server.store.schema import guests, sessions
from server.room import Watch


@pytest.fixture
def engine(tmp_path: Path):  # type: ignore[no-untyped-def]
    """An empty database."""
    made = open_database(f"sqlite:///{tmp_path / 'table.db'}")
    yield made
    made.dispose()


# -- settings ----------------------------------------------------------------------------------------------------


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "forts.toml"
    file.write_text('port = 1\nmessages = 11\nhint_seconds = 2\norigins = ["https://one.example"]\n')
    environment = {"FORTS_PORT": "2", "FORTS_MESSAGES": "12", "FORTS_SECURE": "true", "OTHER_PORT": "9"}
    settings = load_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.messages, settings.hint_seconds, settings.secure) == (3, 12, 2.0, True)
    assert settings.origins == ["https://one.example"]
    assert settings.host == Settings().host


def test_lists_come_from_the_environment_with_commas() -> None:
    settings = load_settings({}, {"FORTS_ORIGINS": "https://a.example, https://b.example", "FORTS_TRUSTED_PROXIES": ""})
    assert settings.origins == ["https://a.example", "https://b.example"]
    assert settings.trusted_proxies == []


@pytest.mark.parametrize(
    "environment",
    [{"FORTS_PORT": "many"}, {"FORTS_SECURE": "perhaps"}, {"FORTS_HINT_SECONDS": ""}, {"FORTS_WORKERS": "1.5"}],
)
def test_a_setting_that_makes_no_sense_is_refused_by_name(environment: dict[str, str]) -> None:
    with pytest.raises(BadSettings) as refused:
        load_settings({}, environment)
    (name,) = environment
    assert name.removeprefix("FORTS_").lower() in refused.value.text("en")
    assert refused.value.text("en") != refused.value.text("fr")


@pytest.mark.parametrize("text", ["port = ", "colour = 'red'", "port = 'x'", "\x00"])
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "forts.toml"
    file.write_text(text)
    with pytest.raises(BadSettings):
        load_settings({}, {}, file)


def test_a_missing_file_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"nowhere\.toml"):
        load_settings({}, {}, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hunter2secret@db.example:5432/forts",
        "postgresql+psycopg://ann:hunter2secret@db.example/forts",
        "postgresql://db.example/forts?user=ann&password=hunter2secret",
        "postgresql://ann:hunter%32secret@db.example/forts",
        "postgresql://ann:a/hunter2secret@db.example/forts",
        "postgresql://ann:a?hunter2secret@db.example/forts",
        "postgresql://ann:a#hunter2secret@db.example/forts",
        "postgresql://ann:a[]@hunter2secret@db.example/forts",
    ],
)
def test_settings_are_printed_without_passwords(address: str) -> None:
    printed = str(shown(Settings(database=address, redis="redis://:a/hunter2secret@cache.example:6379/0")))
    assert "hunter2secret" not in printed
    assert "hunter%32secret" not in printed
    assert "db.example" in printed
    assert "cache.example" in printed


def test_an_address_without_a_password_is_printed_as_it_is() -> None:
    for address in ("sqlite:///tables.db", "sqlite:////var/tables.db", "postgresql://ann@db.example/forts?sslmode=x"):
        assert shown(Settings(database=address))["database"] == address


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database("postgresql://ann:hunter2secret@127.0.0.1:1/forts?connect_timeout=2")
    assert "hunter2secret" not in refused.value.text("en")
    assert "127.0.0.1" in refused.value.text("en")


@pytest.mark.parametrize("address", ["nonsense hunter2secret", "mysql://ann:hunter2secret@db.example/forts"])
def test_an_address_of_no_known_database_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase):
        open_database(address)


# -- allowances --------------------------------------------------------------------------------------------------


def test_an_allowance_is_used_up_at_its_size_and_comes_back_with_time() -> None:
    watch = Watch()
    allowance = Allowance(3, 10.0, watch)
    assert [allowance.take("ann") for _ in range(4)] == [True, True, True, False]
    assert allowance.take("bob"), "everybody has his own"
    watch.now = 9.999
    assert not allowance.take("ann")
    watch.now = 10.0
    assert [allowance.take("ann") for _ in range(4)] == [True, True, True, False]


def test_a_refused_try_does_not_prolong_the_wait() -> None:
    watch = Watch()
    allowance = Allowance(1, 10.0, watch)
    assert allowance.take("ann")
    for watch.now in (3.0, 6.0, 9.0):
        with pytest.raises(TooMany):
            allowance.demand("ann")
    watch.now = 10.0
    allowance.demand("ann")


def test_keys_that_are_not_seen_again_are_forgotten() -> None:
    watch = Watch()
    allowance = Allowance(3, 10.0, watch)
    for number in range(1000):
        allowance.take(f"address {number}")
    watch.now = 30.0
    allowance.take("ann")
    assert len(allowance._taken) == 1


def test_a_pulse_takes_a_hundred_and_not_one_more() -> None:
    pulse = Pulse(100, 20.0)
    assert all(pulse.beat(0.19 * number) for number in range(100))
    assert not pulse.beat(19.9)


def test_a_steady_pulse_at_the_limit_goes_on() -> None:
    pulse = Pulse(80, 20.0)
    assert all(pulse.beat(0.25 * number) for number in range(10_000))


# -- cookies, names, sessions --------------------------------------------------------------------------------------


def test_tokens_have_128_bits_from_the_system_and_are_never_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies(b"k" * 32)
    tokens = {cookies.issue()[0].partition(".")[0] for _ in range(2000)}
    assert len(tokens) == 2000
    assert all(len(bytes.fromhex(token)) == 16 for token in tokens)
    # every bit of them is used: none is the same in all
    numbers = [int(token, 16) for token in tokens]
    for bit in range(128):
        assert 0.4 < sum(number >> bit & 1 for number in numbers) / len(numbers) < 0.6


def test_a_cookie_of_another_key_or_with_any_letter_changed_is_nobodys() -> None:
    cookies = Cookies(b"k" * 32)
    value, hashed = cookies.issue()
    assert cookies.read(value) == hashed
    assert Cookies(b"l" * 32).read(value) is None
    for place, letter in enumerate(value):
        changed = value[:place] + ("0" if letter != "0" else "1") + value[place + 1 :]
        assert cookies.read(changed) is None, place
    for nonsense in ("", ".", value[:-1], value + "0", value.partition(".")[0], "é.é", "00" * 16 + ".", "zz" * 16):
        assert cookies.read(nonsense) is None


def test_the_database_holds_the_hash_of_a_token_alone(engine: Engine, tmp_path: Path) -> None:
    with writing(engine) as connection:
        cookies = Cookies(shared_key(connection))
        value, session = cookies.issue()
        guest = new_guest(connection, session)
        assert find_guest(connection, session) == guest
        assert shared_key(connection) == cookies.key, "all nodes share it"
    token = bytes.fromhex(value.partition(".")[0])
    with engine.connect() as connection:
        (row,) = connection.execute(select(sessions)).all()
        assert token not in bytes(row.token)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token not in stored
    assert token.hex().encode() not in stored
    assert value.encode() not in stored


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(engine: Engine) -> None:
    with writing(engine) as connection:
        new_guest(connection, b"secret")
        with pytest.raises(IntegrityError) as failed:
            connection.execute(insert(sessions).values(token=b"secret", guest="secret", created=0.0, ended=False))
    assert "secret" not in str(failed.value)
    assert "sessions" in str(failed.value)


def test_an_ended_session_finds_nobody(engine: Engine) -> None:
    with writing(engine) as connection:
        cookies = Cookies(shared_key(connection))
        (_, one), (_, two) = cookies.issue(), cookies.issue()
        new_guest(connection, one)
        new_guest(connection, two)
        end_session(connection, one)
        assert find_guest(connection, one) is None
        assert find_guest(connection, two) is not None
        assert ended_sessions(connection, [one, two]) == [one]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   Bee ", "Ann Bee"),
        ("A\x00n\u202en\u200b\n", "Ann"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("e\u0301", "é"),
        ("\U0001f3f0 König", "\U0001f3f0 König"),
        ("", ""),
    ],
)
def test_names_are_text_without_tricks(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_long_names_and_odd_faces_are_refused(engine: Engine) -> None:
    with pytest.raises(Invalid):
        clean_name("x" * 25)
    with writing(engine) as connection:
        guest = new_guest(connection, b"session")
        for face in ("", "a b", "<svg>", "x" * 25, "../x"):
            with pytest.raises(Invalid):
                change_guest(connection, guest, None, face)
        with pytest.raises(Invalid):
            set_passphrase(connection, guest, "ß" * 24, "hash")  # "ss" each, once case is forgotten
        changed, _ = change_guest(connection, guest, "Ann", "abc")
        assert connection.execute(select(guests.c.name)).scalar_one() == changed.name == "Ann"
