"""What several games share: tiles on a grid and in a bag, displays around a centre, runs."""
