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
board-colour-pink = pink, robbed with swords
board-colour-green = green, robbed with bows
board-colour-orange = orange, robbed with axes
board-colour-blue = blue, robbed with staves
board-player = player { $number }
board-tuck = Friar Tuck
board-free = empty
board-guard = a guard
board-trapped = a trap
board-fined = a fine
board-space = { $place }: { $who }
board-hideout = Hideout { $number }, { $place }: { $state }
board-main = { $place }, main area: { $men ->
    [0] nobody
    [one] { $men } man
   *[other] { $men } men
}
board-trap = Trap at { $place }
board-barricade = Barricade on the { $road } road
board-road = { $road } road: { $pennies ->
    [one] { $pennies } penny
   *[other] { $pennies } pennies
} left, { $risk } at risk
board-carriage = { $road } road, place { $place }: { $colour }
board-built = Barricade of { $who }
board-round = Round { $round } of { $rounds }
board-prisoner = { $count ->
    [one] A prisoner of { $who } on level { $level }
   *[other] { $count } prisoners of { $who } on level { $level }
}
board-store = { $weapon }: { $count } in store, price { $price }
board-arrow = Pennies of the Sheriff’s on the first competition: { $pennies }
board-percent = { $n }%
board-track = Guard track: { $guards } of { $length }
board-slot = Carriage lot, slot { $number }, { $pennies } pennies: { $state }
board-lot-empty = free
board-lot-standing = a carriage standing
board-lot-lying = a robbed carriage lying
board-stash = The Sheriff’s stash, { $good }: { $count }
board-supply = Take { $good }
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-done = Done
board-action = Action { $number }
board-good = Your { $good }: { $count }
board-card = { $card }: { $deeds }; passive { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-laid = Passive: { $deeds }; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-spy = Spy: { $deeds }; kept to the end, he costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-played = Active, until the round ends: { $deeds }
board-player-summary = Player { $number }, { $hero }: reputation { $reputation }, barricades { $barricades }, traps { $traps }, emissaries { $emissaries }, captives { $captives }
board-player-active = { $summary }; active cards: { $cards }
board-weapon-sword = Swords
board-weapon-bow = Bows
board-weapon-axe = Axes
board-weapon-staff = Staves
board-task = Task: { $task }; worth { $worth } now
