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
    Index("chat_guest", "guest"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("who", String(30), nullable=False),  # guest:ID or bot:LEVEL
    Column("share", Float, nullable=False),  # of the victory
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("results_who", "who", "game"),
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

tallies = Table(
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("games", Integer, nullable=False),  # finished ones; each of the next two is a sum over them
    Column("entries", Integer, nullable=False),
    Column("first_share", Float, nullable=False),  # of the victory, for the seat that was first at the table
)
"""What would take a look at all games to find out, counted as they end."""
