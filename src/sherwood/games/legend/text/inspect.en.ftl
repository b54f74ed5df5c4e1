### What things on the table of The Legend of Robin Hood are, for whoever points at them.

## The land

inspect-terrain-forest = Forest: { $cost } movement points to enter, closed to knights. In a battle here archers take one from their die.
inspect-terrain-field = Field: { $cost } movement point to enter. No cover in a battle.
inspect-terrain-road = Road: { $cost } movement point to enter. Travellers ride along it.
inspect-terrain-numbered_road = Numbered road: { $cost } movement point to enter, but only travellers end a move here. Travellers come and leave by these.
inspect-terrain-village = Village: { $cost } movement point to enter. In a battle archers take one from their die. The Sheriff may tax it with a unit and a leader.
inspect-terrain-town = Town: { $cost } movement point to enter. In a battle archers take one from their die. Here captives are hanged and reinforcements placed.
inspect-terrain-mill = Mill: { $cost } movement point to enter. In a battle archers take one from their die.
inspect-terrain-castle = Castle: { $cost } movement point to enter. No archery; the attacker takes one from the melee die, and falls back if no defender falls.
inspect-terrain-ruined_castle = Ruined castle: { $cost } movement point to enter. No archery; the attacker takes one from the melee die.
inspect-terrain-keep = Keep: { $cost } movement point, only through its castle or its secret passage. No archery; minus one in the melee. Merry Men may loot it once for 4 gold.
inspect-terrain-bridge = Bridge: { $cost } movement point to cross the Trent. Nobody ends a move here but travellers.
inspect-terrain-ford = Ford: { $cost } movement point to cross the Trent. Nobody ends a move here, and units that wade do not shoot this turn.
inspect-terrain-green = Nottingham Green: { $cost } movement point to enter. The archery tournament is held here.
inspect-passage = Its secret passage opens in { $box }: outlaws may always leave by it; Robin may enter by it once in the game, on a die of 1 to 4.
inspect-looted = Looted: there is no more gold in it.
inspect-discovered = Its secret passage has been tried: nobody enters by it any more.
inspect-taxed = Taxed this turn: not again next turn.
inspect-reach = The march can end here for { $cost ->
    [one] one point
   *[other] { $cost } points
  }.
inspect-here-outlaw = Outlaws here: { $pieces }.
inspect-here-sheriff = The Sheriff’s people here: { $pieces }.
inspect-here-traveller = Travellers here: { $pieces }.
inspect-listed-leader = { $piece } (combat { $combat })
inspect-listed-unit = { $piece } (archery { $archery }, melee { $melee })
inspect-battle-due = Both sides are here: they must fight.

## Pieces

inspect-leader-outlaw = A leader of Robin’s band: combat { $combat }, leads { $command ->
    [0] no Merry Men
    [one] one unit of Merry Men
   *[other] { $command } units of Merry Men
  }, moves { $movement }.
inspect-leader-sheriff = A leader of the Sheriff’s side: combat { $combat }, moves { $movement }.
inspect-unit-outlaw = A unit of the outlaws: archery { $archery }, melee { $melee }, moves { $movement }.
inspect-unit-sheriff = A unit of the Sheriff’s: archery { $archery }, melee { $melee }, moves { $movement }.
inspect-traveller = A rich traveller on nobody’s side, with { $gold } gold. Rides three boxes in every movement of the Sheriff’s.
inspect-stands = Stands in { $box }.
inspect-down-outlaw = Not recruited yet: out of play until recruited in this box.
inspect-down-sheriff = Not roused yet: stops outlaws, but neither moves nor fights until the Sheriff of Nottingham comes or outlaws attack.
inspect-captive-outlaw = The Sheriff’s captive; full turns in a keep so far: { $kept }. After two, a hanging in a town is possible for most.
inspect-captive-sheriff = Robin’s captive: must be guarded, and may be ransomed, murdered or exchanged.
inspect-dead = Out of the game.
inspect-returns = Comes back as a reinforcement in turn { $turn }.
inspect-waits = Waits beside the map until the event die calls.
inspect-escort = Comes with Prince John, as his escort.
inspect-comes = Comes as a reinforcement in turn { $turn }, to a town the Sheriff chooses.
inspect-comes-by = Comes when an event die shows a six, in turn { $turn } at the latest; the five personalities keep their order.
inspect-toward = Bound for { $box }.
inspect-disguised = In disguise: leads nobody, and is safe until recognised in a battle.
inspect-wounded = Wounded until turn { $turn }: does not move, fight, recruit or lead.
inspect-wet = Has waded through a ford: wet bowstrings do not shoot this turn.
inspect-marching = On the march, { $left ->
    [0] with no point left
    [one] with one point left
   *[other] with { $left } points left
  }.
inspect-moved = Has moved in this phase.
inspect-may-move = Can still move in this phase, up to { $points } points.
inspect-may-follow = Can move in this phase, up to { $points } points, if a leader in the box takes them along.
inspect-company = In the same box: { $pieces }.

