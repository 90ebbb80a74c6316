# The command of a server's operator.

admin-help = look after the tables and the database of a server, also while it runs
admin-list = list tables, those used last first: when made, when used last
admin-most = how many (default: 50)
admin-show = show a table: position, seats, notes
admin-close = let nobody change a table any more
admin-reopen = let people change a closed table again
admin-delete = delete a table with everything that is stored of it
admin-export = print everything that is stored of a table as JSON, without secrets
admin-erase = remove what the person at a seat has written: chat and names
admin-free = give a seat to whoever gets its new link
admin-mute = let the person at a seat write no more
admin-unmute = let the person at a seat write again
admin-backup = write the whole database to a file, also while servers run
admin-check = check that a backup is complete
admin-restore = fill an empty database from a backup, and replay all its games
admin-prune = delete old tables
admin-dry-run = only say which ones
admin-no-table = { $said }: there is no such table, or no such person's seat
admin-database = the database does not answer: { $reason }
admin-numbers = { $moves } moves, { $notes } notes
admin-muted = (muted)
admin-closed = { $table } is closed.
admin-reopened = { $table } is open again.
admin-deleted = { $table } is deleted.
admin-seat-muted = The person at this seat of { $table } is muted.
admin-seat-unmuted = The person at this seat of { $table } can write again.
admin-erased = { $texts ->
    [one] { $texts } text is removed.
   *[other] { $texts } texts are removed.
 }
admin-freed = The seat is free. Its new link, after the address of your server: { $link }
admin-backed-up = { $tables } tables with { $moves } moves are in { $file }.
admin-checked = { $file } is complete: { $tables } tables with { $moves } moves.
admin-restored = { $tables } tables with { $moves } moves are restored, and all of them can be replayed.
admin-expired = { $tables ->
    [one] { $tables } table would be deleted.
   *[other] { $tables } tables would be deleted.
 }
admin-pruned = { $tables ->
    [one] { $tables } table is deleted.
   *[other] { $tables } tables are deleted.
 }
admin-damaged = { $file } is damaged: { $reason }
admin-incomplete = { $file } is incomplete or changed: its checksum or its number of rows is wrong
admin-no-backup = { $file } is not a backup of Azulejos
admin-newer = { $file } was made by a newer Azulejos; update this one first
admin-not-empty = this database has tables already; restore into an empty one
