### What is said of a game’s dice when they are made again.

verified-counts = All agree: { $dice ->
    [one] one die,
   *[other] { $dice } dice,
 } { $draws ->
    [one] one draw (a shuffle is made card by card, as it is drawn)
   *[other] { $draws } draws (a shuffle is made card by card, as it is drawn)
 } and { $picks ->
    [one] one random pick
   *[other] { $picks } random picks
 } made again.
verified-commitment = The secret fits the seal { $commitment }.
verified-tournament = It is that of round { $round }, board { $board } of the tournament whose seal is { $seal }.
verified-added = { $name } added { $added }.
verified-nothing = { $name } added nothing.
verified-alone = Nobody added anything: the seal shows that nothing was changed during the game, not that it was not chosen before.
verified-renewed = From record { $n } on by other rules, and so with other dice of the same seal.
verified-running = The game ended before its rules ended it.
verified-compare = Compare the seal and your digits with those that you noted before the game: only that shows that the journal itself is not another.
complaint-unfair-unsealed = The dice of this game were not sealed before it: there is nothing to check.
complaint-unfair-no-secret = The secret is missing: the game is not over, or its journal was not taken from a finished game.
complaint-unfair-added-seats = The journal names { $given } contributions for { $seats } seats.
complaint-unfair-commitment = The secret does not fit the seal { $commitment }: one of them was altered.
complaint-unfair-other-commitment = The journal’s seal is { $commitment }, not the one you noted.
complaint-unfair-not-added = Nobody added { $added } to the dice of this game.
complaint-unfair-outcome = Record { $n } says { $written }, the sealed dice say { $rolled }: an outcome or what somebody added was altered.
complaint-unfair-rules = Record { $n } was played by version { $then } of the rules; by version { $now }, those of today, its dice cannot be made again.
