"""The server: tables to play at in the browser or by program, kept in a database."""
