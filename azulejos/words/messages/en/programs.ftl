# Programs as players, and the protocol that they speak.

programs-no-command = program: without a command; it looks like { $example }
programs-quotes = program:{ $command }: a quotation mark is not closed
programs-named = { $variable } should look like { $example }

## What a program does wrong; its command comes first

programs-cannot-start = cannot be started: { $error }
programs-closed = closed its output
programs-killed = was ended by { $signal }
programs-ended = ended with code { $code }
programs-last-words = { $how }: { $words }
programs-late = no { $wanted } within { $seconds } s
programs-lines = more than { $count } lines without { $wanted }
programs-long-line = a line of more than { $count } bytes
programs-no-object = says what is no JSON object: { $said }
programs-other = { $wanted } was due, but it says { $said }
programs-error = says error: { $said }
programs-no-move = bestmove without a move: { $said }
programs-illegal = illegal move { $refused }

## What our own program answers to a bad line

programs-no-type = a line is a JSON object with a type
programs-version = this program speaks version { $version }
programs-thinking = still thinking; say stop, wait for bestmove
programs-one-of = should have one of { $known }
programs-no-moves = { $said } should be a list of texts
programs-move = move { $count }
programs-no-position = there is no position yet
programs-draw = nature is to draw one of { $draws }
programs-limit = { $kind ->
    [whole] { $said } should be a whole number above 0
   *[number] { $said } should be a number above 0
 }
