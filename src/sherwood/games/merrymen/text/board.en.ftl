### The board of Robin Hood and the Merry Men, in words for those who listen to it.

board-place-armoury = Armoury
board-place-workshop = Workshop
board-place-lumberjack = Lumberjacks
board-place-church = Church
board-place-forge = Forge
board-place-square = Town square
board-place-north = North
board-place-east = East
board-place-south = South
board-place-west = West
board-place-prison = Prison
board-place-archery = Archery ground
board-place-store = Weapon store
board-place-village = Village
board-place-lot = Carriage lot
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
board-trap = Trap at { $place }: { $cost }
board-barricade = Barricade on the { $road } road: { $cost }
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
board-track = { $guards } of { $length } guards camp
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
board-used = Used this round: { $deeds }
board-player-summary = Player { $number }, { $hero }: reputation { $reputation }, barricades { $barricades }, traps { $traps }, emissaries { $emissaries }, captives { $captives }
board-player-active = { $summary }; active cards: { $cards }
board-weapon-sword = Swords
board-weapon-bow = Bows
board-weapon-axe = Axes
board-weapon-staff = Staves

## Words drawn on the board itself: they must be short.

board-name-prison = Prison
board-name-archery = Archery ground
board-name-store = Weapon store
board-name-village = Village
board-name-lot = Carriage lot
board-name-ransom = Ransom
board-name-stash = Sheriff’s stash
board-name-yard = Yard
board-name-castle = The castle
board-name-tray = Dice
board-kind-weapon = a weapon
board-kind-tool = a tool
board-kind-wood = wood
board-kind-distraction = distraction
board-kind-iron = iron
board-kind-loot = a theft
board-kind-penny = a penny
board-kind-any = any
board-gives = { $what }
board-costs = for { $what }
board-cell = Level { $level }: { $level ->
    [one] 1 success
   *[other] { $level } successes
}
board-gallows = Gallows: for good
board-gift = { $pennies } pennies: 1 guard leaves, +{ $points } points
board-shot = { $hits ->
    [one] { $hits } success
   *[other] { $hits } successes
}: +{ $pennies } { $pennies ->
    [one] penny
   *[other] pennies
}
board-lot = { $taken } of { $slots } taken; when full, taxes rise
board-prize = robber’s prize: { $what }
board-ransom = { $captives ->
    [one] 1 captive
   *[other] { $captives } captives
}: { $points } points
board-ransom-tile = Ransom tile. { $first } { $second }
board-ransom-one = 1 captive: { $what }
board-ransom-man = a man of yours from prison
board-stash-hint = goes to whoever frees prisoners
board-pennies = { $n ->
    [one] penny
   *[other] pennies
}
board-phase-men = Merry Men
board-phase-hero = Heroes
board-phase-end = Round’s end
board-turn-setup = Everybody chooses a hero
board-turn-over = The game is over
board-turn-men = { $who } places a man: { $men ->
    [0] the last
    [one] { $men } left
   *[other] { $men } left
}
board-turn-hero = { $who }: villain card, then two moves
board-turn-end = Ransom, prison, men home, new cards
board-falls = Nottingham falls
board-falls-near = Nottingham is about to fall
board-tuck-near = Free Tuck by round { $round }!
board-when-bare = when a road has no penny
board-when-full = when { $length } guards camp
board-road-poorest = { $road }: { $pennies ->
    [one] 1 penny
   *[other] { $pennies } pennies
} left
board-road-near = { $road }: the next carriage takes all, and all lose
board-guards-left = { $guards } in the village; { $left ->
    [one] one more and all lose
   *[other] { $left } more and all lose
}
board-odds-weapon = A weapon die succeeds { $one } of the time, two dice { $two }
board-odds-theft = Theft, three tries: { $odds }, for { $loot } loot
board-odds-prison = Prison, two dice a distraction: level 1 and 2 { $odds }
board-next-villain = Next villain card: { $card }
board-rolls = { $who } may roll
board-chance-level = level { $level } { $share }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-reputation = Reputation { $steps }, level { $level }
board-count-barricades = { $n ->
    [one] { $n } barricade
   *[other] { $n } barricades
}
board-count-traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
board-count-emissaries = { $n ->
    [one] { $n } emissary
   *[other] { $n } emissaries
}
board-count-captives = { $n ->
    [one] { $n } captive
   *[other] { $n } captives
}
board-tasks = King Richard’s tasks: each emissary lets the best one count; sent so far { $emissaries }
board-other = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $men ->
    [one] { $men } man
   *[other] { $men } men
} ready, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-hand = Hand: { $cards }
board-power-robin = rerolls a skill die
board-power-will = robs pink with one die
board-power-littlejohn = visits the store for free
board-power-jane = visits the prison for free
board-power-marian = villains do not stop her
board-deed-weapon2 = 2 weapons
board-deed-tool2 = 2 tools
board-deed-wood2 = 2 wood
board-deed-distraction2 = 2 distractions
board-deed-iron2 = 2 iron
board-deed-square_die = theft, +1 die
board-deed-square_reroll = theft, reroll
board-deed-square_safe = theft, no jail
board-deed-square_loot = theft, +1 loot
board-deed-trap = trap
board-deed-trap_m1 = trap, 1 less
board-deed-barricade = barricade
board-deed-barricade_m1 = barricade, −1
board-deed-trap_or_barricade = trap/barricade
board-deed-emissary = emissary
board-deed-emissary_m1 = emissary, −1
board-kind-men = men
board-men = Your men: { $ready } ready, { $training } in training
board-name-crusade = Crusade
board-men-at = { $place }: { $men ->
    [0] nobody
    [one] { $men } man
   *[other] { $men } men
}
board-passive = passive: { $n }
board-fallen = Nottingham has fallen
board-held = Nottingham held out

## What a hero would find where he goes

board-hope-fight = fight { $chance }
board-hope-fight-more = fight { $one }–{ $all }
board-hope-store = buy, swap
board-hope-free = free { $chance }
board-hope-give = a guard leaves
board-hope-no-guard = no guard
board-hope-no-weapon = no weapon for it
board-hope-empty = nobody there
board-hope-no-distraction = no distraction
board-hope-no-penny = { $n } pennies wanted