inspect-role-robin_hood = If he is killed or hanged, the Sheriff wins. He alone recruits leaders; he adds one to his archers’ dice; he may go in disguise.
inspect-role-little_john = Robin must fight him to win him: a die of 1 to 4 and he joins (4 also wounds Robin). Then he recruits Merry Men.
inspect-role-will_scarlet = Robin must fight him to win him: he always joins, but a die of 5 or 6 wounds Robin. Then he recruits Merry Men.
inspect-role-will_stutley = Joins Robin without a fight, and then recruits Merry Men.
inspect-role-friar_tuck = Robin must fight him to win him: a die of 1 to 4 and he joins (4 also wounds Robin). Blesses Robin’s wedding; never hanged.
inspect-role-munch_the_miller = Joins Robin without a fight.
inspect-role-alan_a_dale = Sings at Robin’s wedding, which cannot be without him. Never fights: beaten, he is captured.
inspect-role-marion = To marry her is one of Robin’s four aims. Sir Guy may marry her as a captive. Never fights: beaten, she is captured.
inspect-role-king_richard = If he and Robin, both free, end a turn in one box, the game ends, and that counts as one of Robin’s aims. If he dies the game ends too. He may go in disguise.
inspect-role-sheriff_of_nottingham = Rouses Sir Guy by ending a move with him. With a unit he collects taxes in villages; with captives in a town he hangs.
inspect-role-sheriff_of_lincoln = With a unit he collects taxes in villages; with captives in a town he hangs.
inspect-role-guy_of_gisbourne = May marry a captive Marion, which costs Robin that aim while he lives.
inspect-role-prince_john = Once he has come an archery tournament may be declared. Always knows his brother King Richard. His ransom is 10 gold.
inspect-role-merry_men = Move only with a leader. Rob travellers and loot keeps where no unit of the Sheriff is. Lost, they turn up elsewhere and can be recruited again.
inspect-role-men_at_arms = Need no leader to move. Lost, they return on the fourth turn after.
inspect-role-royal_foresters = Need no leader to move, and are at home in the forest. Lost, they never return.
inspect-role-knights = The strongest in a melee; may stand for two losses to arrows. Never enter a forest; lost, they never return.
inspect-role-noble = Merry Men in the box may rob him of 1 gold of the Sheriff’s. If he leaves the map unrobbed the Sheriff gains 1.
inspect-role-bishop = Merry Men in the box may rob him of 2 gold of the Sheriff’s. If he leaves the map unrobbed the Sheriff gains 1.

## The edge of the sheet

inspect-aim-wedding = Robin is married to Marion, and she is not a captive. For the wedding Robin, Marion, Alan a Dale and Friar Tuck must be free in one box at the end of Robin’s turn.
inspect-aim-king = King Richard and Robin, both free, are in one box at the end of a turn. That ends the game, so reach the other aims first.
inspect-aim-treasury = The Sheriff’s treasury holds five gold or less. He begins with twelve; robberies, loot and ransoms empty it.
inspect-aim-gold = Robin holds twenty gold or more, from travellers, keeps, ransoms and the golden arrow.
inspect-aim-open = Not yet: { $how }.
inspect-aim-met = Holds now: { $how }.
inspect-aims = When the game ends, Robin, alive and free, wins with three of the four; otherwise the Sheriff wins.
inspect-aims-strict = At this table Robin needs the wedding and the king, and one of the two of gold; otherwise the Sheriff wins.
inspect-gold-robin = Twenty are one of his four aims. He robs travellers, loots keeps and takes ransoms.
inspect-gold-sheriff = Down to five it is one of Robin’s aims. It grows by taxes, by hangings and by travellers who leave unrobbed.
inspect-gold-reserve = Nobody’s gold: taxes and prizes are paid from it, losses to nobody go back to it.
inspect-phase-dawn = Robin’s turn begins: disguises and captives, before anybody moves.
inspect-phase-movement = Robin moves his outlaws.
inspect-phase-combat = Robin’s battles are fought.
inspect-phase-robbery = Robin may rob travellers and loot keeps.
inspect-phase-recruitment = Robin may recruit outlaws in his box.
inspect-phase-hanging = The Sheriff may hang captives.
inspect-phase-evening = Robin’s turn ends: ransoms and weddings.
inspect-phase-reinforcements = The Sheriff’s turn begins: reinforcements.
inspect-phase-events = The event die brings travellers and personalities.
inspect-phase-sheriff_movement = The Sheriff moves his people, then the travellers ride.
inspect-phase-sheriff_combat = The Sheriff’s battles are fought.
inspect-phase-taxes = The Sheriff may tax villages.
inspect-phase-over = The game is over.
inspect-due = By turn { $turn }: { $piece }.
inspect-due-sure = In turn { $turn }: { $piece }.
inspect-tournament = Archery tournament on the Green in turn { $turn }.
inspect-last-turn = Turn 30 is the last.
inspect-aside = Off the map
inspect-aside-what = Those who have not come yet, who wait to come again, or who are gone for good.
inspect-aside-away = To come: { $pieces }.
inspect-aside-dead = Gone for good: { $pieces }.
inspect-table-archery = Archery table
inspect-table-archery-how = Add up the archery of your units, take the column of that strength, roll a die: the row says how many enemy units fall.
inspect-table-melee = Melee table
inspect-table-melee-how = Compare the attacker’s melee with the defender’s as odds, rounded in the defender’s favour, and roll a die: A is lost by the attacker, D by the defender, EX is one each.
inspect-column = At { $head }, die 1 to 6: { $results }
inspect-side = { $side }: { $pieces }.
inspect-modifier = { $why }: { $by ->
    [-1] takes one from the die
   *[other] adds one to the die
  }.
inspect-others = Battles still to come: { $boxes }.
