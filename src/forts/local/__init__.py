"""Tables without a server: what runs in a browser's worker, by the server's own code for tables."""
