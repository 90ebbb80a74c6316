"""Parts of rules that several games share: tiles on a grid and in a bag, displays and a centre."""
