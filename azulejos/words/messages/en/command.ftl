# The command line.

command-about = The Azul family of board games: play, study, measure.
command-language = the language of everything that is said (default: as the system)
