"""Fluent files, one folder per language."""
