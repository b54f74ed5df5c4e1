"""The second client: a board drawn in the terminal, or told in sentences."""
