### The pages of the table, in English.

## Everywhere
skip = Skip to the content
nav = Main
nav-home = Games
nav-rules = Rules
nav-replays = Replays
nav-account = You
foot = Sherwood is free software. The rules are told in our own words, everything you see is drawn by our own code, and values marked as reconstructed are ours.
theme = Light or dark
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
looks = Looks
no-motion = No motion
save = Save
search = Search

## Home
home-title = Sherwood – an open table for board games
home-heading = Pull up a chair
home-lead = Games of outlaws, clans and kings. Play at once against bots, or send a friend a link: a name is all you need.
my-tables = My tables
shelf = The shelf
players = Players
length = Length
weight = Weight
range = { $low } to { $high }
minutes = { $low } to { $high } min
weight-of = { $n } of 5
play-now = Play now
new-table = New table
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table and send the link.
your-turn = Your turn
status-over = Finished
status-live = Live
status-leisure = At leisure
status-damaged = damaged
status-other-version = older rules
status-parted = rules have changed
seat-free = free
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
guest-name = Traveller

## A new table
new-title = New table: { $game }
name = Name
name-help = What the others call you. Nothing else is asked of a guest.
name-of-seat = Name at seat { $n }
seats = Seats
how-many = How many play?
seat-number = Seat { $n }
seat-me = Me
seat-hot = Somebody here, on this device
seat-open = Open: somebody with the link
seat-bot = Bot: { $level }
seats-help = The game starts as soon as no seat is open. Two people at one device pass it to each other behind a curtain.
options = Options
pace = Pace
pace-label = How long may somebody think?
pace-help = After that time a bot plays for whoever is away; they can take their seat back whenever they like.
pace-0 = Live, without a clock
pace-60 = Live, a minute a move
pace-180 = Live, three minutes a move
pace-600 = Live, ten minutes a move
pace-43200 = At leisure, twelve hours a move
pace-86400 = At leisure, a day a move
pace-259200 = At leisure, three days a move
pace-604800 = At leisure, a week a move
public = Show it on the home page
public-help = Anybody may then take an open seat. Otherwise only those with a link.
open-table = Open the table
level-random = Squire
level-flat = Archer
bot-name = { $level }

## Coming to a table
join-title = You are invited to { $game }
sit-here = Sit here
only-watch = Only watch
table-title = A table of { $game }
lobby = A table of { $game }
lobby-lead = The game starts when every seat is taken. Send somebody the link of a free seat, or let a bot sit there.
stand-up = Stand up
invite-link = Link for seat { $n }
copy-link = Copy the link
watching = You are watching. You see what everybody may see.

## Playing
prompt = What to do
choices = Choices
barred = What you cannot do now, and why
unpick = Choose something else
take-back = Take back
take-back-yes = You may take back your last choice: nothing was learned from it and nobody has answered.
take-seat-back = Take my seat back
since = Since you last looked
since-close = Seen
ending = The end
scoring = Scoring
rematch = Play again
see-replay = Watch the replay
board = Board
side = Seats, log and chat
log = Log
chat = Chat
chat-label = Say something
chat-send = Send
leave = Leave
resign = Resign
resign-sure = Give up this game for good?
zoom = Larger board
fold = Show the choices
keys = Playing by keyboard
key-tab = Tab
keys-tab = from the choices to the board and on to seats, log and chat
key-arrows = Arrows
keys-arrows = to the neighbour on the board, to the next choice in the list
key-home = Home, End
keys-home = to the first or last thing you can choose
key-page = Page up, page down
keys-page = from one thing you can choose to the next
key-enter = Enter, space
keys-enter = choose
key-escape = Esc
keys-escape = let go of what you picked
offline = The connection is lost. Trying again…
curtain-lead = Pass the device. Nobody else should look.
ending-resigned = Won by resignation.

ending-rules = Ended because the rules have changed.
ending-unknown = How it ended is not known any more.

## When the rules have changed under a game
trouble = This game stands still
trouble-parted = The table shows the last moment that is the same by both. It can go on from there by today’s rules if everybody at the table agrees; one who does not can end it.
trouble-other-version = It cannot go on here; its journal is kept as it was written.
trouble-damaged = The journal of this game is damaged and cannot be read. What is left of it is kept.
agree = Go on by today’s rules
end-game = End the game
end-sure = End this game without a winner?
no-replay-here = This game cannot be replayed here

## Replays
open-file = Open a journal
journal-file = Journal file
open-file-help = A file saved by this table, by the terminal or by the library.
finished-games = Finished games
no-replays = No game has been finished here yet.
replay-title = Replay: { $game }
scrub = Move through the game
step-first = To the beginning
step-back = One step back
step-play = Play
step-next = One step on
step-last = To the end
moment = Moment
as-seat = Seen by
as-all = All-seeing
as-spectator = A spectator
copy-moment = Link to this moment
download = Download the journal

## Rules
search-rules = Search the rules
read-rules = Read the rules
rules-of = The rules of { $game }
rules-note = Told in our own words. A mark says where we could not read the printed rule: “reported” by players or reviewers, “our ruling” where the text leaves a doubt, “reconstructed” where the value is ours.
contents = Contents
changes = What has changed
changes-note = Rules get mended. Games go on: a game that a change does not touch never notices it, and where one does, its people are asked.
version = Version { $n }
no-hits = No rule holds all these words.
no-rulebook = This rulebook is not written yet.
mark-reported = reported
mark-reported-help = Reported by players or reviewers, not read by us in print.
mark-ruled = our ruling
mark-ruled-help = The printed text leaves a doubt; we play it this way.
mark-reconstructed = reconstructed
mark-reconstructed-help = The printed value is not known to us; this one is ours.
changed-by = option: { $option }

## Account
name-heading = Your name
account-heading = Your account
account-of = You are signed in as { $login }. Your games follow you to every device.
sign-up = Make an account
sign-up-lead = Keep your games across devices. Everything you played as a guest comes along.
sign-in = Sign in
sign-in-lead = What you played here as a guest is added to your account.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
login = Login
login-help = Letters, digits and . _ @ + - only. Nobody else sees it.
password = Password
password-help = Eight characters at least.
error-lead = Nothing was changed.

## Refusals
no-no-name = Tell us your name first.
no-bad-token = This token opens no seat.
no-unknown-game = There is no such game.
no-unknown-table = There is no such table.
no-unknown-seat = There is no such seat.
no-unknown-invite = This invitation is not valid.
no-unknown-replay = There is no such replay.
no-unknown-moment = The game has no such moment.
no-unknown-page = There is no such page.
no-unknown-level = There is no such bot.
no-unknown-kind = A seat is open, a person’s or a bot’s.
no-empty-name = A name needs at least one letter.
no-setup = The table cannot be set up so.
no-pace = This pace is not offered.
no-stale = The table has moved on since: look again.
no-illegal = The rules do not allow that now.
no-malformed = This message could not be understood.
no-too-long = This is too long.
no-method = This cannot be done here.
no-foreign-origin = This was sent from another page.
no-too-fast = Too much at once: please wait a moment.
no-busy = Too much at once: please try again.
no-not-running = The game is not being played.
no-not-lobby = The game has already started.
no-not-over = The game is not finished yet.
no-not-your-seat = This is not your seat.
no-not-host = Only the host of the table can do that.
no-seat-taken = Somebody already sits there.
no-by-invitation = Seats at this table are taken by invitation.
no-played-by-bot = A bot plays this seat: take it back first.
no-resigned = You have resigned this game.
no-chat-length = A line of chat has 1 to 500 letters.
no-take-back = This can no longer be taken back.
no-other-version = This game was begun by older rules and cannot go on here.
no-parted = The rules have changed since this game was played: its people must agree before it goes on.
no-not-parted = Nothing is wrong with this game: it goes on as it is.
no-damaged = The record of this game is damaged: it cannot be opened.
no-has-account = You already have an account.
no-login-taken = Somebody already uses this login.
no-wrong-password = Login and password do not fit.
no-bad-journal = This file is not a journal we can play.
no-broken = Something went wrong on our side. Nothing was changed.

## Said by the script in the browser
js-your-turn = Your turn
js-ready = ready
js-waits = waits
js-thinking = choosing
js-away = away: a bot plays
js-resigned = resigned
js-gone = not here
js-bot = bot
js-free = free
js-you = you
js-winner = { $name } wins
js-winners = { $name } share the win
js-pass-to = It is { $name }’s turn
js-i-am = I am { $name }
js-rule = rule
js-nothing-there = There is nothing to do with this now.
js-picked = Chosen. Now choose where.
js-copied = Copied.
js-at = { $n } of { $total }
js-beginning = Beginning
js-left = { $time } left
js-log-start = Set-up
js-says = { $name }: 
js-try-again = Could not reach the table. Please try again.
js-drag = Board. Arrow keys move between things, Page down goes to the next one you can choose, Enter chooses.
js-agreed = Agreed: { $name }.
js-asked = Still asked: { $name }.
js-pause = Pause
js-play = Play
js-more = Choices on the board, as a list ({ $n })
