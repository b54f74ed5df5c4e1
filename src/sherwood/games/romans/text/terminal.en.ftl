## What the terminal shows or tells of the board.

show-program = Round { $round } of 3, programming. { $left ->
    [one] One fort is left in the deck.
   *[other] { $left } forts are left in the deck.
 }
show-attack = Round { $round } of 3, attack { $turn } of 6. { $left ->
    [one] One fort is left in the deck.
   *[other] { $left } forts are left in the deck.
 }
show-over = The game is over.
show-wall = Hadrian’s Wall
show-sums = { $total } up, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
show-legions = { $legions ->
    [one] 1 Legion Fort
   *[other] { $legions } Legion Forts
 }
show-neutral = neutral
show-wall-told = The wall from left to right: { $forts }.
show-gone = place { $place } is empty
show-fort = { $now ->
    [now] { $place } { $fort }, attacked now
   *[later] { $place } { $fort }
 }
show-clan = { $points ->
    [one] { $clan } ({ $player }) has 1 point.
   *[other] { $clan } ({ $player }) has { $points } points.
 }
show-holds = { $legions ->
    [0] Forts held: { $forts }.
    [one] Forts held: { $forts }; one of them is a Legion Fort.
   *[other] Forts held: { $forts }; { $legions } of them are Legion Forts.
 }
show-up = Face up: { $warriors }; strength { $total } in all.
show-hidden = { $count ->
    [one] Still hidden: place { $places }.
   *[other] Still hidden: places { $places }.
 }
show-warrior = { $warrior } { $strength }
show-warrior-fresh = { $warrior } { $strength } (just revealed)
show-hand = Your hand: { $warriors }.
show-aside = Set aside this round: { $warriors }.
show-place = { $warrior } in { $place }
show-lane = Your hidden warriors: { $places }.
