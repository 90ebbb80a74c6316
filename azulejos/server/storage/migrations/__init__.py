"""The database step by step, from an empty one to what `schema.py` says (Alembic)."""
