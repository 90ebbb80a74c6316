"""What the command line does: playing in a terminal, perft, benchmarks, fuzzing."""
