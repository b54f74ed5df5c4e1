## What the table itself says, whatever the game.

tell-ready = { $seat } is ready.
why-over = The game is over.
why-not-asked = It is not for you to decide now: the table waits for { $names }.
why-not-now = That is not possible now. { $ask }
stale = The question you answered is no longer asked.
back-nothing = You have made no move that could be taken back.
back-not-yours = The last move is not yours.
back-chance = The last move drew on chance: what fell has fallen.
back-revealed = The last move revealed something hidden.
back-over = The game is over.
