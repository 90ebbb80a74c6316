"""The server: tables to play at in the browser or by program, stored in a database."""
