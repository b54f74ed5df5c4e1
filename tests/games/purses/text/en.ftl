game-name = Three Purses
game-tagline = How many pennies do all purses hold?
ask-Call = How many pennies do the purses hold together?
wait-Call = All call a total in secret.
do-call = Call { $number }
tell-deal = Round { $number }: everybody gets a purse.
tell-purse = { $number ->
    [one] Your purse holds { $number } penny.
   *[other] Your purse holds { $number } pennies.
 }
tell-opens = { $number ->
    [one] { $seat } called { $number2 } and opens a purse of { $number } penny.
   *[other] { $seat } called { $number2 } and opens a purse of { $number } pennies.
 }
tell-scores = { $seat } scores a point.
ending-points = The best guesser wins.
score-points = Points
option-rounds = Rounds
option-rounds-help = How many purses everybody gets.
option-rounds-1 = One
option-rounds-3 = Three
option-rounds-5 = Five
view-purse = Your purse
view-round = Round
view-scores = Scores
view-opened = Purses of the last round
