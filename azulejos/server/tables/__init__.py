"""Tables: games going on at the server, who looks at them, and taking back."""
