### The board of Romans Go Home!, in words for those who listen to it.

board-round = Round { $round } of 3
board-turn = Fort { $turn } of 6
board-fort = Place { $place } of the wall: { $fort }
board-fort-attacked = Place { $place } of the wall, attacked now: { $fort }
board-fort-gone = Place { $place } of the wall: nothing left
board-slot-empty = { $clan }, place { $place }: empty
board-slot-hidden = { $clan }, place { $place }: a warrior face down
board-slot-own = { $clan }, place { $place }: { $warrior }, strength { $strength }, face down; only you see it
board-slot-up = { $clan }, place { $place }: { $warrior }, strength { $strength }, face up
board-slot-fresh = { $clan }, place { $place }: { $warrior }, strength { $strength }, just revealed
board-slot-gone = { $clan }, place { $place }: the warrior has left
board-hand = { $copies ->
    [one] { $warrior }, strength { $strength }, in your hand
   *[other] { $warrior }, strength { $strength }, { $copies } times in your hand
}
board-held = { $clan } holds: { $fort }
board-your-hand = Your hand
board-neutral = neutral
board-total = Strength in play: { $total }
board-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}
board-legions = { $legions ->
    [0] no Legion Fort
    [one] one Legion Fort of three
   *[other] { $legions } Legion Forts of three
}
board-spent = Discarded this round: { $warriors }
board-lost = Lost to everybody: { $fort }
board-seduced = Seduced by { $clan }: the newest warrior counts for { $clan } this turn
