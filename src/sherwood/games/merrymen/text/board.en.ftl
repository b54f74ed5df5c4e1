### The board of Robin Hood and the Merry Men, in words for those who listen to it.

board-place-armoury = Armoury
board-place-workshop = Workshop
board-place-lumberjack = Lumberjacks
board-place-church = Church
board-place-forge = Forge
board-place-square = Square
board-place-north = North
board-place-east = East
board-place-south = South
board-place-west = West
board-place-prison = Prison
board-place-archery = Archery
board-place-store = Weapon store
board-place-village = Village
board-place-lot = Carriages
board-character-much = Much
board-character-alan = Alan
board-character-stutely = Stutely
board-character-david = David
board-character-arthur = Arthur
board-character-gilbert = Gilbert
board-character-reynold = Reynold
board-character-wat = Wat
board-character-gamble = Gamble
board-character-lee = Sir Richard
board-colour-pink = pink, stopped by swords
board-colour-green = green, stopped by bows
board-colour-orange = orange, stopped by axes
board-colour-blue = blue, stopped by staffs
board-player = player { $number }
board-tuck = Friar Tuck
board-free = empty
board-guard = a guard
board-trapped = a trap
board-fined = a fine
board-space = { $place }: { $who }
board-hideout = Hideout { $number }, { $place }: { $state }
board-main = { $place }, in the open: { $men ->
    [0] nobody
    [one] { $men } man
   *[other] { $men } men
}
board-trap = Trap at { $place }
board-barricade = Barricade on the { $road } road
board-road = { $road } road: { $pennies } pennies left, { $risk } at risk
board-carriage = { $road } road, place { $place }: { $colour }
board-built = Barricade of { $who }
board-round = Round { $round } of { $rounds }
board-prisoner = { $count ->
    [one] A prisoner of { $who } on level { $level }
   *[other] { $count } prisoners of { $who } on level { $level }
}
board-store = { $weapon }: { $count } in store, price { $price }
board-track = Guards on the march: { $guards } of { $length }
board-slot = Lot { $number }, { $pennies } pennies: { $state }
board-lot-empty = empty
board-lot-standing = taken
board-lot-lying = robbed
board-stash = Stash, { $good }: { $count }
board-supply = Take { $good }
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-done = Done
board-action = Action { $number }
board-good = Your { $good }: { $count }
board-card = { $card }: { $deeds }; at rest { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-laid = Laid down: { $deeds }; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-player-summary = Player { $number }, { $hero }: reputation { $reputation }, barricades { $barricades }, traps { $traps }, emissaries { $emissaries }, captives { $captives }
board-weapon-sword = Swords
board-weapon-bow = Bows
board-weapon-axe = Axes
board-weapon-staff = Staffs
board-task = Task: { $task }; worth { $worth } now
