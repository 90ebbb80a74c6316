# The operator's status page.

status-title = Status of this server
status-version = Version
status-since = Running for
status-hours = { $hours } h
status-stored = Tables in the database
status-tables = Tables in memory
status-sockets = Open connections to tables
status-entries = Moves, draws and messages stored
status-waiting = Turns of bots that wait
status-thinking = Bots that think now
status-searches = Moves chosen by bots
status-requests = Requests
status-refused = Requests refused by rate limits
status-failed = Requests that failed
status-commits = Commits
status-failed-commits = Commits that failed
status-loop = Delay of the event loop
status-count = { $count }
status-mean = { $count } · ⌀ { $mean } ms
status-more = All figures, for Prometheus:
