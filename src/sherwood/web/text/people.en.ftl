### People: their pages, ratings, playing again, in English.

## Ratings
rated = Rated: the result counts
rated-help = Everybody who sits down agrees. Accounts only, no hints and no coach; bots are rated by their level.
rated-table = This table is rated: whoever sits down agrees that the result counts.
rated-table-guest = It takes an account:
rated-tournament = This tournament is rated: whoever joins agrees that its results count.
rated-badge = rated
rating = Rating
rating-games = { $n ->
    [one] after { $n } rated game
   *[other] after { $n } rated games
}
rating-help = A newcomer begins at 1500. The number after ± is the doubt: most likely the true strength lies between the two ends. “Provisional” means that so few games were played that it may still move by much.
provisional = provisional
ladder = Ratings
ladder-lead = How strong people and bots seem, from the results of rated tables.
ladder-bot = Bot: { $level }
ladder-nobody = No rated game has been finished yet.
club = The club
club-lead = Whom you play with, evening after evening.
no-rated-account = A rated table takes an account: a guest’s results are counted for nobody.
no-rated-alone = A rated table needs somebody else: one seat for each person, and at least two seats.

## A person's page
my-page = Your page
my-page-lead = Your games, your results and your ratings.
person-own = Others see your public games and your ratings here; private ones only you see.
person-own-guest = Only you see this page. With an account others see your public games.
person-results = Results at { $game }
person-games = Games
person-won = Won
person-all = All games
person-against-people = With people
person-against = Against { $level }
person-with = { $option }: { $value }
person-nothing = No finished games to show.
person-most = Results are those of the last { $n } games; games on one device shared by several are left out.
person-last = Last games
person-winner = Won
person-shared = Shared win
person-lost = Lost
person-hot = On one device
person-private = private

## Playing again
rematch-decline = No, thank you
no-no-rematch = Nobody has offered to play again.
js-rematch-play = Play again
js-rematch-offer = Offer a rematch
js-rematch-accept = Accept the rematch
js-rematch-go = To the new table
js-rematch-after-all = Play after all
js-rematch-yes = Ready to play again: { $name }.
js-rematch-no = Does not play again: { $name }.
js-seat-page = { $name } – their page, in a new tab
js-seat-asked = { $name } (asked)
js-seat-declined = free ({ $name } does not play again)

## Tournaments
tournaments = Tournaments
tournaments-lead = An evening at the club: people join by a link, rounds open their tables by themselves, and the standings follow.
no-tournaments = No tournament is being held.
new-tournament = New tournament
new-tournament-of = New tournament: { $game }
open-tournament = Open the tournament
tournament = Tournament
tournament-name = Name of the tournament
tournament-open = Waiting for people
tournament-over = Over
tournament-join = Play in it
tournament-join-late = You play from the next round on; the rounds you missed bring no points.
tournament-start = Start
tournament-leave = Leave the tournament
tournament-leave-help = Whoever leaves gives up the game being played, and is paired no more.
tournament-remove = Send somebody away
tournament-remove-help = They give up the game being played, and are paired no more.
tournament-end = End it as it stands
tournament-end-help = It ends for everybody; games that are being played go on, and count for nothing here.
tournament-link = Link for those who want to play
tournament-public = Show it in the list
tournament-public-help = Everybody may then watch its tables. Otherwise only those with the link find it.
system = Who meets whom
system-swiss = Swiss
system-robin = Round robin
system-swiss-help = Swiss: in each round those with like points meet, whatever the number of people.
system-robin-help = Round robin: everybody meets everybody, two at a board.
board-size = How many at a board?
board-size-help = Boards are smaller where the number of people asks for it.
rounds = Rounds
rounds-auto = As many as it takes
rounds-help = A round robin always has as many as it takes.
as-printed = As the rulebook plays
round = Round { $n }
round-of = Round { $n } of { $total }
standings = Standings
entrants = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
no-entrants = Nobody yet.
entrant-gone = has left
somebody-gone = somebody who is gone
board-live = being played
bye = bye
points = Points
to-my-table = To my table
how-points = How it is counted
points-help = A win is one point; who shares a win shares the point.
bye-help = A bye, for whoever is one too many or whose opponent has left, is a point. In a Swiss tournament nobody has a second one while others have had none.
tie-help = Equal points: first BH decides, then SB, then who joined first.
tie-buchholz = Buchholz: the points of everybody you met
tie-sonneborn = Sonneborn-Berger: the points of those you beat, and half of those you shared with
no-unknown-tournament = There is no such tournament.
no-tournament-shape = A round robin has two at a board; a board has as many seats as the game allows, and there are 12 rounds at most.
no-tournament-closed = It is too late for that: the tournament is over, or full.
no-tournament-in = You are in it already, or have left it.
no-tournament-robin = In a round robin everybody meets everybody, from the first round on: nobody can join once it has started.
no-tournament-last = The last round is being played: there is none left to join.
no-tournament-few = It takes two people, and it starts once.
no-not-tournament-owner = Only whoever holds the tournament may do that.
no-too-many-tournaments = You hold { $n } tournaments that are not over: end one first.

