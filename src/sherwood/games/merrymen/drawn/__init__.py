"""The board's parts, from what a seat may see to what is drawn."""
