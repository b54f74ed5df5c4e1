"""A game being played: matches, prompts, journals, take-backs."""
