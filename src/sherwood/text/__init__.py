"""What is said to people: sentences in both languages, and the rulebooks. Imports nothing else of ours."""

from sherwood.text.speech import MissingText, Speech, languages

__all__ = ["MissingText", "Speech", "languages"]
