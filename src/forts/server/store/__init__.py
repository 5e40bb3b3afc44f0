"""What survives a kill: guests, tables, seats, the journal of every table, chat, ratings."""
