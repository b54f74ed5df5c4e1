### People: their pages, ratings, playing again, in English.

## Ratings
rated = Rated: the result counts
rated-help = Everybody who sits down agrees. Accounts only, no hints and no coach; bots are rated by their level.
rated-table = This table is rated: whoever sits down agrees that the result counts.
rated-table-guest = It takes an account:
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
js-rematch-yes = To play again: { $name }.
js-rematch-no = Does not play again: { $name }.
js-seat-asked = { $name } (asked)
js-seat-declined = free ({ $name } does not play again)
