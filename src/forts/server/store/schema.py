"""The database's tables, for SQLite and PostgreSQL alike. `migrations` brings any older database here."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

server = Table(
    "server",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What all nodes share: the key that cookies are signed with."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("face", String(40), nullable=False),
    Column("handle", String(40), unique=True),
    Column("passphrase", Text),  # a salted hash
    Column("created", Float, nullable=False),
)
Index(
    "guests_strangers",
    guests.c.created,
    sqlite_where=(guests.c.name == "") & guests.c.handle.is_(None),
    postgresql_where=(guests.c.name == "") & guests.c.handle.is_(None),
)
"""Those without a name, who are forgotten after a while."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # a hash: the token itself is in the guest's cookie alone
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last used, to the day; 0 once it has ended
    Column("ended", Boolean, nullable=False, default=False),
    Index("sessions_seen", "seen"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(16), nullable=False, server_default=""),  # fingerprint of what is played with
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("terms", Text, nullable=False),  # JSON
    Column("host", String(22), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seed", String(32), nullable=False),  # chance is derived from it; shown after the end
    Column("ply", Integer, nullable=False),
    Column("actor", Integer),  # the seat that is asked; null if nobody is
    Column("waiting", Text, nullable=False, server_default="[]"),  # JSON: the seats that a trial waits for
    Column("said", Integer, nullable=False, server_default="0"),  # the number of the last line of the chat
    Column("banks", Text, nullable=False),  # JSON: seconds left in each seat's bank
    Column("asked", Float, nullable=False),  # when the pending decision began; paused: minus the time it took
    Column("due", Float),  # when the server has to act by itself; null while it waits for people without limit
    Column("votes", Text, nullable=False),  # JSON
    Column("winners", Text, nullable=False),  # JSON
    Column("scores", Text, nullable=False),  # JSON
    Column("rematch", String(22)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("customs", Integer, nullable=False, server_default="0"),  # how the table is run; see `tables.customs`
    Column("barred", Text, nullable=False, server_default="[]"),  # JSON: guests whom the host has sent away
    Column(
        "calls", Text, nullable=False, server_default="{}"
    ),  # JSON: by seat that waits for a person, since which ply
    Index("tables_due", "due"),
    Index("tables_host", "host"),
    Index("tables_open", "public", "status", "created"),
    Index("tables_touched", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(22), ForeignKey("guests.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("face", String(40), nullable=False),
    Column("bot", String(20)),
    Column("standin", String(20)),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("invite", String(22), nullable=False),
    # does the server answer for whoever sits here where there is one answer only?
    Column("answered", Boolean, nullable=False, server_default=true()),
    Column("standing", Text),  # JSON: the standing order of whoever sits here; null for none
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),  # JSON: the decision and what chance answered
    Column("request", String(40), nullable=False),  # the client's id, empty for bots
    Column("at", Float, nullable=False),
    Column("note", Text),  # JSON: a try, what settled a trial, how the next one is opened; null if nothing of it
)

seen = Table(
    "seen",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("card", String(80), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Cards of trials that a guest has seen, and when last: such do not come back soon."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(22), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("request", String(40), nullable=False, server_default=""),  # the client's id
    Index("chat_guest", "guest", "table_id", "number"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("who", String(30), nullable=False),  # guest:ID or bot:LEVEL; `gone` for somebody whose data was deleted
    Column("share", Float, nullable=False),  # of the victory
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=true()),  # of a table that was played for ratings
    Column("people", Integer, nullable=False, server_default="0"),  # other persons at the table
    Index("results_who", "who", "game"),
    Index("results_archive", "who", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(30), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("certain", Float, nullable=False, server_default="0"),  # the mean less two deviations; lists go by it
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ratings_certain", "game", "certain"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("other", String(22), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("table_id", String(22), primary_key=True),  # where; empty for everywhere
    Column("name", String(40), nullable=False),  # what the other was called at that time
    Column("face", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""Whom a guest does not want to hear, at a table or anywhere."""

tallies = Table(
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("games", Integer, nullable=False),  # finished ones; each of the next two is a sum over them
    Column("entries", Integer, nullable=False),
    Column("first_share", Float, nullable=False),  # of the victory, for the seat that was first at the table
)
"""What would take a look at all games to find out, counted as they end."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False),
    Column("session", LargeBinary, nullable=False),  # the one that it was registered in: with that it goes
    Column("endpoint", Text, nullable=False),  # where its push service takes messages: whoever knows it could send some
    Column("endpoint_hash", LargeBinary, nullable=False, unique=True),
    Column("key", LargeBinary, nullable=False),  # what messages to it are encrypted with
    Column("auth", LargeBinary, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("zone", String(40), nullable=False),  # of its clock, such as Europe/Paris
    Column("quiet_from", Integer),  # minutes after midnight; null for no quiet hours
    Column("quiet_to", Integer),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Index("devices_guest", "guest"),
)
"""Browsers that are called when it is somebody's turn."""

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(22), ForeignKey("devices.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # the entry since which the seat is waited for
    Column("state", String(10), nullable=False),  # waiting, called, withdrawn or seen
    Column("due", Float),  # when to tell the device of it; null once it knows
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("at", Float, nullable=False),  # when the seat began to be waited for
    Index("calls_due", "due"),
    Index("calls_device", "device"),
)
"""What a device has been told, or is to be told, of a table: one row for as long as the seat is waited for."""

mails = Table(
    "mails",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column(
        "secret", String(22), nullable=False, unique=True
    ),  # in the links of every letter: confirms, and unsubscribes
    Column("asked", Float, nullable=False),  # when the address was given
    Column("due", Float),  # when the next letter may go; null before it is confirmed
    Index("mails_due", "due"),
)
"""Where those want a letter who are waited for."""

card_sets = Table(
    "card_sets",
    metadata,
    Column("id", String(22), primary_key=True),  # in links: whoever knows it may look
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # the data file
    Column("fork_of", String(22)),  # the set that it was made from, which may be gone
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("card_sets_guest", "guest", "changed"),
)
"""Cards of designers' own."""

tryouts = Table(
    "tryouts",
    metadata,
    Column("set_id", String(22), ForeignKey("card_sets.id"), primary_key=True),
    Column("state", String(10), nullable=False),  # playing, stopped or over
    Column("version", Integer, nullable=False),  # of the set
    Column("players", Integer, nullable=False),
    Column("against", String(40), nullable=False),  # what it is compared with is called; empty for the house's cards
    Column("planned", Integer, nullable=False),
    Column("pairs", Integer, nullable=False),
    Column("told", Text),  # JSON: what is known so far; null while that is too little
    Column("kept", LargeBinary, nullable=False),  # all games so far: it goes on from here
    Column("at", Float, nullable=False),  # when this was written
)
"""What bots have found out about a set, one tryout each: the last."""
