# The settings of a server, and what can be wrong with them.

settings-config = a file with settings, in TOML; every setting is also a variable, such as AZULEJOS_PORT
settings-host = address to listen at; 0.0.0.0 lets other machines connect
settings-port = default: 2017; 0: any free one
settings-database = a file, or postgresql://...
settings-workers = processes (with PostgreSQL)
settings-thinkers = processes for bots (default: all cores but one); 0 leaves them to other servers on the same PostgreSQL
settings-drain = seconds that requests have to end when the server stops (default: 3)
settings-no-rates = no rate limits
settings-access-log = log requests, by route and without addresses
settings-log-format = the log: text or json
settings-operator-key = a password for /metrics and /status; better in the file or environment, because others can see options
settings-keep-days = delete tables this many days after their last move or message (default: never)
settings-keep-unused-days = the same for tables at which nobody has moved
settings-contact = whom to ask about data, for the privacy page: a mail address, for example
settings-bot = offer a program as a bot
settings-proxy = the address or network of a proxy whose X-Forwarded headers are believed; may be given several times
settings-allowed-host = a host name that this server answers to, such as example.org or *.example.org; may be given several times (default: any)

settings-wrong = { $place }: { $what }
settings-not-count = { $said } is not a whole number of at least 1
settings-not-number = { $said } is not a whole number of at least 0
settings-not-port = { $said } is not a port: ports go from 0 to { $most }
settings-not-switch = { $said } should be true or false
settings-not-network = { $said } is not an IP address or network such as 10.0.0.0/8
settings-not-host = { $said } is not a host name such as example.org, without a port
settings-not-bot = { $said } should look like mybot='./mybot --level 3'
settings-not-one-of = { $said } should be one of { $known }
settings-weak-key = it needs at least { $least } printable ASCII characters
settings-not-amount = { $said } is not a number above 0
settings-empty = { $said } is empty, or is not printable
settings-no-toml = { $file } is not a file of settings: { $error }
settings-unknown = { $file }: there is no setting { $said }; there are { $known }
