### The Legend of Robin Hood, in English.

game-name = The Legend of Robin Hood
game-tagline = Thirty turns in Sherwood: a band to gather, a treasury to empty, a king to wait for.

## Pieces

piece-robin_hood = Robin Hood
    .the = Robin Hood
    .The = Robin Hood
    .form = one
piece-little_john = Little John
    .the = Little John
    .The = Little John
    .form = one
piece-will_scarlet = Will Scarlet
    .the = Will Scarlet
    .The = Will Scarlet
    .form = one
piece-will_stutley = Will Stutley
    .the = Will Stutley
    .The = Will Stutley
    .form = one
piece-friar_tuck = Friar Tuck
    .the = Friar Tuck
    .The = Friar Tuck
    .form = one
piece-munch_the_miller = Munch the Miller
    .the = Munch the Miller
    .The = Munch the Miller
    .form = one
piece-alan_a_dale = Alan a Dale
    .the = Alan a Dale
    .The = Alan a Dale
    .form = one
piece-marion = Marion
    .the = Marion
    .The = Marion
    .form = one
piece-king_richard = King Richard
    .the = King Richard
    .The = King Richard
    .form = one
piece-sheriff_of_nottingham = Sheriff of Nottingham
    .the = the Sheriff of Nottingham
    .The = The Sheriff of Nottingham
    .form = one
piece-sheriff_of_lincoln = Sheriff of Lincoln
    .the = the Sheriff of Lincoln
    .The = The Sheriff of Lincoln
    .form = one
piece-guy_of_gisbourne = Sir Guy of Gisbourne
    .the = Sir Guy of Gisbourne
    .The = Sir Guy of Gisbourne
    .form = one
piece-prince_john = Prince John
    .the = Prince John
    .The = Prince John
    .form = one
piece-merry_men_1 = Merry Men 1
    .the = Merry Men 1
    .The = Merry Men 1
    .form = many
piece-merry_men_2 = Merry Men 2
    .the = Merry Men 2
    .The = Merry Men 2
    .form = many
piece-merry_men_3 = Merry Men 3
    .the = Merry Men 3
    .The = Merry Men 3
    .form = many
piece-merry_men_4 = Merry Men 4
    .the = Merry Men 4
    .The = Merry Men 4
    .form = many
piece-merry_men_5 = Merry Men 5
    .the = Merry Men 5
    .The = Merry Men 5
    .form = many
piece-merry_men_6 = Merry Men 6
    .the = Merry Men 6
    .The = Merry Men 6
    .form = many
piece-merry_men_7 = Merry Men 7
    .the = Merry Men 7
    .The = Merry Men 7
    .form = many
piece-merry_men_8 = Merry Men 8
    .the = Merry Men 8
    .The = Merry Men 8
    .form = many
piece-men_at_arms_1 = Men-at-arms 1
    .the = men-at-arms 1
    .The = Men-at-arms 1
    .form = many
piece-men_at_arms_2 = Men-at-arms 2
    .the = men-at-arms 2
    .The = Men-at-arms 2
    .form = many
piece-men_at_arms_3 = Men-at-arms 3
    .the = men-at-arms 3
    .The = Men-at-arms 3
    .form = many
piece-men_at_arms_4 = Men-at-arms 4
    .the = men-at-arms 4
    .The = Men-at-arms 4
    .form = many
piece-men_at_arms_5 = Men-at-arms 5
    .the = men-at-arms 5
    .The = Men-at-arms 5
    .form = many
piece-men_at_arms_6 = Men-at-arms 6
    .the = men-at-arms 6
    .The = Men-at-arms 6
    .form = many
piece-men_at_arms_7 = Men-at-arms 7
    .the = men-at-arms 7
    .The = Men-at-arms 7
    .form = many
piece-royal_foresters_1 = Royal foresters 1
    .the = royal foresters 1
    .The = Royal foresters 1
    .form = many
piece-royal_foresters_2 = Royal foresters 2
    .the = royal foresters 2
    .The = Royal foresters 2
    .form = many
