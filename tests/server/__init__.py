"""Tests of the server, and the servers, clients and rooms that they need."""
