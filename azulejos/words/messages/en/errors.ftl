# What cannot be, and why.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = That is our fault, and it is in the server's log. Try again.
errors-no-database = The database does not answer; nothing was changed. Try again in a moment.
errors-needs-png = PNG pictures need resvg_py: pip install 'azulejos[png]'
