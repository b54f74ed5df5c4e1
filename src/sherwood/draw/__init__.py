"""A small vocabulary for drawing boards, cards and pieces as SVG; it knows nothing of any game."""