piece-royal_foresters_3 = Royal foresters 3
    .the = royal foresters 3
    .The = Royal foresters 3
    .form = many
piece-knights_1 = Knights 1
    .the = knights 1
    .The = Knights 1
    .form = many
piece-knights_2 = Knights 2
    .the = knights 2
    .The = Knights 2
    .form = many
piece-noble_1 = Noble 1
    .the = noble 1
    .The = Noble 1
    .form = one
piece-noble_2 = Noble 2
    .the = noble 2
    .The = Noble 2
    .form = one
piece-noble_3 = Noble 3
    .the = noble 3
    .The = Noble 3
    .form = one
piece-noble_4 = Noble 4
    .the = noble 4
    .The = Noble 4
    .form = one
piece-bishop_1 = Bishop 1
    .the = bishop 1
    .The = Bishop 1
    .form = one
piece-bishop_2 = Bishop 2
    .the = bishop 2
    .The = Bishop 2
    .form = one

## Odds of a melee

odds-13 = 1 to 3
odds-12 = 1 to 2
odds-11 = 1 to 1
odds-21 = 2 to 1
odds-31 = 3 to 1
odds-41 = 4 to 1

## What you can do

do-done = Leave it at that
    .Dawn = Go on to the movement
    .Regicide = Spare him
    .Orders = End your movement
    .Truce = Go on to the fighting
    .Parley = Let the turn go on
    .Give = Offer no more
    .Demand = Ask for no more
    .Rob = Rob nobody else
    .Tax = Tax no other village
    .Recruit = Recruit nobody else
    .Hang = Hang nobody else
    .Ransom = Take no ransom
    .Wedding = No wedding now
do-disguise = Disguise { $piece-the }
do-unmask = Drop the disguise of { $piece-the }
do-murder = Murder { $piece-the }
do-move = Move { $piece-the }
do-take = Take { $piece-the } along
do-leave = Leave { $piece-the } here
do-go = Go to { $box }
do-passage = Take the secret passage to { $box }
do-halt = Stop here
do-declare = Declare the archery tournament
do-offer = Propose an exchange of captives
do-give = Offer { $piece-the }
do-demand = Ask for { $piece-the }
do-accept = Accept the exchange
do-refuse = Refuse the exchange
do-fight = Fight in { $box }
do-melee = Roll for the melee
do-confront = Roll the dice
do-lose = Lose { $piece-the }
do-retreat = Fall back to { $box }
do-fate = Roll the fate of { $piece-the }
do-flee = Escape to { $box }
do-rob = Rob { $piece-the }
do-loot = Loot { $box }
do-recruit = Recruit { $piece-the }
do-hang = Hang { $piece-the }
do-ransom = Take the ransom for { $piece-the }
do-wed = Marion marries { $piece-the }
do-place = Place in { $box }
do-tax = Tax { $box }
do-ride = Ride to { $box }
do-put_back = Put { $piece-the } back

## What you are asked

ask-Dawn = Your turn begins: disguises and captives first, then the march.
ask-Regicide = King Richard is your captive. Murder him, or leave it at that?
ask-Orders = Pick the next piece to move, or end your movement.
ask-SetOut = { $piece-The } in { $box }, { $number ->
    [one] one movement point
   *[other] { $number } movement points
  }: whom to take along, where to go?
ask-March = { $piece-The } in { $box }, { $number ->
    [0] no movement point left
    [one] one movement point left
   *[other] { $number } movement points left
  }: what next?
ask-Give = Which captives do you offer, one after another?
ask-Demand = Which captives do you ask for in return, one after another?
ask-Answer = You are offered { $piece-the }{ $number ->
    [0] {""}
    [one] {" "}and one other captive
   *[other] {" "}and { $number } other captives
  } for { $piece2-the }{ $number2 ->
    [0] {""}
    [one] {" "}and one other captive
   *[other] {" "}and { $number2 } other captives
  }. Do you accept the exchange?
