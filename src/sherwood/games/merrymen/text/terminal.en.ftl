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
show-losses = Fewest pennies: { $pennies }, on { $roads }. Guard track: { $guards ->
    [one] 1 space left.
   *[other] { $guards } spaces left.
 }
show-tuck-danger = { $way ->
    [hangs] Friar Tuck is in prison: unless he is freed, he hangs at the end of round { $round }, and all is lost.
   *[kept] Friar Tuck is in prison: unless he is freed before the game ends, with round { $round }, all is lost.
 }
show-sites = Gathering sites
show-site = Site
show-main = Main area
show-fight = Fight with
show-trap = Trap
show-roads = Roads, from the far end to the castle
show-road = Road
show-pennies = Pennies
show-risk = At risk
show-way = Carriages, barricades
show-there = There
show-barricade = Barricade
show-players = Players
show-player = Player
show-men = Men
show-fame = Reput.
show-barricades = Barric.
show-traps = Traps
show-emissaries = Emiss.
show-captives = Capt.
show-cards = Cards
show-points = Points
show-stock = Possessions and weapon dice
show-whose = Whose
show-store = store
show-legend = A to E: a man of that player, @A a hero, ^A a trap, T Tuck, G a guard; in brackets the fine of an arrested man. At risk: what the next activation takes. Men: ready + in training. Reputation: step (level). Cards: in hand + passive.
show-place-armoury = armoury
show-place-workshop = workshop
show-place-lumberjack = lumberjacks
show-place-church = church
show-place-forge = forge
show-place-square = square
show-place-north = north
show-place-east = east
show-place-south = south
show-place-west = west
show-villain-sheriff = Sheriff
show-villain-guy = Guy
show-villain-john = John
show-kind-wood = wood
show-kind-iron = iron
show-kind-tool = tool
show-kind-distraction = distr.
show-kind-penny = penny
show-guard = guard
show-man-of = man of { $owner }
show-arrested = guard and { $man } under arrest (fine: { $fine })
show-trap-of = trap of { $owner }
show-hero-of = hero of { $owner }
show-tuck = Tuck
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
show-spot = number { $place }, { $what }
show-stop = { "" };
show-nobody = nobody
show-none = none
show-site-told = Hideouts of { $site }: { $spots }.
show-main-told = Main area: { $men }.
show-site-costs = Fights: { $weapons }. Trap: { $trap }.
show-road-told = On { $road }: pennies { $pennies }; barricades: { $owners }; carriages: { $carriages }. Its next activation costs it { $risk ->
    [one] 1 penny
   *[other] { $risk } pennies
 }. Barricade: { $cost }.
show-there-told = There: { $who }.
show-elsewhere = Elsewhere: { $who }.
show-player-told = { $player }: men ready { $ready }, in training { $training }; possessions: { $goods }; weapons: { $arms }; reputation { $reputation }, level { $level }; barricades { $barricades }, traps { $traps }, emissaries { $emissaries }, captives { $captives }; cards in hand { $hand }; points so far { $points }.
show-lot = Carriage lot by rows (▲ standing, ▬ robbed; in brackets what a robber gains): { $rows }. { $free ->
    [one] One slot is free.
   *[other] { $free } slots are free.
 }
show-prices = Weapon store, with the colour that each weapon robs and its price: { $dice }.
show-price = { $weapon } ({ $colour }, { $price }) × { $dice }
show-stash = The Sheriff’s stash: { $goods }.
show-prison = Prison: { $levels }.
show-level = level { $level }: { $men }
show-gallows = hanged: { $men }
show-ransom = Ransom tile: { $captives ->
    [one] one captive
   *[other] { $captives } captives
 } for { $points } points; one captive for { $one }.
show-ransom-man = a man of your own in prison
show-next = Villain cards you have seen, next first: { $cards }.
show-arrow = Pennies of the Sheriff’s on the first competition: { $pennies }.
show-odds-own = Your odds: { $rolls }.
show-odds-of = The odds of { $player }: { $rolls }.
show-roll = { $dice ->
    [one] 1 die { $chances }
   *[other] { $dice } dice { $chances }
 }
show-chance = { $percent }%
show-chance-level = level { $level } { $percent }%
show-odds-counted = The die that may be rolled again is counted in.
show-odds-distraction = Each distraction spent after a failure rolls one die again; that is not counted in.
show-hand = Your hand: { $cards }.
show-passive = Your passive pile: { $cards }.
show-tuck-cards = Your Tuck cards: { $cards }.
show-spies = Your spies: { $spies }.
show-active = Active cards of { $player }, until the round ends: { $cards }.
show-spy = { $spy }: { $action } for { $price }; kept to the end, he costs { $points ->
    [one] 1 point
   *[other] { $points } points
 }
show-tasks = Your tasks: { $tasks }.
show-task = { $task } (now { $worth })
show-card = { $card }: { $actions } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
