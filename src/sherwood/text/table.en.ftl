## What the table itself says, whatever the game.

tell-ready = { $seat } is ready.
tell-helped-hint = { $seat } asked for a hint.
tell-helped-coach = { $seat } was asked by the coach.
why-over = The game is over.
why-not-asked = It is not for you to decide now: the table waits for { $names }.
why-not-now = That is not possible now. { $ask }
tell-renewed = The rules have been mended (version { $number }): the game goes on by them.
parting-rules = This game was played by version { $then } of the rules; here they are at version { $now }.
parting-data = This game was played with other card or map data than there is here.
parting-where = After choice { $agreed } of { $of } it would have gone another way.
parting-never = Not even its opening is the same.
stale = The question you answered is no longer asked.
back-nothing = You have made no move that could be taken back.
back-not-yours = The last move is not yours.
back-chance = The last move drew on chance: what fell has fallen.
back-revealed = The last move revealed something hidden.
back-over = The game is over.

## Why a table cannot be set up so.

fault-unknown-game = { $near ->
    [none] There is no game “{ $game }” here; there are { $known }.
   *[other] There is no game “{ $game }” here: did you mean { $near }?
 }
fault-unknown-option = { $near ->
    [none] { $game } has no option “{ $name }”; it has { $known }.
   *[other] { $game } has no option “{ $name }”: did you mean { $near }?
 }
fault-no-options = { $game } has no options.
fault-option-value = The option { $name } cannot be “{ $value }”: it can be { $known }.
fault-combination = These options do not go together: { $reason }
fault-seats = { $exact ->
    [yes] { $game } is for { $low } players, not for { $given }.
   *[no] { $game } is played by { $low } to { $high }, not by { $given }.
 }
fault-names = { $given ->
    [one] { $given } name for { $seats } seats.
   *[other] { $given } names for { $seats } seats.
 }
fault-form = “{ $given }” is not in a form that can be read here.
fault-name = “{ $given }” is no name: a name is text that can be written down.
fault-note = “{ $given }” cannot be kept in a note: text, numbers, lists of them and mappings from text can.
fault-seed = “{ $given }” is no seed: a seed is text that can be written down, or a number.

## What a choice would bring.

brings-chance = { NUMBER($share, style: "percent") }: { $what }
brings-nothing = nothing changes for you.
brings-span = { $least } to { $most }
brings-hidden = The rest depends on what you cannot see.
brings-final = This cannot be taken back.
brings-over = This ends the game.
brings-then = Then the table waits for { $names }.
holding-points = { $change } { $number ->
    [one] point
   *[other] points
 }

# Lessons: to whoever chooses something else, where the lesson has no word of its own
lesson-else-first = That is allowed, but it is not what we are looking at. Try what is lit.
lesson-else-chapter = That is allowed, but it is not what this chapter shows. Try what is lit.
lesson-else-puzzle = There is something better. Think again: nothing is lost.

# The card of a game’s aim
aim-win = You win
aim-lose = You lose
aim-turn = A turn

# At a table with real dice and cards, where a game has no sentence of its own for a draw.
draw-number = What came up?