ask-Truce = The enemy has moved. Before the fighting: an exchange of captives, or leave it at that?
ask-Parley = The fighting is over: captives to exchange, a tournament to declare, or on with the turn?
ask-Place = Where do you put { $piece-the }?
ask-Battles = Which battle comes next?
ask-Clash = The melee in { $box }: roll the die.
ask-Losses = You have { $number ->
    [one] one unit
   *[other] { $number } units
  } to lose in { $box }: which now?
ask-Victims = Your arrows hit home in { $box }: { $number ->
    [one] one unit has
   *[other] { $number } units have
  } to fall. Which now?
ask-Retreat = Your attack on { $box } is thrown back: where do you fall back to?
ask-Confront = Leaders and enemies are face to face in { $box }: roll the dice.
ask-Suspect = A leader is in disguise among enemies in { $box }: roll to see whether he is recognised.
ask-Fate = You have won the fight in { $box }: whose fate do you roll next?
ask-Caught = Enemy units close in on your leaders in { $box }: for whom do you roll next?
ask-Flee = { $piece-The } gets away: where to?
ask-Rob = Whom do you rob, what do you loot, if anything?
ask-Tax = Which village do you tax, if any?
ask-Recruit = Whom do you recruit, if anybody?
ask-Hang = Whom do you hang, if anybody?
ask-Ransom = For whom do you take a ransom, if for anybody?
ask-Wedding = All is ready for the wedding with Marion. Let it take place now, or leave it at that?
ask-Fork = Two roads lead { $piece-the } on: which one?

wait-Dawn = Robin’s turn begins.
wait-Regicide = The Sheriff thinks about his royal captive.
wait-Orders = Pieces are being moved.
wait-SetOut = A march is being prepared.
wait-March = A march is under way.
wait-Give = An exchange of captives is being proposed.
wait-Demand = An exchange of captives is being proposed.
wait-Answer = An answer to the exchange is awaited.
wait-Truce = A word before the fighting: an exchange may be proposed.
wait-Parley = A word after the fighting: an exchange or a tournament may be announced.
wait-Place = A piece is being placed.
wait-Battles = The next battle is being chosen.
wait-Clash = A melee is about to be rolled.
wait-Losses = Losses are being chosen.
wait-Victims = The archer chooses the victims.
wait-Retreat = Attackers look for a way back.
wait-Confront = Leaders are about to face each other.
wait-Suspect = A disguise is about to be looked at closely.
wait-Fate = A leader’s fate is about to be rolled.
wait-Caught = A leader caught by units is about to roll.
wait-Flee = A leader is getting away.
wait-Rob = Robbery and looting are being decided.
wait-Tax = Taxes are being decided.
wait-Recruit = Recruits are being chosen.
wait-Hang = The Sheriff considers the gallows.
wait-Ransom = Ransoms are being decided.
wait-Wedding = A wedding is being decided.
wait-Fork = A traveller stands at a fork.

## What happened

tell-turn = Turn { $number } begins.
tell-disguises = { $piece-The } goes in disguise.
tell-unmasks = { $piece-The } drops the disguise.
tell-murders = { $piece-The } is murdered.
tell-killed = { $piece-The } is killed.
tell-captured = { $piece-The } is captured in { $box }.
tell-eliminated = { $piece-The } are lost.
tell-reappears = { $piece-The } turn up, unrecruited, in { $box } (die { $number }).
tell-marches = { $piece-The } { $piece-form ->
    [many] go
   *[one] goes
  } { $number ->
    [0] from { $box } to { $box2 }
    [one] with one other from { $box } to { $box2 }
   *[other] with { $number } others from { $box } to { $box2 }
  }.
tell-returns = { $piece-The } { $piece-form ->
    [many] move and come
   *[one] moves and comes
  } { $number ->
    [0] back to { $box }
    [one] back to { $box } with one other
   *[other] back to { $box } with { $number } others
  }.
