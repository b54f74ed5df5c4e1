## Lessons in the terminal.

lecture-welcome = A lesson: one thing at a time. Type a number, or words of a choice; Enter goes on, u goes back, r shows the rule, q leaves.
lecture-resumed = You go on where you left it.
lecture-step = Step { $n } of { $total }: { $title }
lecture-look = Look at: { $names }.
lecture-enter = Press Enter to go on.
lecture-choose = { $count ->
    [one] Type 1 to do it, or u to go back.
   *[other] Type a number from 1 to { $count }, or u to go back.
}
lecture-prompt = >
lecture-over = That was it: you know enough to play.
lecture-next = Next: { $title } (sherwood learn { $game } { $lesson })
lecture-go-on = Press Enter to go on from here against novices, or type q to leave:
lecture-left = Until later: the lesson goes on where you left it.
