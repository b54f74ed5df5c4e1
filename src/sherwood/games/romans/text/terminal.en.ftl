## What the terminal shows or tells of the board.

term-program = Round { $round } of 3, programming. { $left ->
    [one] One fort is left in the deck.
   *[other] { $left } forts are left in the deck.
 }
term-attack = Round { $round } of 3, attack { $turn } of 6. { $left ->
    [one] One fort is left in the deck.
   *[other] { $left } forts are left in the deck.
 }
term-over = How the table stands at the end:
term-wall = Hadrian’s Wall
term-sums = { $points ->
    [one] { $total } strong, { $figure } pt
   *[other] { $total } strong, { $figure } pts
 }
term-legions = { $legions ->
    [one] 1 Legion Fort
   *[other] { $legions } Legion Forts
 }
term-owner = { $player } ({ $clan })
term-neutral = neutral
term-wall-told = The wall from left to right: { $forts }.
term-gone = place { $place } is empty
term-fort = { $now ->
    [now] { $place } { $fort }, attacked now
   *[later] { $place } { $fort }
 }
term-clan = { $points ->
    [one] { $clan } ({ $player }) has { $figure } point.
   *[other] { $clan } ({ $player }) has { $figure } points.
 }
term-holds = { $legions ->
    [2] Forts held: { $forts }; a third Legion Fort would win the game.
   *[other] Forts held: { $forts }.
 }
term-up = Face up: { $warriors }; strength { $total } in all.
term-hidden = { $count ->
    [one] Still hidden: place { $places }.
   *[other] Still hidden: places { $places }.
 }
term-warrior = { $warrior } { $strength }
term-warrior-fresh = { $warrior } { $strength } (just revealed)
term-hand = Your hand: { $warriors }.
term-aside = Out of play this round: { $warriors }.
term-place = { $warrior } in { $place }
term-lane = Your hidden warriors: { $places }.
