### What a thing on the board of Robin Hood and the Merry Men is, for whoever points at it.

inspect-reconstructed = Numbers here are partly our own reconstruction: the printed ones are not known to us.
inspect-here = There now: { $who }.
inspect-villains = { $n ->
    [one] A villain is there: to enter costs 1 distraction.
   *[other] { $n } villains are there: to enter costs { $n } distractions.
 }
inspect-no-room = There is no room for one more, or you have none left.
inspect-lack = { $n ->
    [0] You have the resources for it.
    [one] You lack 1 resource for it.
   *[other] You lack { $n } resources for it.
 }

## Sites

inspect-site = What men gather here: { $gives }. { $n ->
    [0] No guard watches its hideouts.
    [one] One guard watches its hideouts.
   *[other] { $n } guards watch its hideouts.
 }
inspect-fight = A hero drives a guard off with { $weapons }: one success of any number of dice is enough, and brings a step of reputation.
inspect-your-dice = { $n ->
    [0] You hold no such die.
    [one] With your one die: { $share }.
   *[other] With all your { $n } dice: { $share }.
 }
inspect-last-guard = Whoever drives off the last guard gains one of what the site gives.
inspect-main-name = Main area: { $site }
inspect-main = Lay a card passive and place a man openly: he gathers one ({ $gives }). Any number of men fit, and guards leave them alone.
inspect-theft = A theft has up to three tries, for 1, 2 or 4 loot in all: { $odds }. After a failure the man goes to prison and you pay a fine.
inspect-arrested = A guard holds the man of { $who }; the fine beside him: { $fine }. Beat the guard, and the fine is yours; at the end of the round he goes to prison.
inspect-guard = A guard stands here: no man can hide in this place.
inspect-man = A man of { $who } hides here. The next guard who finds this place arrests him.
inspect-empty = Free: a man placed with a card that names this site hides here and gathers two ({ $gives }). The next guard takes the first hideout without a guard.
inspect-trap-of = A trap of { $who } lies here: it catches the next guard, who becomes a captive.
inspect-trap-name = A trap: { $site }
inspect-trap = A trap costs { $cost } here, with a card that builds one.
inspect-trap-does = It lies in the first hideout with neither guard nor trap, and makes the guard who steps into it your captive.
inspect-trap-worth = Each trap is worth 4 to 6 points at the end by your reputation, and uncovers a reward on your board.

## The other spaces

inspect-prison = { $n ->
    [0] Nobody is in prison.
    [one] One man is in prison.
   *[other] { $n } men are in prison.
 } A hero spends 1 to 3 distractions, rolls two skill dice for each, and frees men with the successes: as many as their level.
inspect-level = level { $level } { $share }
inspect-prison-odds = With one distraction: { $odds }.
inspect-prison-brings = A freed man brings as many possessions from the Sheriff’s stash as his level says, and points if he is another player’s.
inspect-prison-end = At the end of each round but the last, prisoners move up a level; those on the third are hanged. At the end of the game each costs his owner points.
inspect-archery = Up to three competitions in a row, with three skill dice each; what is won is kept.
inspect-shot = { $n ->
    [one] 1 success
   *[other] { $n } successes
 }: { $pennies ->
    [one] 1 penny
   *[other] { $pennies } pennies
 }, { $share }.
inspect-arrow = { $n ->
    [one] A penny of the Sheriff’s waits for the winner of the first.
   *[other] { $n } pennies of the Sheriff’s wait for the winner of the first.
 }
inspect-store = A hero either buys weapon dice or exchanges some. Nobody holds more than four.
inspect-track = { $n } of { $length } places of the guard track are taken. A guard who finds no hideout comes here; when the last place is filled, everybody loses.
inspect-village = Every { $pennies } pennies given take one guard off the track and bring { $points } points.
inspect-village-own = { $n ->
    [0] You have no penny.
    [one] You have 1 penny.
   *[other] You have { $n } pennies.
 }
inspect-stock = { $n ->
    [0] None is left in the store.
    [one] 1 die is left.
   *[other] { $n } dice are left.
 } Price: { $price }.
inspect-weapon-use = It robs { $colour } carriages, and fights guards here: { $sites }.
inspect-weapon-odds = A weapon die succeeds { $one } of the time, at least one of two dice { $two }. Dice go back to the store after a success.
inspect-prisoner-name = A man of { $who } in prison
inspect-prisoner = { $level ->
    [one] Level 1: one success of a hero in the prison frees him, and brings 1 possession from the stash.
   *[other] Level { $level }: { $level } successes of a hero in the prison free him, and bring { $level } possessions from the stash.
 }
inspect-hanged = He is hanged, and out of the game.
inspect-tuck = If Friar Tuck is hanged, or in prison at the end of the game, everybody loses. Whoever frees him scores a point.
inspect-tuck-jailed = He is in prison: free him by the end of round { $round }.

## Roads

inspect-road = { $n ->
    [one] 1 penny keeps this road.
   *[other] { $n } pennies keep this road.
 } The moment it has none, everybody loses.
inspect-risk = { $n ->
    [0] Its next activation takes no penny: a barricade still stops the first carriage.
    [one] Its next activation takes 1 penny.
   *[other] Its next activation takes { $n } pennies.
 }
