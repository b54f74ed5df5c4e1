"""Learning by playing: guided games, chapters and puzzles, which are data beside each game."""

from sherwood.lessons.script import Lesson, chapters_on, find_lesson, lessons_of, next_lesson
from sherwood.lessons.stand import Stand, follow

__all__ = ["Lesson", "Stand", "chapters_on", "find_lesson", "follow", "lessons_of", "next_lesson"]
