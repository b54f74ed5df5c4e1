"""How Nottingham, its goods and its people are drawn."""
