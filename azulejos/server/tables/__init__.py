"""The tables of a server: games, connections, presence, undo."""