## Before a bot takes a seat
js-bot-in = bot in { $time }
js-bot-in-you = Your time is running out: a bot takes your seat in { $time }.

## Notices
notices = Notices
notices-lead = To be told when a game at leisure waits for you, and before a bot takes your seat. Nothing is sent unless you want it.
notices-nobody = Say first what the others call you:
push = In this browser
push-lead = A notice from this browser or phone, also while Sherwood is not open. What it says is sealed on its way.
push-on = Show me notices here
push-off = No more notices here
push-off-all = No more in any browser
push-cannot = This browser cannot show notices. On a phone, install Sherwood first (“Add to home screen”).
push-not-here = The host of this house has not set this up.
push-browsers = { $n ->
    [one] { $n } browser shows you notices.
   *[other] { $n } browsers show you notices.
}
js-push-denied = The browser was told not to show notices: allow them in its settings.
by-mail = By mail
mail-address = Mail address
mail-help = Nobody else ever sees it. A link is sent there first; without it nothing else is.
mail-unconfirmed = A link was sent there; follow it and mail can come. It holds for a day.
mail-is-confirmed = Confirmed.
mail-send-link = Send me the link
mail-forget = Forget the address
mail-not-here = The host of this house has not set up mail.
mail-only-accounts = Mail takes an account:
when = When
often = How often
often-each = When a game waits for me, several in one mail
often-daily = Once a day
often-never = Never
often-help = At most one mail in a quarter of an hour.
quiet-from = Quiet from
quiet-to = Quiet until
quiet-help = Nothing comes in between; what is still true comes afterwards. Equal hours: no quiet.
quiet-zone = Hours are those of
notice-late = A bot takes your seat in { $time }.
mail-subject = { $n ->
    [one] A game waits for you
   *[other] { $n } games wait for you
}
mail-lead = At Sherwood you are waited for:
mail-turn = { $game }: it is your turn, until { $until }.
mail-until = { $day } at { $time } ({ $zone })
mail-late = { $game }: a bot takes your seat in { $time }.
mail-stop = No more such mails, in one click and without signing in:
mail-confirm-subject = Is this your address?
mail-confirm = Somebody at Sherwood wants mails to come here when a game waits for them. If that was you, follow this link within a day:
mail-confirm-not = If not, do nothing: no other mail will come.
mail-confirm-page = Mails from Sherwood
mail-confirm-lead = Shall mails come to you when a game waits for you?
mail-confirm-do = Yes, this is my address
mail-confirm-done = Confirmed. Mails come when a game at leisure waits for you.
mail-stop-page = No more mails
mail-stop-lead = Shall no more mails come to you?
mail-stop-do = Stop all mails
mail-stop-done = Done: no more mails come.
no-mail-off = The host of this house has not set up mail.
no-mail-account = Mail takes an account.
no-mail-address = That is no mail address.
no-mail-failed = The mail could not be sent. Try again later.
no-mail-code = This link is not good any more.
no-push-off = The host of this house has not set up notices.
no-push-endpoint = Notices can only be sent to push services on the public internet.
no-zone = There is no such time zone.
