"""Our games in the environments of others: one file each, imported only when it is used."""
