# What a server keeps of people.

privacy-link = Privacy
privacy-title = What this server keeps
privacy-short = There are no accounts, no advertising, no tracking, and nothing is loaded from other sites.
privacy-kept = What is kept
privacy-tables = Of each table: the game, the names at the seats, all moves, the chat, and when each of them was made.
privacy-seen = Whoever has the address of a table sees all of this. Do not write anything there that strangers should not read.
privacy-cookie = Your browser has one cookie with a random key, so that your seats are still yours tomorrow. The server keeps only a hash of it. Language and other preferences stay in your browser.
privacy-address = Your network address is used to limit how often requests may come. It stays in memory, or as a hash in the queue of bots for some seconds; it is never written to the log.
privacy-how-long = How long
privacy-for-ever = Tables are kept until the operator deletes them. There is no fixed time.
privacy-removal = To have something removed
privacy-ask = The operator of this server can delete a table, or remove what you have written there. Tell them the address of the table and your seat.
privacy-days = A table is deleted { $days ->
    [one] { $days } day
   *[other] { $days } days
 } after its last move or message.
privacy-unused-days = A table at which nobody has moved is deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
 }.
