"""Bots: processes that think, so that nobody waits for them."""
