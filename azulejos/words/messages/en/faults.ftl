# What is wrong at a place of something that was written: a position, a request, a line of the protocol.
# The place comes first, named as in the file, such as players[1].score.

faults-at = { $place }: { $what }
faults-at-cited = { $place }: { $what } ({ $clauses })
faults-missing = is missing
faults-extra = has no place here
faults-no-object = { $said } should be an object
faults-no-list = { $said } should be a list
faults-no-text = { $said } should be a text
faults-no-number = { $said } should be a whole number
faults-choice = { $said } should be one of { $known }
faults-letter = { $said } is not one of { $known }
faults-range = { $said } is not between { $least } and { $most }
faults-many = { $said } is more than { $most }
faults-length = { $count ->
    [one] has { $count } entry instead of { $due }
   *[other] has { $count } entries instead of { $due }
 }
faults-no-flag = { $said } should be true or false
faults-least = { $said } is less than { $least }
faults-long = { $most ->
    [one] is longer than { $most } character
   *[other] is longer than { $most } characters
 }
faults-empty = should not be empty
faults-ascii = only plain letters, digits and signs are allowed
faults-not-json = this is not JSON (line { $line }, column { $column })
faults-json-depth = this is JSON in too many layers
faults-unknown = { $said }: { $why }
