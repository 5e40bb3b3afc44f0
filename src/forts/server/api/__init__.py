"""The HTTP part of the server, one subject a module."""