inspect-road-lost = That would be the end: barricade it, rob the carriage nearest the castle, or lay pennies here.
inspect-road-john = { $n ->
    [one] Prince John would take 1 penny.
   *[other] Prince John would take { $n } pennies.
 }
inspect-ambush-name = In ambush: { $road }
inspect-ambush = Rob carriages on this road: roll two or more weapon dice of the carriage’s colour, one success is enough.
inspect-ambush-built = Each barricade on the road gives its owner 2 points for every carriage robbed.
inspect-robbery = A carriage in { $colour } wants dice of the { $weapon }.
inspect-robbery-short = A carriage in { $colour } wants { $least ->
    [one] a die
   *[other] { $least } dice
 } of the { $weapon }; you have { $n ->
    [0] none
   *[other] { $n }
 }.
inspect-robbery-odds = A carriage in { $colour } wants dice of the { $weapon }; with your { $n }: { $share }.
inspect-no-carriage = No carriage
inspect-way = { $n ->
    [0] No barricade stands between here and the castle: the next activation brings a carriage there.
    [one] One barricade stands between here and the castle.
   *[other] { $n } barricades stand between here and the castle.
 }
inspect-carriage-brings = Robbed, it brings a step of reputation and the prize of a row of the lot.
inspect-barricade-name = A barricade { $road }
inspect-barricade = A barricade costs { $cost } here, with a card that builds one; the penny is laid on a road of your choice.
inspect-built = { $n } of { $spaces } stand: { $who }.
inspect-barricade-does = Each holds carriages up for one activation of the road.
inspect-barricade-worth = Each is worth 5 to 7 points at the end by your reputation, 2 points for every carriage robbed behind it, and uncovers a reward on your board.
inspect-slot = This slot: { $state }.
inspect-toll = { $n ->
    [one] A carriage that reaches the castle and stands here takes 1 penny from its road.
   *[other] A carriage that reaches the castle and stands here takes { $n } pennies from its road.
 }
inspect-slot-prize = Whoever lays a robbed carriage in this row gains { $what }.
inspect-lot = { $taken } of { $n } slots are taken. When the last is filled taxes rise: as many roads are activated as robbed carriages lie here.

## Goods

inspect-good-wood = Wood pays for traps, barricades and emissaries, and buys a bow.
inspect-good-iron = Iron pays for traps, barricades and emissaries, and buys a sword.
inspect-good-tool = Tools pay for traps, barricades and emissaries, and buy an axe.
inspect-good-distraction = A distraction rolls a failed weapon die again, gets a hero past a villain, and opens the prison.
inspect-good-penny = Pennies keep roads alive: they pay for barricades and emissaries and are laid on roads; in the village they send guards away.
inspect-stash-name = The Sheriff’s stash: { $good }
inspect-stash = { $n } in the stash. Fines of thieves and prisoners end here; whoever frees a prisoner takes from it.
inspect-ransom = At the end of the round, in turn order, each player may make each of the two trades once. Every captive left is worth 1 point.
inspect-ransom-own = { $n ->
    [0] You hold no captive: guards are caught by traps.
    [one] You hold one captive.
   *[other] You hold { $n } captives.
}
inspect-supply = Take one from the supply, which never runs out.
inspect-held = { $who } has { $n }.
inspect-possession = Every three possessions of any kind are worth 1 point at the end.
inspect-dice-odds = { $level ->
    [0] Chance of success: { $share }.
   *[other] Chance for level { $level }: { $share }.
 }
inspect-confirm = Ends what you are doing now; the sentence of the question says what that is.

## Cards

inspect-deed = Active: { $deed }.
inspect-emissary = Your next one costs weapons { $weapons }, resources { $resources }, pennies { $pennies }.
inspect-passive = { $n ->
    [0] Passive: a man in a main area, for one of what the site gives; the card itself is worth no point.
    [one] Passive: a man in a main area, for one of what the site gives; kept to the end, the card is worth 1 point.
   *[other] Passive: a man in a main area, for one of what the site gives; kept to the end, the card is worth { $n } points.
 }
inspect-laid = { $n ->
    [0] In your passive pile: worth no point of its own.
    [one] In your passive pile: worth 1 point at the end.
   *[other] In your passive pile: worth { $n } points at the end.
 }
inspect-set = { $n ->
    [one] It would be the only one of this character there; two make 3 points, three 6, four 10, five 15.
   *[other] { $n } of this character would lie there; two make 3 points, three 6, four 10, five 15.
 }
inspect-spy = Wake him for { $price }, in place of placing a man from a card: a man of yours replaces a guard { $site }.
inspect-spy-sees = { $n ->
    [one] You also look at the next villain card.
   *[other] You also look at the next { $n } villain cards.
 }
inspect-spy-costs = { $n ->
    [one] Kept to the end, he costs 1 point.
   *[other] Kept to the end, he costs { $n } points.
 }
inspect-tuck-card = Played in place of a man, once a round: Friar Tuck goes there for you.
inspect-tuck-keep = { $n ->
    [one] Kept to the end it is worth 1 point; two of them 3 more, three 6 more.
   *[other] Kept to the end it is worth { $n } points; two of them 3 more, three 6 more.
 }
inspect-no-card = No card is being used.
inspect-hero = This hero { $can }.
inspect-hero-taken = Already taken by { $who }.
