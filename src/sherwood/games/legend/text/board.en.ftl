### The board of The Legend of Robin Hood, in words for those who listen to it.

board-box = { $box }, { $terrain }
board-box-with = { $box }: { $things }
board-way = To { $box } by { $by }: { $cost } of { $left } points.
board-terrain-forest = forest
board-terrain-field = field
board-terrain-road = road
board-terrain-numbered_road = numbered road
board-terrain-village = village
board-terrain-town = town
board-terrain-mill = mill
board-terrain-castle = castle
board-terrain-ruined_castle = ruined castle
board-terrain-keep = keep
board-terrain-bridge = bridge
board-terrain-ford = ford
board-terrain-green = green
board-looted = looted
board-discovered = its passage is known
board-taxed = taxed this turn
board-off-map = off the map
board-state-free = free
board-state-face_down = face down
board-state-captive = captive
board-state-dead = dead
board-state-away = not yet here
board-disguised = disguised
board-wounded = wounded
board-moved = has moved
board-turn = Turn { $turn } of 30
board-gold-robin = Robin’s gold: { $gold }
board-gold-sheriff = The Sheriff’s treasury: { $gold }
board-gold-reserve = Gold in reserve: { $gold }
board-table-archery = Archery: strength, units hit
board-table-melee = Melee: odds, units lost

## The edge of the sheet

aim-head-first = Robin wins with
aim-head-second = three of these four
aim-head-first-strict = Robin wins with the
aim-head-second-strict = first two + one more
aim-wedding = Marry Marion
aim-king = Meet King Richard
aim-treasury = Sheriff down to 5
aim-gold = Robin up to 20
aim-open = Not yet: { $aim }. { $how }
aim-met = Holds now: { $aim }. { $how }
aim-gold-has = he has { $gold } gold
aim-treasury-has = he has { $gold } gold
aim-wedding-lost = she is Sir Guy’s wife
aim-wedding-done = they are married
aim-king-done = they are together
aim-captive = held captive
aim-dead = dead
aim-marion-comes = comes by turn { $turn }
aim-king-comes = comes by turn { $turn }
aim-marion-here = she is in the county
aim-king-here = he is in the county
board-due = by { $turn }: { $piece }
board-due-sure = { $turn }: { $piece }
board-next-by = { $piece } by turn { $turn }
board-next-sure = { $piece } in turn { $turn }
board-last-turn = last turn
board-next = Turn { $turn } of 30. Next: { $next }.
board-next-none = Turn { $turn } of 30.
board-tournament = Turn { $turn }: archery tournament
board-purse-robin = Robin
board-purse-sheriff = Sheriff
board-purse-reserve = Reserve
board-tray = Off map
board-tray-words = { $count ->
    [one] One piece off the map
   *[other] { $count } pieces off the map
  }
board-plate-archery = Arrows
board-plate-melee = Melee

board-piece = { $piece }, { $box }: { $state }
board-valued-leader = { $piece }, combat { $value }
board-valued-unit = { $piece }, melee { $value }
board-valued-noble = { $piece }, carrying { $value } gold
board-valued-bishop = { $piece }, carrying { $value } gold
board-wet = wet bowstrings

## A battle

battle-title = Battle: { $box }
battle-step-archery = Archery
battle-step-melee = Melee
battle-step-leaders = Leaders
battle-stage-archery = Next: both sides shoot, then losses are taken.
battle-stage-arrows = Arrows have struck: { $loser ->
    [0] Robin
   *[other] the Sheriff
  } still loses { $left ->
    [one] one unit
   *[other] { $left } units
  }.
battle-stage-melee = Hand to hand: the attacker rolls one die.
battle-stage-losses = The melee is rolled: { $loser ->
    [0] Robin
   *[other] the Sheriff
  } still loses { $left ->
    [one] one unit
   *[other] { $left } units
  }.
battle-stage-retreat = No defender fell: the attackers fall back.
battle-stage-suspect = A disguise is looked at closely.
battle-stage-personal = Leaders against leaders, no units left.
battle-stage-capture = Leaders alone among enemy units.
battle-stage-fate = The fate of the beaten leaders.
battle-stage-caught = Caught by units: will they get away?
battle-stage-flee = Away, to a box free of enemies.
battle-attacks-0 = Robin attacks
battle-attacks-1 = Sheriff attacks
battle-defends-0 = Robin defends
battle-defends-1 = Sheriff defends
battle-archery = archery { $value }
battle-melee = melee { $value }
battle-combat = leaders { $value }
battle-for = { $side }: { $why }
battle-why-cover = cover of trees or houses
battle-why-robin = Robin is with his archers
battle-why-walls = walls help the defender
battle-why-attack_leader = a leader with the attack
battle-why-defence_leader = a leader with the defence
battle-odds = Odds, rounded for the defender: { $odds }
battle-die = die rolled
battle-attacker-hits = attacker hits
battle-defender-hits = defender hits
battle-attacker-loses = attacker loses
battle-defender-loses = defender loses
battle-disguise = the disguise
battle-seen = fails
battle-unseen = holds
battle-fate = beaten leader
battle-first = first die
battle-second = if not, second
battle-captured = taken
battle-killed = killed
battle-escapes = flees
battle-suspect-note = Seen through, he is himself again and fights. §12.1c
battle-helpless-note = Who cannot fight is captured without a die. §7.43
battle-personal-note = A die each, plus all leaders’ combat. §7.0d
battle-personal-odds = Attacker wins { $attacker }%, defender { $defender }%, tie { $tie }%.

## The parts of a turn, in the head of the page

course-robin = Turn { $turn }: Robin
course-sheriff = Turn { $turn }: the Sheriff
course-dawn = Disguise
course-movement = March
course-combat = Fight
course-robbery = Rob
course-recruitment = Recruit
course-hanging = Hangings
course-evening = Evening
course-reinforcements = Reinforcements
course-events = Event
course-sheriff_movement = March
course-sheriff_combat = Fight
course-taxes = Taxes
course-then-sheriff = the Sheriff
course-then-robin = Robin
course-over = The game is over
