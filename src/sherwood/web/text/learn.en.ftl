## Learning by playing.

nav-learn = Learn
learn-title = Learn by playing
learn-lead = Ten minutes at the real board, one thing at a time. You can leave whenever you like and go on later.
learn-game = Learn { $game }
learn-offer = Learn by playing
learn-first = Your first game
learn-chapters = One subject at a time
learn-puzzles = Puzzles
learn-puzzles-lead = One position, one question: what is the best answer?
learn-minutes = about { $n } { $n ->
    [one] minute
   *[other] minutes
}
learn-leave = Leave the lesson; you can go on later
learn-steps = The steps of this lesson
learn-back = Back
learn-on = Go on
learn-show = Show me
learn-go-on = Go on from here against novices
learn-next = The next lesson
learn-more = All lessons of { $game }
no-unknown-lesson = There is no such lesson.
no-not-the-lesson = That is not what this lesson is about.
no-lesson-parted = This lesson does not fit the corrected data files of this server.
js-lesson-at = Step { $n } of { $total }
js-lesson-on = Go on
js-lesson-again = Try again
js-lesson-slip = What came of it
js-lesson-over = That was it
js-lesson-over-text = You know enough to play. Go on from here against easy opponents, or learn something more first.
js-lesson-lit = Touch what is lit on the board.
js-lesson-just-on = There is nothing to choose here yet. Read, then go on.
js-learn-it = Learn it: { $name }
js-lesson-done = done
js-lesson-begun = begun
aim-of = { $game }: what it is about
aim-play = Let us play
aim-again = What the game is about
key-aim = G
keys-aim = what the game is about
prefer-coach = A coach against bots
prefer-coach-help = Where everybody else is a bot, or all at the table agree: asks before a choice that a master thinks clearly worse, and says what the better one brings. The log says so.
js-coach-what = A master would rather: { $name } ({ $n } % to win instead of { $total } %). Stay with yours?
js-coach-mine = My choice all the same
advice-agree = Hints and the coach: I agree
js-advice-by = agreed: { $name }
