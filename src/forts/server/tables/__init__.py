"""Tables: people and bots around a match."""
