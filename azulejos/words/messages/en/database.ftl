# Databases that the server cannot use.

database-other = { $place } is a database, but not one of Azulejos: it holds { $names }. Choose another one with --database.
database-newer = { $place } was written by a newer Azulejos (it is at step { $step }, this one knows { $known }). Update Azulejos, or choose another database with --database.
database-damaged = { $place } is damaged, or no database at all ({ $reason }). Move it away or restore it from a backup, or choose another one with --database.
database-unusable = The database { $place } cannot be used: { $reason }. Another one: --database.
database-missing = There is no database { $place }. Choose another one with --database.
database-not-current = { $place } is at step { $step }, but this Azulejos needs { $known }: start its server once, which migrates it.
