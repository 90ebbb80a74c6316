# The rows of azulejos bench.

bench-playouts = random moves a second, compiled
bench-batch-playouts = random moves a second, all cores
bench-compiled-move = µs a move, compiled
bench-interpreted-move = µs a move, interpreted
bench-match-move = µs a move of a Match, with texts
bench-picture = µs a picture
bench-cold-compile = s to compile everything
bench-warm-start = s to start, compiled before
bench-steps = steps a second
bench-import = ms to import the library
bench-first-move = ms to the first move
bench-alphabeta = alpha-beta, nodes a second
bench-tree = tree search, simulations a second
bench-stop = ms until a search stops
bench-loop-late = ms that a search delays others
bench-start = s to start the server
bench-tables = tables
bench-busy = people playing quickly
bench-full = as fast as it goes
bench-connection = kB a connection
bench-moves = moves a second
bench-acknowledged-half = ms to the answer, half of the moves
bench-acknowledged-most = ms to the answer, 99 %
bench-arrived-half = ms to the other page, half of the moves
bench-arrived-most = ms to the other page, 99 %
bench-no-server = the server did not start: { $said }