tell-stays = { $piece-The } { $piece-form ->
    [many] stay
   *[one] stays
  } behind in { $box }.
tell-wakes = { $piece-The } and his men are up and about in { $box }.
tell-passage = The secret passage to { $box } is tried: die { $number }, { $number ->
    [5] the enemy is waiting
    [6] the enemy is waiting
   *[other] the way is clear
  }.
tell-ambushed = The ambush strikes at { $piece-the }: die { $number } (1 or 2 kills).
tell-slips_away = { $piece-The } slips away and is back in { $box }.
tell-declares = An archery tournament is declared for turn { $number }.
tell-offers = { $seat } offers { $piece-the }.
tell-asks_for = { $seat } asks for { $piece-the }.
tell-accepts = { $seat } accepts the exchange.
tell-refuses = { $seat } refuses the exchange.
tell-placed = { $piece-The } { $piece-form ->
    [many] are
   *[one] is
  } placed in { $box }.
tell-battle = Battle in { $box }.
tell-volley = { $seat } shoots with strength { $number }: die { $number2 }, counted as { $number3 }, units hit: { $number4 }.
tell-charge = Melee strength { $number } against { $number2 }. The attacker rolls { $number3 }; leaders and walls { $number4 ->
    [-2] take two from the die
    [-1] take one from the die
    [0] change nothing
   *[1] add one to the die
  }.
tell-melee = Melee at { $odds }, die counted as { $number }: the attacker loses { $number2 }, the defender { $number3 }.
tell-falls_back = The attackers of { $box } fall back to { $box2 }.
tell-duel = Personal combat in { $box }, die and strengths together: { $number } for the attacker, { $number2 } for the defender.
tell-fate = The fate of { $piece-the }: die { $number }, { $number ->
    [6] an escape
    [1] a capture
    [2] a capture
   *[other] death
  }.
tell-dodges = { $piece-The } tries to get away from the enemy units: die { $number }.
tell-trapped = { $piece-The } does not get away: second die { $number }.
tell-cornered = But no box around { $box } is free of enemies: { $piece-the } cannot escape.
tell-flees = { $piece-The } escapes to { $box }.
tell-looks = The Sheriff’s people look closely at { $piece-the }: die { $number }.
tell-recognised = { $piece-The } is recognised!
tell-unrecognised = { $piece-The } is not recognised (die { $number }).
tell-rescued = { $piece-The } is free again in { $box }.
tell-hangs = { $piece-The } is hanged; the Sheriff gains { $number } gold.
tell-ransoms = { $piece-The } is ransomed for { $number } gold.
tell-unrobbed = { $piece-The } goes unrobbed in { $box }: a robbery wants a unit of Merry Men there.
tell-robs = { $piece-The } is robbed in { $box } of { $number } gold.
tell-loots = { $box } is looted of { $number } gold.
tell-taxes = Taxes in { $box }: die { $number }, { $number2 } gold.
tell-joins = { $piece-The } { $piece-form ->
    [many] join
   *[one] joins
  } the band.
tell-wrestles = Robin fights { $piece-the }: die { $number }.
tell-resists = { $piece-The } will not join yet.
tell-wounded = { $piece-The } is wounded until turn { $number }.
tell-healed = { $piece-The } is well again.
tell-event = Event die: { $number }.
tell-void_six = A personality came last turn, so this six does not count.
tell-all_came = All five personalities have come already.
tell-no_nobles = A noble would come, but all four are on the road.
tell-no_bishops = A bishop would come, but both are on the road.
tell-no_event = Nothing happens.
tell-travels = { $piece-The } appears on { $box }, bound for { $box2 }.
tell-arrives = { $piece-The } { $piece-form ->
    [many] appear
   *[one] appears
  } in { $box }.
