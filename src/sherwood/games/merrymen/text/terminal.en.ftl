## What the terminal shows or tells of the board.

show-phase-setup = Heroes are being chosen.
show-phase-men = Round { $round } of { $rounds }, Merry Men phase.
show-hero = { $state ->
    [turned] { $player }, { $hero } (card turned)
   *[able] { $player }, { $hero }
 }
show-phase-hero = Round { $round } of { $rounds }, hero phase.
show-phase-end = Round { $round } of { $rounds }, end of the round.
show-phase-over = The game is over.
show-losses = Poorest: { $roads }, pennies left: { $pennies }. Guard track: { $guards ->
    [one] 1 space left.
   *[other] { $guards } spaces left.
 }
show-tuck-danger = Friar Tuck is in prison: { $rounds ->
    [one] he hangs at the end of this round.
   *[other] he hangs in { $rounds } rounds.
 }
show-sites = Gathering sites
show-site = Site
show-main = Main area
show-fight = Fight with
show-trap = Trap
show-guard = guard
show-trap-of = trap ({ $owner })
show-hero-of = hero of { $owner }
show-tuck = Tuck
show-roads = Roads, from the far end to the castle
show-road = Road
show-pennies = Pennies
show-risk = At risk
show-way = Carriages and barricades
show-there = There
show-barricade = Barricade
show-players = Players
show-player = Player
show-men-column = Men
show-goods = Possessions
show-arms = Weapons
show-fame = Reputation
show-works = Barricades / traps / emissaries
show-points = Points so far
show-weapon-sword = sword
show-weapon-bow = bow
show-weapon-axe = axe
show-weapon-staff = staff
show-goods-wood = { $n } wood
show-goods-iron = { $n } iron
show-goods-tool = { $n ->
    [one] 1 tool
   *[other] { $n } tools
 }
show-goods-distraction = { $n ->
    [one] 1 distraction
   *[other] { $n } distractions
 }
show-goods-penny = { $n ->
    [one] 1 penny
   *[other] { $n } pennies
 }
show-goods-any = { $n ->
    [one] 1 resource of choice
   *[other] { $n } resources of choice
 }
show-goods-weapon = { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
 }
show-goods-loot = { $n } loot
show-goods-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
show-spot = { $place } { $what }
show-nobody = nobody
show-none = none
show-site-told = In the hideouts of { $site }: { $spots }.
show-main-told = In its main area: { $men }.
show-road-told = On { $road }: pennies { $pennies }, barricades { $built }, carriages: { $carriages }. The next activation costs { $risk }.
show-player-told = { $player }: men ready { $ready }; possessions: { $goods }; weapons: { $arms }; reputation { $reputation }; barricades { $barricades }, traps { $traps }, emissaries { $emissaries }; points so far { $points }.
show-lot = Carriage lot (▲ standing, ▬ robbed): { $rows }. { $free ->
    [one] One slot is free.
   *[other] { $free } slots are free.
 }
show-stash = The Sheriff’s stash: { $goods }.
show-prison = Prison: { $levels }.
show-level = level { $level }: { $men }
show-gallows = hanged: { $men }
show-ransom = Ransom tile: captives { $captives } for { $points } points; one captive for { $one }.
show-ransom-man = a man of your own in prison
show-next = Villain cards you have seen, next first: { $cards }.
show-arrow = Pennies of the Sheriff’s on the first competition: { $pennies }.
show-odds = The roll succeeds { $percent } times in 100.
show-hand = Your hand: { $cards }.
show-passive = Your passive pile: { $cards }.
show-tuck-cards = Your Tuck cards: { $cards }.
show-spies = Your spies: { $spies }.
show-spy = { $spy }: { $action } for one { $price } ({ $points } VP)
show-tasks = Your tasks: { $tasks }.
show-task = { $task } (now { $worth })
show-card = { $card }: { $actions } ({ $points } VP)
