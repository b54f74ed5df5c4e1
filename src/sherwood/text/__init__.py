"""What is said to people: sentences in every language, and the rulebooks. Imports nothing else of ours."""

from sherwood.text.speech import MissingText, Speech, languages

__all__ = ["MissingText", "Speech", "languages"]