tell-rides = { $piece-The } rides on to { $box }.
tell-safe = { $piece-The } leaves safely by { $box }: { $number } gold for the Sheriff.
tell-no_hosts = The hosts of the tournament are missing: the Sheriff loses { $number } gold.
tell-golden_arrow = Robin wins the golden arrow: { $number } gold.
tell-stays_away = Robin stays away from the tournament and loses { $number } gold; the Sheriff gains { $number2 }.
tell-weds = Marion marries { $piece-the }.

## Why not

bar-river = The Trent runs between here and { $box }; it is crossed only at bridges and fords.
bar-knights_forest = Knights cannot enter a forest.
bar-captives_alone = Captives would be left without a guard.
bar-too_far = { $box } costs { $number ->
    [one] one movement point
   *[other] { $number } movement points
  }, and { $number2 ->
    [0] none is left
    [one] only one is left
   *[other] only { $number2 } are left
  }.
bar-tournament_way = Whoever passes enemies on the day of the tournament must end on the Green.
bar-not_set_out = { $piece-The } { $piece-form ->
    [many] have
   *[one] has
  } not moved yet: go somewhere, or put the piece back.
bar-numbered_end = Only travellers end a move in a numbered road box.
bar-crossing_end = Nobody ends a move on a bridge or a ford.
bar-passage_outlaws = Only outlaws use secret passages.
bar-passage_used = The passage to { $box } has been tried already.
bar-passage_robin = Only Robin’s party enters a keep by its passage.
bar-passage_crowd = At most two units of Merry Men and one other leader enter with Robin.
bar-passage_captives = Captives of the outlaws cannot be taken through a secret passage.
bar-not_recruited = { $piece-The } { $piece-form ->
    [many] lie
   *[one] lies
  } face down: not in play yet.
bar-has_moved = { $piece-The } { $piece-form ->
    [many] have
   *[one] has
  } already moved.
bar-wounded = Robin is wounded: until he is well he does not move, put on a disguise or recruit.
bar-command = { $number ->
    [0] Merry Men need a leader who commands them, and there would be none.
    [one] The leaders on the march command only one unit of Merry Men.
   *[other] The leaders on the march command only { $number } units of Merry Men.
  }
bar-is_captive = { $piece-The } is a captive.
bar-needs_leader = Merry Men move only with a leader.
bar-tournament_once = There is one tournament in a game.
bar-tournament_prince = There is no tournament before Prince John has come.
bar-tournament_late = It is too late for a tournament: it is held two turns after it is declared, in turn 30 at the latest.
bar-never_hanged = { $piece-The } can never be hanged.
bar-not_held = { $piece-The } must have spent two full turns of the Sheriff in a keep before a hanging: { $number } so far.
bar-no_gallows = { $piece-The } is not in a town, and there are no gallows elsewhere.
bar-no_hangman = No leader of the Sheriff is with { $piece-the }: one must be there for a hanging.
bar-escorted = Units of the Sheriff escort { $piece-the }, who cannot be robbed.
bar-looted = { $box } has been looted already.
bar-garrisoned = Units of the Sheriff hold { $box }, which cannot be looted.
bar-no_collector = Taxes need a unit and a leader of the Sheriff, and { $box } has not both.
bar-village_held = Merry Men hold { $box }: there are no taxes to be had.
bar-taxed_twice = Taxes in { $box } cannot be tried two turns running.
bar-fought_already = Robin has fought { $piece-the } already this turn.
bar-no_recruiter = Only Robin, Scarlet, Stutley and Little John recruit Merry Men.
bar-robin_only = Only Robin can recruit { $piece-the }.

## The end

ending-robin_killed = Robin Hood is dead.
ending-robin_hanged = Robin Hood has been hanged.
ending-king_killed = King Richard is dead.
ending-king_murdered = King Richard has been murdered.
ending-king_met = King Richard and Robin have met.
ending-last_turn = The thirtieth turn is over.
ending-sheriffs_fallen = All the Sheriff’s leaders are dead.
role-0 = Robin Hood
role-1 = Sheriff
score-wedding = Robin married to Marion, and she is free
score-king = The king and Robin together
score-treasury = The Sheriff’s treasury at five or less
score-gold = Robin’s twenty gold pieces
score-total = Conditions met (Robin), missing (Sheriff)

