"""Fluent files, one folder a language."""
