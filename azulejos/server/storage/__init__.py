"""Storage: tables in SQLite or PostgreSQL, migrations, and notifications between workers."""
