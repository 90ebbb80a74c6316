"""The pages that teach a game: its rules as text with pictures."""
