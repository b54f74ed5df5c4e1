"""`?`: what can be done, what cannot, and which rule says so."""

from __future__ import annotations

from sherwood.engine.game import Game
from sherwood.table.asked import Barred, Prompt
from sherwood.table.match import Match
from sherwood.terminal.answers import fitting, fold
from sherwood.terminal.book import paragraph, rulebook
from sherwood.text.rulebook import Paragraph
from sherwood.text.speech import Speech

MOST_BARRED = 12
MOST_RULES = 2


class Explainer:
    """Answers `?` for one match in one language."""

    def __init__(self, match: Match, speech: Speech) -> None:
        self.match = match
        self.speech = speech
        self.book = rulebook(match.game)

    def answer(self, words: str, seat: int, prompt: Prompt) -> list[str]:
        """`?` alone, or with words."""
        return self.about(words, seat, prompt) if words else self.everything(prompt)

    def everything(self, prompt: Prompt) -> list[str]:
        """All choices, the rule they come from, and what is barred."""
        say = self.speech.say
        lines = [say("explain-ask"), *self._rule(prompt.rule)]
        lines += [f"{n}. {choice.say}" for n, choice in enumerate(prompt.choices, 1)]
        return lines + self.barred(prompt)

    def barred(self, prompt: Prompt) -> list[str]:
        """What cannot be done, and why."""
        say = self.speech.say
        if not prompt.barred:
            return [say("explain-nothing-barred")]
        lines = [say("explain-barred"), *(self._bar(bar, prompt.seat) for bar in prompt.barred[:MOST_BARRED])]
        more = len(prompt.barred) - MOST_BARRED
        return [*lines, say("explain-more", count=more)] if more > 0 else lines

    def about(self, words: str, seat: int, prompt: Prompt) -> list[str]:
        """One choice, by its number or words, or why something cannot be done."""
        fits = fitting(words, [choice.say for choice in prompt.choices])
        if fits:
            return [line for index in fits[:MOST_RULES] for line in self._choice(index, prompt)]
        if words.isdigit():
            return [self.speech.say("table-bad-number", number=words, last=len(prompt.choices))]
        return self._why_not(words, seat)

    def _choice(self, index: int, prompt: Prompt) -> list[str]:
        choice = prompt.choices[index]
        said = self.speech.say("explain-possible", number=index + 1, choice=choice.say)
        brings = self.match.brings(prompt.seat or 0, choice, self.speech.lang).lines
        return list(dict.fromkeys([said, *brings, *self._rule(prompt.rule), *self._things(choice.do)]))

    def _why_not(self, words: str, seat: int) -> list[str]:
        found = self.book.search(words)[:MOST_RULES]
        rules = [paragraph(rule, self.speech) for rule in found]
        return self.refusals(words, seat) or rules or [self.speech.say("explain-unknown", text=words)]

    def refusals(self, words: str, seat: int) -> list[str]:
        """Why what was typed cannot be done now; nothing if it is not a thing one does in this game."""
        imagined = imaginable(self.match.game, seat, self.speech)
        meant = [list(imagined)[i] for i in fitting(words, list(imagined))[:MOST_BARRED]]
        return [self._refusal(say, imagined[say], seat) for say in meant]

    def _refusal(self, say: str, do: tuple[str | int, ...], seat: int) -> str:
        barred = self.match.why_not(seat, do, self.speech.lang)
        return self.speech.say("explain-bar", choice=say, reason=str(barred))

    def _bar(self, bar: Barred, seat: int | None) -> str:
        option = self.match.game.verbs.parse(bar.do)
        choice = self.match.asker(self.speech.lang).say(seat or 0, option)
        return self.speech.say("explain-bar", choice=choice, reason=str(bar))

    def _rule(self, ident: str) -> list[str]:
        return [paragraph(self.book.find(ident), self.speech)] if ident in self.book else []

    def _things(self, do: tuple[str | int, ...]) -> list[str]:
        """The rules about the things a choice points at: what Axx does, for "Put Axx in place 3"."""
        words = things(self.match.game, do, self.speech)
        found = {rule.id: rule for word in words for rule in self._rules_on(word)}
        return [paragraph(rule, self.speech) for rule in found.values()]

    def _rules_on(self, word: str) -> list[Paragraph]:
        """The rules that begin with the word come first: they are about it, the others mention it."""
        found = self.book.search(word)
        about = [rule for rule in found if fold(rule.text(self.speech.lang)).startswith(fold(word))]
        return (about or found)[:MOST_RULES]


def imaginable(game: Game, seat: int, speech: Speech) -> dict[str, tuple[str | int, ...]]:
    """Everything the game's verbs can say, whether it is possible now or not."""
    every = {}
    for code in range(game.verbs.size):
        option = game.verbs.action(code)
        verb = game.verbs.verbs[option.verb]
        said = speech.phrase(f"do-{verb.name}", " ".join(verb.kinds), [option.a, option.b], seat, game.names)
        every[said] = game.verbs.do(option)
    return every


def things(game: Game, do: tuple[str | int, ...], speech: Speech) -> list[str]:
    """The named things of a choice, without the ones that are only numbers."""
    verb = game.verbs.verbs[game.verbs.index[str(do[0])]]
    named = [(kind, int(n)) for kind, n in zip(verb.kinds, do[1:], strict=True) if kind in game.names]
    words = [speech.word(kind, n, game.names) for kind, n in named]
    return [word for word in words if not word.isdigit()]
