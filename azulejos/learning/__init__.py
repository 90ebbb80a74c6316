"""How bots learn: self-play, and what is fitted to it."""
