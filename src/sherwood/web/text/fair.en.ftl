### Dice that anybody can check.

fair-title = Fair dice
fair-link = Fair dice
fair-check = Check the dice
fair-proves-table = Before anybody sat down the server sealed a secret, then every person’s browser added random digits, and every die, draw and shuffle follows from both: so nobody, not even the server, could choose an outcome once the game had begun.
fair-proves-tournament = Before anybody joined the tournament the server sealed a secret for each of its tables, then the browser of everybody who joined added random digits, and every die, draw and shuffle follows from both: so nobody, not even the server, could choose an outcome once the game had begun.
fair-proves-alone = Nobody added anything to the dice of this game. The server sealed its secret, and every die, draw and shuffle follows from it: so it did not change the dice after the game had begun.
fair-not-alone = It does not prove that the server did not choose the dice before, nor that whoever runs it did not look at them.
fair-not-tournament = It does not prove that whoever runs the server did not look at the dice beforehand, nor that the server and the person who joined last did not choose them together; programs that join may add nothing.
fair-not-table = It does not prove that whoever runs the server did not look at the dice beforehand, nor that the server and the person who sat down last did not choose them together; bots add nothing.
fair-seal = The seal
fair-lobby = The dice of this table are sealed: { $seal }…
fair-of-tournament = It is that of round { $round }, board { $board } of the tournament, all of whose tables are sealed by:
fair-lobby-tournament = The dice of all its tables are sealed: { $seal }… Your browser adds random digits when you join.
fair-added = What each person added
fair-nothing = nothing (bots add nothing, nor do some programs)
fair-unsealed = The dice of this table were not sealed: it began before there were seals, or in the middle of a lesson.
fair-later = When the game is over the secret is shown here, and every die can be made again.
fair-yourself = Check it yourself
fair-command = Take the journal along and let your own machine make every die again:
fair-back = Back
js-fair-noted = This browser noted the seal and its own digits before the game: both are these.
js-fair-other = This browser noted another seal, or other digits of its own, before the game: these dice are not those.
no-dice-ticket = The seal of this table has expired or was used: try again.
no-dice-other = This table’s dice are sealed otherwise than you were shown: load the page again.
no-rematch-offered = Somebody has just offered a rematch: press once more to accept it.
