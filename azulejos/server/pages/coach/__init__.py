"""Guided games: a table with a weak bot, and a coach that explains each new rule."""
