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
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-legions-short = Legion Forts { $legions }/3
board-ready = ready
board-lining-up = lining up
board-faces = fort { $value }
board-verdict-leads = leads
board-verdict-tied = tied
board-verdict-archer = wins the tie
board-verdict-out = left out
board-your-plan = Your hidden warriors
board-final = The forts are added up
board-fallen = Decided
board-fallen-does = now what follows
board-lost-word = Lost
board-out = Left out
board-deck = { $left ->
    [0] No fort left for another round
    [one] One fort left for the rounds to come
   *[other] { $left } forts left for the rounds to come
}
board-aside = { $warrior }: left out of this round
board-others = What the others may hold
board-rest = { $hidden ->
    [0] all revealed
   *[other] { $hidden } of these { $left }
}

## What a warrior and a fort do, in as few words as a card has room for

power-qween = takes a new warrior’s points
power-druhid = on capture, take any fort
power-svord = rearrange your hidden warriors
power-axx = if you capture, he may stay
power-archr = wins a tie for the fort
power-chippeuz = you cannot capture this turn
power-horsie = if you take nothing, discard one
power-chariott = two in a turn destroy each other
plate-malgarde = Poorly guarded
plate-signal = Signal
plate-coffre = Strongbox
plate-tifie = Legion
plate-dinaire = Ordinary
does-malgarde = captor keeps his weakest
does-signal = each clan discards one
does-coffre = captor gives up a fort
does-tifie = three of them win the game
does-dinaire = points only
