## What the terminal client says. typed-...: the words a person may type, the letter first.

typed-explain = ? explain why
typed-undo = u undo
typed-save = s save
typed-quit = q quit exit
typed-log = l log
typed-rule = r rule rules
typed-board = b board
typed-more = m more
typed-hint = hint
typed-aim = aim goal
typed-help = h help

table-welcome = { $game }, rules version { $version }. Type h for help.
table-seats = At the table: { $seats }.
table-seat = { $name } ({ $who })
table-person = a person
table-kept = Every move is kept in { $file }.
table-not-kept = This game cannot be kept ({ $reason }): it will be lost when you leave.
table-resumed = The game goes on where it stood, after { $count ->
    [one] one decision
   *[other] { $count } decisions
 }.
table-no-log = Nothing has happened yet.
table-thinks = { $name } is thinking…
table-further-few = Also possible:
table-prompt = { $name }>
table-enter-number = Type a number or the beginning of a choice.
table-change-prompt = { $name }, change something, or press Enter to leave it>
table-curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else looks.
table-curtain-change = { $names } may still change their mind: type a name instead.
table-curtain-prompt = Enter>
table-undo-free = u takes back your last choice.
table-undone = Taken back.
table-undo-limit = A choice can be taken back until chance is drawn, something hidden is shown or somebody else plays; the ones that do so at once are marked final.
table-chosen = { $name }: { $choice }
table-saved = Kept in { $file }.
table-left = Kept in { $file }. Go on with: sherwood play --resume { $file }
table-left-unkept = The game is left and not kept.
table-ended-input = The input has ended.
table-which = Which one? { $count } choices fit:
table-unknown = “{ $text }” fits no choice. Type a number, the beginning of a choice, ? to see what is possible, or h for help.
table-bad-number = There is no choice { $number }: they go from 1 to { $last }.
table-no-rule = The rulebook has no paragraph { $given }, and nothing in it speaks of that.
table-chapters = Chapters of the rulebook (r and a number reads one, r and words searches):
table-more = … and { $count } more: r and more words finds fewer.

explain-ask = What you can do now, and by which rule:
explain-barred = Not possible now:
explain-bar = { $choice }: { $reason }
explain-nothing-barred = Nothing else is worth trying now.
explain-possible = { $number }. { $choice }: this is possible now.
explain-unknown = Nothing in this game is called “{ $text }”.

help-1 = Type the number of a choice, or the beginning of its sentence, and Enter.
help-2 = ? explains what you can do and what you cannot; ? 3 explains choice 3; ? and words says why something is not possible.
help-3 = u takes back your last choice.
help-4 = r 4.3 reads a rule; r and words searches the rules; r alone lists the chapters.
help-5 = b shows the board again; l shows all that has happened.
help-7 = hint says what a master would consider, from what you know; aim says what the game is about.
help-6 = s keeps the game (it is kept after every move anyway); s FILE keeps a copy; q leaves, and the game is kept.

end-winner = { $names } wins.
end-winners = { $names } share the win.
end-nobody = Nobody wins.
end-row = { $label }: { $values }.
end-value = { $value } for { $name }
end-replay = See it again with: sherwood replay { $file }
pick-game = Which game?
table-not-saved = { $file } cannot be written: { $reason }.
table-further = { $count ->
    [one] { $count } further choice, number { $first }: m shows it.
   *[other] { $count } further choices, { $first } to { $last }: m lists them.
 }
explain-more = … and { $count } more: ? and words asks about one of them.
table-final = { $choice } (final)
table-all-final = { $count ->
    [one] It is final: it cannot be taken back.
   *[other] Each of these is final: it cannot be taken back.
 }
table-ask = { $name }: { $ask } (rule { $rule })
table-exists = there is a file of that name
plain-fact = { $title }: { $value }
plain-head = { $title }:

# Hints
hint-thinks = A master looks at it…
hint-candidate = { $number }. { $choice } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
hint-then = then { $name }: { $choice }
hint-note = Chances as a bot estimates them from what you can know; it may be wrong.

# The full-screen client
full-welcome = { $game }, rules version { $version }. ? says what the keys do.
full-question = Question
full-learn-it = Learn it: { $title } (sherwood learn { $game } { $lesson })
full-inspector = What would come of it
full-log = Log
full-brings-nothing = Nothing more happens at once.
full-final = (final)
full-keep = Leave it as it is
full-curtain = I am { $name }
full-change = I am { $name }, and change my mind
full-score = The scoring
full-leave-kept = Leave the table? The game is kept as it stands.
full-leave-lost = Leave the table? This game cannot be kept: it will be lost.
full-stay = Stay at the table
full-close = Esc closes
full-copy = A name typed here keeps a copy there.
full-key-why = Help
full-key-hint = Hint
full-key-undo = Undo
full-key-rule = Rules
full-key-find = Find
full-key-board = Board
full-key-save = Save
full-key-language = FR
full-key-leave = Leave
full-help-1 = Arrows or a number point at a choice, Enter makes it; a click points, a second one makes it. / finds choices by their words.
full-help-2 = What would come of the choice stands beside it. The log marks with ▌ what others did since your last choice.
full-help-3 = Shift and arrows, or the mouse wheel, move the board; b shows it alone. Tab goes from pane to pane.
full-help-4 = Words typed here ask about a choice, or why something is not possible. The game is kept after every move.

# A real table: dice are thrown and cards drawn by hand
referee-set-up = Lay the table as the rules say. I ask for what came up, you read it off; h helps, u goes back.
referee-again = From the beginning of the set-up, then.
referee-prompt = came up>
referee-dice = What does it show, { $low } to { $high }? Several dice can be typed on one line: 3 5 2.
referee-back = Back by one: what came up before it is asked again.
referee-cannot = “{ $text }” cannot come up here.
referee-left-over = The rest of that line was not asked for.
referee-help = Type what came up: what a die shows, the number of a card in the list, or the beginning of its name. u goes back, r 4.3 reads a rule, q leaves.