## Options

option-archery_losses = Archery losses
option-archery_losses-help = Who chooses the units lost to arrows. The rulebook says their owner; one report says the firer.
option-archery_losses-owner = chosen by their owner
option-archery_losses-firer = chosen by the firer
option-tournament_losses = Tournament melee
option-tournament_losses-help = Losses in the melee right after the tournament. The rule has an example with one more; a note under the table says doubled.
option-tournament_losses-plus_one = one more
option-tournament_losses-doubled = doubled
option-victory = Robin’s victory
option-victory-help = Three conditions of four, or the stricter ones for those who find that Robin wins too easily.
option-victory-standard = three of four
option-victory-strict = wedding and king, and one of the two of gold
option-profile = Counters
option-profile-help = The counters’ values are reconstructed. Weaker bows for men-at-arms and foresters help the outlaws.
option-profile-standard = our usual values
option-profile-weak_bows = weaker bows for the Sheriff

## In the terminal

term-header = Turn { $turn } of 30, { $phase }. Gold: Robin ({ $robin-name }) { $robin }, Sheriff ({ $sheriff-name }) { $sheriff }.
term-march = On the march in { $box }: { $group }; { $left ->
    [one] one point
   *[other] { $left } points
  } left. Within reach: { $ways }.
term-way = { $box } ({ $cost })
term-box = { $box } ({ $terrain }): { $people }.
term-marked = { $piece } ({ $marks })
term-toward = { $piece } (bound for { $box })
term-tournament-past = The archery tournament was held in turn { $turn }.
term-tournament = Archery tournament on the Green in turn { $turn }.
term-married = Marion is married to { $husband }.
term-exchange = An exchange is proposed: { $give } for { $take }.
term-looted = Looted: { $boxes }.
term-discovered = Secret passages discovered: { $boxes }.
term-conditions-none = Robin meets none of his four conditions yet (§16.3).
term-conditions = Robin’s conditions met, { $count } of 4: { $met }.
term-terrain-forest = forest
term-terrain-field = field
term-terrain-road = road
term-terrain-numbered_road = numbered road
term-terrain-village = village
term-terrain-town = town
term-terrain-mill = mill
term-terrain-castle = castle
term-terrain-ruined_castle = ruined castle
term-terrain-keep = keep
term-terrain-bridge = bridge
term-terrain-ford = ford
term-terrain-green = green
term-phase-dawn = Robin’s turn begins
term-phase-movement = Robin’s movement
term-phase-combat = Robin’s combat
term-phase-robbery = robbery
term-phase-recruitment = recruitment
term-phase-hanging = hanging
term-phase-evening = the end of Robin’s turn
term-phase-reinforcements = the Sheriff’s turn begins
term-phase-events = random events
term-phase-sheriff_movement = the Sheriff’s movement
term-phase-sheriff_combat = the Sheriff’s combat
term-phase-taxes = taxes
term-phase-over = the game is over
term-is-face_down = face down
term-is-captive = captive
term-kept = { $turns ->
    [one] one full turn in a keep
   *[other] { $turns } full turns in a keep
  }
term-is-disguised = disguised
term-is-wounded = wounded
term-is-wet = wet bowstrings
term-legend = ★ Robin, ● outlaws, ▲ the Sheriff’s people, $ travellers, +n what it costs to get there.
term-archery = Archery table, units hit on a die of 1 to 6 (§7.7b): { $columns }.
term-melee = Melee table, units lost on a die of 1 to 6, A by the attacker, D by the defender, EX one each (§7.8b): { $columns }.
term-column = at { $head }: { $results }

## What a seat counts of its own

holding-gold = { $change } gold
holding-pieces = { $change } { $number ->
    [one] piece of yours free
   *[other] pieces of yours free
 }
holding-captives = { $change } { $number ->
    [one] captive of yours
   *[other] captives of yours
 }
