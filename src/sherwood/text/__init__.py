"""What is said to people: sentences in every language, and the rulebooks. Of ours it imports nothing but the engine's errors."""

from sherwood.text.speech import MissingText, Speech, languages

__all__ = ["MissingText", "Speech", "languages"]
