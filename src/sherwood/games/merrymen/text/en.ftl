### Robin Hood and the Merry Men, in English.
game-name = Robin Hood and the Merry Men
game-tagline = Hold Nottingham together against Prince John, and be the greatest of its defenders.

## Heroes

hero-robin = Robin Hood
    .can = rerolls a skill die in each move, in prison and at archery
hero-will = Will Scarlet
    .can = robs pink carriages with one die
hero-littlejohn = Little John
    .can = visits the weapon store once a turn as a free move
hero-jane = Jane Fortune
    .can = breaks into the prison once a turn as a free move
hero-marian = Maid Marian
    .can = is not affected by villains

## Merry Men cards: the character and which of his five

card-much-1 = Much the Miller’s Son (1)
card-much-2 = Much the Miller’s Son (2)
card-much-3 = Much the Miller’s Son (3)
card-much-4 = Much the Miller’s Son (4)
card-much-5 = Much the Miller’s Son (5)
card-alan-1 = Alan-a-Dale (1)
card-alan-2 = Alan-a-Dale (2)
card-alan-3 = Alan-a-Dale (3)
card-alan-4 = Alan-a-Dale (4)
card-alan-5 = Alan-a-Dale (5)
card-stutely-1 = Will Stutely (1)
card-stutely-2 = Will Stutely (2)
card-stutely-3 = Will Stutely (3)
card-stutely-4 = Will Stutely (4)
card-stutely-5 = Will Stutely (5)
card-david-1 = David of Doncaster (1)
card-david-2 = David of Doncaster (2)
card-david-3 = David of Doncaster (3)
card-david-4 = David of Doncaster (4)
card-david-5 = David of Doncaster (5)
card-arthur-1 = Arthur a Bland (1)
card-arthur-2 = Arthur a Bland (2)
card-arthur-3 = Arthur a Bland (3)
card-arthur-4 = Arthur a Bland (4)
card-arthur-5 = Arthur a Bland (5)
card-gilbert-1 = Gilbert Whitehand (1)
card-gilbert-2 = Gilbert Whitehand (2)
card-gilbert-3 = Gilbert Whitehand (3)
card-gilbert-4 = Gilbert Whitehand (4)
card-gilbert-5 = Gilbert Whitehand (5)
card-reynold-1 = Reynold Greenleaf (1)
card-reynold-2 = Reynold Greenleaf (2)
card-reynold-3 = Reynold Greenleaf (3)
card-reynold-4 = Reynold Greenleaf (4)
card-reynold-5 = Reynold Greenleaf (5)
card-wat-1 = Wat o’ the Crabstaff (1)
card-wat-2 = Wat o’ the Crabstaff (2)
card-wat-3 = Wat o’ the Crabstaff (3)
card-wat-4 = Wat o’ the Crabstaff (4)
card-wat-5 = Wat o’ the Crabstaff (5)
card-gamble-1 = Gamble Gold (1)
card-gamble-2 = Gamble Gold (2)
card-gamble-3 = Gamble Gold (3)
card-gamble-4 = Gamble Gold (4)
card-gamble-5 = Gamble Gold (5)
card-lee-1 = Sir Richard at the Lee (1)
card-lee-2 = Sir Richard at the Lee (2)
card-lee-3 = Sir Richard at the Lee (3)
card-lee-4 = Sir Richard at the Lee (4)
card-lee-5 = Sir Richard at the Lee (5)
tuck-tuck-1 = Tuck card 1
tuck-tuck-2 = Tuck card 2
tuck-tuck-3 = Tuck card 3
spy-spy-01 = spy 1
spy-spy-02 = spy 2
spy-spy-03 = spy 3
spy-spy-04 = spy 4
spy-spy-05 = spy 5
spy-spy-06 = spy 6
spy-spy-07 = spy 7
spy-spy-08 = spy 8
spy-spy-09 = spy 9
spy-spy-10 = spy 10
spy-spy-11 = spy 11
spy-spy-12 = spy 12
spy-spy-13 = spy 13
spy-spy-14 = spy 14
spy-spy-15 = spy 15
spy-spy-16 = spy 16
spy-spy-17 = spy 17
spy-spy-18 = spy 18

## Actions of cards

action-weapon2 = 2 weapons from the armoury
action-tool2 = 2 tools from the workshop
action-wood2 = 2 wood from the lumberjacks
action-distraction2 = 2 distractions from the church
action-iron2 = 2 iron from the forge
action-square_die = a theft with one more skill die
action-square_reroll = a theft with one reroll
action-square_safe = a theft without prison
action-square_loot = a theft with one more loot
action-trap = build a trap
action-trap_m1 = build a trap for one resource less
action-barricade = build a barricade
action-barricade_m1 = build a barricade for one resource less
action-trap_or_barricade = build a trap or a barricade
action-emissary = send an emissary
action-emissary_m1 = send an emissary for one resource or penny less

## Spies: what they do, and where

agent-weapon2 = 2 weapons
    .at = at the armoury
agent-tool2 = 2 tools
    .at = at the workshop
agent-wood2 = 2 wood
    .at = at the lumberjacks’ hut
agent-distraction2 = 2 distractions
    .at = at the church
agent-iron2 = 2 iron
    .at = at the forge
agent-square_die = a theft with one more skill die
    .at = on the town square
agent-square_reroll = a theft with one reroll
    .at = on the town square
agent-square_safe = a theft without prison
    .at = on the town square
agent-square_loot = a theft with one more loot
    .at = on the town square

## Places

site-armoury = the armoury
    .at = at the armoury
    .gives = weapons
site-workshop = the workshop
    .at = at the workshop
    .gives = tools
site-lumberjack = the lumberjacks’ hut
    .at = at the lumberjacks’ hut
    .gives = wood
site-church = the church
    .at = at the church
    .gives = distractions
site-forge = the forge
    .at = at the forge
    .gives = iron
site-square = the town square
    .at = on the town square
    .gives = a theft
road-north = the north road
    .at = on the north road
road-east = the east road
    .at = on the east road
road-south = the south road
    .at = on the south road
road-west = the west road
    .at = on the west road
space-armoury = the armoury
    .at = at the armoury
space-workshop = the workshop
    .at = at the workshop
space-lumberjack = the lumberjacks’ hut
    .at = at the lumberjacks’ hut
space-church = the church
    .at = at the church
space-forge = the forge
    .at = at the forge
space-square = the town square
    .at = on the town square
space-north = the north road
    .at = on the north road
space-east = the east road
    .at = on the east road
space-south = the south road
    .at = on the south road
space-west = the west road
    .at = on the west road
space-prison = the prison
    .at = at the prison
space-archery = the archery ground
    .at = at the archery ground
space-store = the weapon store
    .at = at the weapon store
space-village = the village
    .at = in the village
hideout-armoury-1 = hideout 1 of the armoury
hideout-armoury-2 = hideout 2 of the armoury
hideout-armoury-3 = hideout 3 of the armoury
hideout-armoury-4 = hideout 4 of the armoury
hideout-workshop-1 = hideout 1 of the workshop
hideout-workshop-2 = hideout 2 of the workshop
hideout-workshop-3 = hideout 3 of the workshop
hideout-workshop-4 = hideout 4 of the workshop
hideout-lumberjack-1 = hideout 1 of the lumberjacks’ hut
hideout-lumberjack-2 = hideout 2 of the lumberjacks’ hut
hideout-lumberjack-3 = hideout 3 of the lumberjacks’ hut
hideout-lumberjack-4 = hideout 4 of the lumberjacks’ hut
hideout-church-1 = hideout 1 of the church
hideout-church-2 = hideout 2 of the church
hideout-church-3 = hideout 3 of the church
hideout-church-4 = hideout 4 of the church
hideout-forge-1 = hideout 1 of the forge
hideout-forge-2 = hideout 2 of the forge
hideout-forge-3 = hideout 3 of the forge
hideout-forge-4 = hideout 4 of the forge
hideout-square-1 = hideout 1 of the town square
hideout-square-2 = hideout 2 of the town square
hideout-square-3 = hideout 3 of the town square
hideout-square-4 = hideout 4 of the town square
slot-1 = slot 1 (column 1, row 1)
slot-2 = slot 2 (column 1, row 2)
slot-3 = slot 3 (column 1, row 3)
slot-4 = slot 4 (column 2, row 1)
slot-5 = slot 5 (column 2, row 2)
slot-6 = slot 6 (column 2, row 3)
slot-7 = slot 7 (column 3, row 1)
slot-8 = slot 8 (column 3, row 2)
slot-9 = slot 9 (column 3, row 3)
slot-10 = slot 10 (column 4, row 1)
slot-11 = slot 11 (column 4, row 2)
slot-12 = slot 12 (column 4, row 3)
prize-pennies = 2 pennies
prize-loot = a loot token and a distraction
prize-resources = 2 resources of your choice
prize-top = the reward of the top row
prize-middle = the reward of the middle row
prize-bottom = the reward of the bottom row

## Goods, weapons, carriages

goods-wood = 1 wood
goods-iron = 1 iron
goods-tool = a tool
goods-distraction = a distraction
goods-penny = a penny
price-wood = wood
    .one = 1 wood
price-iron = iron
    .one = 1 iron
price-tool = tool
    .one = 1 tool
price-distraction = distraction
    .one = 1 distraction
price-penny = penny
    .one = 1 penny
price-any = resource of your choice
    .one = 1 resource of your choice
weapon-sword = a sword
weapon-bow = a bow
weapon-axe = an axe
weapon-staff = a staff
colour-pink = pink
colour-green = green
colour-orange = orange
colour-blue = blue
carriage-0-pink = the pink carriage at the start of the road
carriage-0-green = the green carriage at the start of the road
carriage-0-orange = the orange carriage at the start of the road
carriage-0-blue = the blue carriage at the start of the road
carriage-1-pink = the pink carriage behind the first barricade
carriage-1-green = the green carriage behind the first barricade
carriage-1-orange = the orange carriage behind the first barricade
carriage-1-blue = the blue carriage behind the first barricade
carriage-2-pink = the pink carriage behind the second barricade
carriage-2-green = the green carriage behind the second barricade
carriage-2-orange = the orange carriage behind the second barricade
carriage-2-blue = the blue carriage behind the second barricade
carriage-3-pink = the pink carriage behind the third barricade
carriage-3-green = the green carriage behind the third barricade
carriage-3-orange = the orange carriage behind the third barricade
carriage-3-blue = the blue carriage behind the third barricade
carriage-4-pink = the pink carriage behind the fourth barricade
carriage-4-green = the green carriage behind the fourth barricade
carriage-4-orange = the orange carriage behind the fourth barricade
carriage-4-blue = the blue carriage behind the fourth barricade
arms-sword-0 = no sword
arms-sword-1 = 1 sword
arms-sword-2 = 2 swords
arms-sword-3 = 3 swords
arms-sword-4 = 4 swords
arms-bow-0 = no bow
arms-bow-1 = 1 bow
arms-bow-2 = 2 bows
arms-bow-3 = 3 bows
arms-bow-4 = 4 bows
arms-axe-0 = no axe
arms-axe-1 = 1 axe
arms-axe-2 = 2 axes
arms-axe-3 = 3 axes
arms-axe-4 = 4 axes
arms-staff-0 = no staff
arms-staff-1 = 1 staff
arms-staff-2 = 2 staves
arms-staff-3 = 3 staves
arms-staff-4 = 4 staves

## Villains

villain-sheriff = the Sheriff
villain-guy = Guy of Gisborne
villain-john = Prince John

## What a villain card shows

watch-armoury = a guard at the armoury
watch-workshop = a guard at the workshop
watch-lumberjack = a guard at the lumberjacks’ hut
watch-church = a guard at the church
watch-forge = a guard at the forge
watch-square = a guard on the town square
watch-none = no guard
turn-north = the north road
turn-east = the east road
turn-south = the south road
turn-west = the west road
turn-none = no road

## King Richard’s tasks

task-01 = 2 points per hideout without a guard: lumberjacks’ hut
task-02 = 2 points per hideout without a guard: armoury
task-03 = 2 points per hideout without a guard: workshop
task-04 = 2 points per hideout without a guard: church
task-05 = 2 points per hideout without a guard: forge
task-06 = 2 points per hideout without a guard: town square
task-07 = 1 point per penny on the west road
task-08 = 1 point per penny on the south road
task-09 = 1 point per penny on the east road
task-10 = 1 point per penny on the north road
task-11 = 2 points per reputation level
task-12 = 2 points per pair of trap and barricade
task-13 = 1 point per 2 pennies on the north and east roads
task-14 = 1 point per 2 pennies on the west and south roads
task-15 = 3 points per empty prison level

## What you can do

do-hero = Play { $hero }, who { $hero-can }
do-play = Play { $card }
do-reuse = Activate { $card } from your passive pile
do-tuck = Play { $tuck }
do-spy = Wake { $spy }
do-wake = Wake the spy { $agent-at } for { $price-one }: { $agent }
do-pass = Pass
do-use = Active: { $action }
do-rest = Passive: main area of { $site } ({ $site-gives })
do-drop = Discard { $card } from the passive pile
do-take = Take { $weapon }
do-gain = Gain { $goods }
do-steal = Roll
do-steal_more = Roll with the extra die
do-stop = Stop here
do-reroll = Roll one die again
do-keep = Leave the roll as it is
do-pay = Pay { $goods }
do-trap = Trap { $site-at }
do-barricade = Barricade { $road-at }
do-leave = Save { $goods }
do-lay = Lay a penny { $road-at }
do-spend_weapon = Hand in { $weapon }
do-spend = Spend { $goods }
do-replace = Replace the guard in { $hideout }
do-move = Move to { $space }
do-linger = Go and stay { $space-at }: nothing to do there, the turn ends
do-move_past = { $number ->
    [one] Move to { $space } for 1 distraction: a villain is there
   *[other] Move to { $space } for { $number } distractions: villains are there
 }
do-linger_past = { $number ->
    [one] Go and stay { $space-at } for 1 distraction, as a villain is there: nothing to do, the turn ends
   *[other] Go and stay { $space-at } for { $number } distractions, as villains are there: nothing to do, the turn ends
 }
do-free_at = Use your hero’s free move { $space-at }
do-free = Use your hero’s free move
do-end = End the turn
do-ambush = Rob { $carriage } with { $number ->
    [one] 1 die
   *[other] { $number } dice
 }
do-fight = Fight the guard in { $hideout }
do-strike = { $arms2-id ->
    [sword-0] Roll { $arms }
    [bow-0] Roll { $arms }
    [axe-0] Roll { $arms }
    [staff-0] Roll { $arms }
   *[other] { $arms-id ->
        [sword-0] Roll { $arms2 }
        [bow-0] Roll { $arms2 }
        [axe-0] Roll { $arms2 }
        [staff-0] Roll { $arms2 }
       *[other] Roll { $arms } and { $arms2 }
    }
}
do-park = Lay the carriage on { $slot }
do-lay_down = Lay the carriage on { $slot }: { $prize }
do-tokens = { $number ->
    [one] Spend 1 distraction: 2 dice
   *[other] Spend { $number } distractions, two dice each
 }
do-rescue = Free { $seat2 }’s man on level { $number }
do-rescue_tuck = Free Friar Tuck
do-shoot = Shoot
do-buy = Buy { $weapon }
do-buy_for = Buy { $weapon } for { $price-one }
do-swap = Exchange { $weapon } for { $weapon2 }
do-give = { $number ->
    [one] Give 2 pennies: 1 guard leaves the track
   *[other] Give two pennies each for { $number } guards to leave the track
 }
do-ransom = Free captives for the points of the tile
do-ransom_for = { $number ->
    [one] Free 1 captive for { $number2 } points
   *[other] Free { $number } captives for { $number2 } points
 }
do-trade = Trade 1 captive for what the tile shows
do-trade_for = { $price-id ->
    [wood] Trade 1 captive for { $number } wood
    [iron] Trade 1 captive for { $number } iron
    [tool] { $number ->
        [one] Trade 1 captive for 1 tool
       *[other] Trade 1 captive for { $number } tools
     }
    [distraction] { $number ->
        [one] Trade 1 captive for 1 distraction
       *[other] Trade 1 captive for { $number } distractions
     }
    [penny] { $number ->
        [one] Trade 1 captive for 1 penny
       *[other] Trade 1 captive for { $number } pennies
     }
   *[any] { $number ->
        [one] Trade 1 captive for 1 resource of your choice
       *[other] Trade 1 captive for { $number } resources of your choice
     }
 }
do-trade_man = Trade 1 captive for one of your men in prison
do-recall = Take the man on level { $number } out of prison
do-discard = Discard { $card }
do-activate = Activate { $road }
do-claim = Take { $goods } from the Sheriff’s stash
do-buy_out = Spend a distraction, and keep the ability
do-caught = Have the hero card turned: no ability in the next hero phase
do-save_resource = Pay one resource less
do-save_penny = Pay one penny less
do-drop_spy = Discard { $spy }

now-play = Play { $card }: { $action }, { $action2 }, or passive
now-reuse = Activate { $card } from your passive pile: { $action }, or { $action2 }
now-tuck = Play { $tuck }, and no longer score it: { $action }, or { $action2 }
now-trap = Trap { $site-at }{ $number ->
    [0] { "" }
    [one] { " · " }{ $number } wood
   *[other] { " · " }{ $number } wood
 }{ $number2 ->
    [0] { "" }
    [one] { " · " }{ $number2 } iron
   *[other] { " · " }{ $number2 } iron
 }{ $number3 ->
    [0] { "" }
    [one] { " · " }{ $number3 } tool
   *[other] { " · " }{ $number3 } tools
 }{ $number4 ->
    [0] { "" }
    [one] { " · " }{ $number4 } penny
   *[other] { " · " }{ $number4 } pennies
 }{ $number5 ->
    [0] { "" }
   *[other] { " · " }1 resource less
 }
now-barricade = Barricade { $road-at }{ $number ->
    [0] { "" }
    [one] { " · " }{ $number } wood
   *[other] { " · " }{ $number } wood
 }{ $number2 ->
    [0] { "" }
    [one] { " · " }{ $number2 } iron
   *[other] { " · " }{ $number2 } iron
 }{ $number3 ->
    [0] { "" }
    [one] { " · " }{ $number3 } tool
   *[other] { " · " }{ $number3 } tools
 }{ $number4 ->
    [0] { "" }
    [one] { " · " }{ $number4 } penny
   *[other] { " · " }{ $number4 } pennies
 }{ $number5 ->
    [0] { "" }
   *[other] { " · " }1 resource less
 }

## What you are asked, and what the table waits for

ask-ChooseHero = Choose your hero.
wait-ChooseHero = A player is choosing a hero.
ask-PlayCard = Play or activate a card to place a Merry Man.
wait-PlayCard = A player is choosing a card.
ask-PlayTuck = You may still play a Tuck card and move Friar Tuck.
wait-PlayTuck = A player may still move Friar Tuck.
ask-UseCard = How do you use the card: { $action }, or { $action2 }?
wait-UseCard = A player is deciding how to use a card.
ask-DropPassive = Your passive pile is too big: discard one card of it.
wait-DropPassive = A player is discarding a passive card.
ask-GainWeapon = { $number ->
    [one] Take a weapon die.
   *[other] Take { $number } weapon dice, one at a time.
 }
wait-GainWeapon = A player is taking weapon dice.
ask-GainResource = { $number ->
    [one] Gain a resource of your choice.
   *[other] Gain { $number } resources of your choice, one at a time.
 }
wait-GainResource = A player is choosing resources.
ask-SpendResource = { $number ->
    [one] Pay a resource of your choice for the emissary.
   *[other] Pay { $number } resources of your choice for the emissary, one at a time.
 }
wait-SpendResource = A player is equipping an emissary.
ask-PaySpy = Pay the spy a resource of your choice.
wait-PaySpy = A player is paying a spy.
ask-PayStore = Pay a resource of your choice for the weapon.
wait-PayStore = A player is paying for a weapon.
ask-ThiefFine = The theft has failed: choose a possession as the fine, for the Sheriff’s stash.
wait-ThiefFine = A player is paying the fine for a theft.
ask-ArrestFine = A guard arrests your man in { $hideout }: choose a possession as his fine.
wait-ArrestFine = A player is paying the fine of an arrested man.
ask-TuckFine = A guard arrests Friar Tuck in { $hideout }, and you answer for him: choose a possession as his fine.
wait-TuckFine = A player is paying Friar Tuck’s fine.
ask-Theft = { $number ->
    [1] Theft 1, dice: { $number2 }, loot tokens: { $number3 }. It must be tried, and takes a success.
   *[other] Theft { $number }, dice: { $number2 }, loot tokens: { $number3 }. Try it, or stop and draw what the last theft earned.
 }
wait-Theft = A thief is pondering the next theft.
ask-TheftReroll = Theft { $number } has failed: roll one die again?
wait-TheftReroll = A thief may roll a die again.
ask-Build = Where do you build?
wait-Build = A player is building.
ask-LeaveOut = Your card saves you one resource: which one?
wait-LeaveOut = A player is choosing a discount.
ask-LayPenny = { $number ->
    [one] Lay a penny on a road.
   *[other] Lay { $number } pennies on roads, one at a time.
 }
wait-LayPenny = A player is laying pennies on roads.
ask-EmissaryLess = Your card saves you one thing on the emissary: what?
wait-EmissaryLess = A player is choosing a discount.
ask-SpendWeapon = { $number ->
    [one] Hand in a weapon die for the emissary.
   *[other] Hand in { $number } weapon dice for the emissary, one at a time.
 }
wait-SpendWeapon = A player is equipping an emissary.
ask-Replace = Which guard does your man replace?
wait-Replace = A player is replacing a guard.
ask-DraftWeapon = Pick a weapon die.
wait-DraftWeapon = A player is picking a weapon die.
ask-HeroMove = { $number ->
    [0] Your hero has only the free move left.
    [one] Your hero has one move left.
   *[other] Your hero has { $number } moves.
 }
wait-HeroMove = A hero is on the move.
ask-Ambush = Rob a carriage { $road-at }?
wait-Ambush = A hero is lying in ambush.
ask-AmbushReroll = No success: spend a distraction to roll one die again?
wait-AmbushReroll = A hero may roll a die again.
ask-Park = On which slot of the lot do you lay the robbed carriage?
wait-Park = A hero is laying down a robbed carriage.
ask-Fight = Which guard { $site-at } do you fight?
wait-Fight = A hero is facing the guards.
ask-Strike = Which dice do you roll against the guard in { $hideout }?
wait-Strike = A hero is choosing weapons.
ask-FightReroll = No success: spend a distraction to roll one die again?
wait-FightReroll = A hero may roll a die again.
ask-Break = How many distractions do you spend to break into the prison?
wait-Break = A hero is creeping into the prison.
ask-PrisonReroll = { $number ->
    [one] One success: roll one die again?
   *[other] { $number } successes: roll one die again?
 }
wait-PrisonReroll = Robin may roll a die again.
ask-Rescue = { $number ->
    [one] One success left: whom do you free?
   *[other] { $number } successes left: whom do you free?
 }
wait-Rescue = A hero is opening cells.
ask-Claim = { $number ->
    [one] Take a possession from the Sheriff’s stash.
   *[other] Take { $number } possessions from the Sheriff’s stash, one at a time.
 }
wait-Claim = A hero is emptying the Sheriff’s stash.
ask-Archery = { $number2 ->
    [one] Competition { $number }: one success is needed; to win in pennies: { $number3 }. Do you shoot?
   *[other] Competition { $number }: { $number2 } successes are needed; to win in pennies: { $number3 }. Do you shoot?
 }
wait-Archery = A hero is aiming.
ask-ArcheryReroll = Competition { $number } is one success short: roll one die again?
wait-ArcheryReroll = Robin may roll a die again.
ask-Store = Buy weapons, or exchange yours.
wait-Store = A hero is at the weapon store.
ask-Village = Every 2 pennies take a guard off the track: how much do you give to the poor?
wait-Village = A hero is giving to the poor.
ask-Caught = A villain comes upon your hero: do you spend a distraction?
wait-Caught = A hero has met a villain.
ask-TaxTie = { $number ->
    [one] The roads are tied: which one is activated last?
   *[other] The roads are tied: which is activated next? { $number } activations are left.
 }
wait-TaxTie = A player is choosing between tied roads.
ask-Ransom = { $number ->
    [one] You hold one captive: do you use the ransom tile?
   *[other] You hold { $number } captives: do you use the ransom tile?
 }
wait-Ransom = A player is bargaining over captives.
ask-RansomMan = Which of your men leaves the prison?
wait-RansomMan = A player is choosing a man to bring home.
ask-Recall = You are short of men: which one do you take out of prison? Each costs you 5 points.
wait-Recall = A player must take men out of prison.
ask-DiscardHand = Discard cards you do not want; stop to draw up to your limit.
wait-DiscardHand = A player is going through the hand.

## What happens

tell-gains = { $goods-id ->
    [wood] { $seat } gains { $number } wood.
    [iron] { $seat } gains { $number } iron.
    [tool] { $number ->
        [one] { $seat } gains a tool.
       *[other] { $seat } gains { $number } tools.
     }
    [distraction] { $number ->
        [one] { $seat } gains a distraction.
       *[other] { $seat } gains { $number } distractions.
     }
   *[penny] { $number ->
        [one] { $seat } gains a penny.
       *[other] { $seat } gains { $number } pennies.
     }
 }
tell-gathers = { tell-gains }
tell-gathers_one = { tell-gains }
tell-earns = { tell-gains }
tell-loots = { tell-gains }
tell-spoils = { tell-gains }
tell-finds = { tell-gains }
tell-ransomed = { tell-gains }
tell-takes_fine = { $seat } takes the fine: { $goods }.
tell-claims = { $seat } takes from the Sheriff’s stash: { $goods }.
tell-wins = { $number ->
    [one] { $seat } wins the competition, and a penny.
   *[other] { $seat } wins the competition, and { $number } pennies.
 }
tell-spends = { $goods-id ->
    [wood] { $seat } pays { $number } wood.
    [iron] { $seat } pays { $number } iron.
    [tool] { $number ->
        [one] { $seat } pays a tool.
       *[other] { $seat } pays { $number } tools.
     }
    [distraction] { $number ->
        [one] { $seat } pays a distraction.
       *[other] { $seat } pays { $number } distractions.
     }
   *[penny] { $number ->
        [one] { $seat } pays a penny.
       *[other] { $seat } pays { $number } pennies.
     }
 }
tell-equips = { $goods-id ->
    [wood] { $seat } pays { $number } wood for the emissary.
    [iron] { $seat } pays { $number } iron for the emissary.
   *[tool] { $number ->
        [one] { $seat } pays a tool for the emissary.
       *[other] { $seat } pays { $number } tools for the emissary.
     }
 }
tell-fined = The fine of { $seat } goes to the Sheriff’s stash: { $goods }.
tell-bails = { $seat } lays down the fine: { $goods }.
tell-bails_tuck = { $seat } lays down the fine for Friar Tuck: { $goods }.
tell-dodges = { $seat } spends a distraction to escape the villain.
tell-sneaks = { $number ->
    [one] { $seat } spends a distraction to enter where a villain is.
   *[other] { $seat } spends { $number } distractions to enter where villains are.
 }
tell-distracts = { $seat } spends a distraction to roll a die again.
tell-fools = { $number ->
    [one] { $seat } spends a distraction on the prison guards.
   *[other] { $seat } spends { $number } distractions on the prison guards.
 }
tell-pays_store = { $seat } pays { $goods } for the weapon.
tell-gives_pennies = { $seat } gives { $number } pennies to the poor.
tell-pays_spy = { $seat } pays the spy { $goods }.
tell-first = { $seat } takes the first player’s marker.
tell-hero = { $seat } is { $hero }.
tell-round = Round { $number } begins.
tell-hero_phase = The hero phase begins: pick your weapons.
tell-carriage = A carriage ({ $colour }) sets out { $road-at }.
tell-ransom_tile = { $number ->
    [one] Ransom: one captive for { $number2 } points.
   *[other] Ransom: { $number } captives for { $number2 } points.
 }
tell-ransom_one = { $price-id ->
    [wood] Ransom: one captive for { $number } wood.
    [iron] Ransom: one captive for { $number } iron.
    [tool] { $number ->
        [one] Ransom: one captive for a tool.
       *[other] Ransom: one captive for { $number } tools.
     }
    [distraction] { $number ->
        [one] Ransom: one captive for a distraction.
       *[other] Ransom: one captive for { $number } distractions.
     }
    [penny] { $number ->
        [one] Ransom: one captive for a penny.
       *[other] Ransom: one captive for { $number } pennies.
     }
   *[any] { $number ->
        [one] Ransom: one captive for a resource of choice.
       *[other] Ransom: one captive for { $number } resources of choice.
     }
 }
tell-ransom_man = Ransom: one captive for a man of one’s own in prison.
tell-sheriff_cards = { $number ->
    [one] One Sheriff card is shuffled in.
   *[other] { $number } Sheriff cards are shuffled in.
 }
tell-task = King Richard asks: { $task }.
tell-draws = You draw { $card }.
tell-scores = { $number ->
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $number } points.
 }
tell-loses = { $number ->
    [one] { $seat } loses 1 point.
   *[other] { $seat } loses { $number } points.
 }
tell-fame = { $seat } rises to step { $number } of reputation.
tell-arms = { $seat } takes { $weapon }.
tell-drafts = { $seat } picks { $weapon }.
tell-buys = { $seat } buys { $weapon }.
tell-disarms = { $seat } hands in { $weapon }.
tell-unarmed = { $number ->
    [one] { $seat } cannot take another weapon.
   *[other] { $seat } cannot take { $number } more weapons.
 }
tell-loot = { $seat } draws a loot token.
tell-plays = { $seat } plays { $card }: { $action }.
tell-plays_tuck = { $seat } moves Friar Tuck: { $action }.
tell-rests = { $seat } lays { $card } passive, with a man { $site-at }.
tell-passes = { $seat } passes.
tell-drops = { $seat } discards { $card } from the passive pile.
tell-drops_spy = { $seat } discards { $spy }.
tell-steals = { $number2 ->
    [one] Theft { $number }: { $seat } rolls 1 die, successes: { $number3 }.
   *[other] Theft { $number }: { $seat } rolls { $number2 } dice, successes: { $number3 }.
 }
tell-theft_fails = The theft fails.
tell-rerolls_skill = { $number ->
    [0] { $seat } rolls a die again: no success.
   *[other] { $seat } rolls a die again: a success.
 }
tell-robin_rerolls = { $number ->
    [0] { $seat } rolls a die again, as Robin may: no success.
   *[other] { $seat } rolls a die again, as Robin may: a success.
 }
tell-jailed = Caught stealing, a man of { $seat } goes to prison, level { $number }.
tell-jailed_poor = Caught stealing, and with nothing to pay, a man of { $seat } goes to prison, level { $number }.
tell-jailed_unpaid = With nothing to pay his fine, the man of { $seat } goes to prison at once, level { $number }.
tell-led_off = Nobody freed him: an arrested man of { $seat } goes to prison, level { $number }.
tell-tuck_jailed = Friar Tuck goes to prison, level { $number }.
tell-arrested = A man of { $seat } is arrested in { $hideout }.
tell-tuck_arrested = Friar Tuck is arrested in { $hideout }; { $seat } answers for him.
tell-traps = { $seat } lays a trap in { $hideout }.
tell-barricades = { $seat } raises a barricade { $road-at }.
tell-fourth = { $seat } opens the fourth hideout.
tell-lays = { $seat } lays a penny { $road-at }.
tell-emissary = { $seat } sends emissary { $number } to King Richard.
tell-wakes = { $seat } wakes the spy { $agent-at }: { $agent }.
tell-replaces = A man of { $seat } replaces the guard in { $hideout }.
tell-peeks = You see a villain card: { $watch }, { $villain } { $space-at }, { $turn }.
tell-spied = { $seat } draws a spy, who works { $agent-at }.
tell-villain_card = { $seat } draws a villain card.
tell-guard = A guard takes { $hideout }.
tell-track = A guard goes to the village: { $number } on the guard track.
tell-no_guard = No guard is left to be placed.
tell-captured = The trap of { $seat } captures a guard in { $hideout }.
tell-villain = Here comes { $villain }, { $space-at }.
tell-arrow = { $number ->
    [one] A penny of the Sheriff’s waits on the first competition.
   *[other] { $number } pennies of the Sheriff’s wait on the first competition.
 }
tell-torn = Guy of Gisborne tears down a barricade of { $seat } { $road-at }.
tell-turned = { $seat }’s hero card is turned over: no ability in the next hero phase.
tell-turned_back = { $seat }’s hero card is face up again, with its ability.
tell-taxed = { $number ->
    [one] The carriage takes a penny from { $road }.
   *[other] The carriage takes { $number } pennies from { $road }.
 }
tell-plundered = { $number ->
    [one] Prince John takes a penny from { $road }.
   *[other] Prince John takes { $number } pennies from { $road }.
 }
tell-castle = A carriage ({ $colour }) from { $road } reaches the castle.
tell-activates = Carriages roll { $road-at }.
tell-tax_rise = { $number ->
    [0] Tax rise! No carriage of the lot was robbed: no road is activated.
    [one] Tax rise! One road will be activated.
   *[other] Tax rise! There will be { $number } activations of roads.
 }
tell-moves = { $seat }’s hero goes to { $space }.
tell-idle = There is nothing { $seat } can do there: the turn ends.
tell-free_store = { $seat } visits the weapon store as a free move.
tell-free_prison = { $seat } tries the prison as a free move.
tell-strikes = { $number ->
    [one] { $seat } rolls 1 weapon die, successes: { $number2 }.
   *[other] { $seat } rolls { $number } weapon dice, successes: { $number2 }.
 }
tell-ambushes = { $seat } ambushes a carriage ({ $colour }) { $road-at }.
tell-robs = { $seat } robs a carriage ({ $colour }) { $road-at }.
tell-parks = The robbed carriage lies on { $slot }.
tell-fails = { $seat } has failed, keeps the dice, and this move is over.
tell-fails_prison = { $seat } cannot free anybody with that.
tell-fails_archery = { $seat } loses the competition.
tell-fights = { $seat } fights the guard in { $hideout }.
tell-beats = { $seat } beats the guard in { $hideout }.
tell-frees = { $seat } frees an arrested man of { $seat2 }.
tell-frees_own = { $seat } frees one of their own men from arrest.
tell-breaks_out = { $seat } frees a man of { $seat2 } from prison level { $number }.
tell-breaks_out_own = { $seat } frees one of their own men from prison level { $number }.
tell-tuck_freed = { $seat } frees Friar Tuck.
tell-liberates = { $seat } beats the last guard { $site-at }, and gains what the site gives.
tell-breaks_in = { $number ->
    [one] { $seat } breaks into the prison with 1 die, successes: { $number2 }.
   *[other] { $seat } breaks into the prison with { $number } dice, successes: { $number2 }.
 }
tell-shoots = Competition { $number }: { $seat } rolls { $number2 } dice, successes: { $number3 }.
tell-swaps = { $seat } exchanges { $weapon } for { $weapon2 }.
tell-gives = { $number ->
    [one] One guard leaves the guard track.
   *[other] { $number } guards leave the guard track.
 }
tell-ransoms = { $number ->
    [one] { $seat } frees a captive.
   *[other] { $seat } frees { $number } captives.
 }
tell-trades = { $seat } trades a captive.
tell-returns = A man of { $seat } comes back from prison level { $number }.
tell-moves_up = { $number ->
    [one] A man of { $seat } moves up to prison level { $number2 }.
   *[other] { $number } men of { $seat } move up to prison level { $number2 }.
 }
tell-tuck_moves_up = Friar Tuck moves up to prison level { $number }.
tell-hanged = { $number ->
    [one] A man of { $seat } is hanged.
   *[other] { $number } men of { $seat } are hanged.
 }
tell-tuck_hanged = Friar Tuck is hanged. Nottingham is lost.
tell-recalls = { $seat } is short of men and takes one out of prison, level { $number }.
tell-discards = { $seat } discards { $card }.
tell-reshuffles = The discarded Merry Men cards are shuffled.
tell-penniless = There is no penny left { $road-at }. Nottingham is lost.
tell-overrun = The guard track is full. Nottingham is lost.
tell-survived = Nottingham has held out.
tell-tuck_kept = The last round is over and Friar Tuck is still in prison. Nottingham is lost.
tell-draws-hidden = { $seat } draws a card.
tell-task-hidden = { $seat } receives a task.
tell-peeks-hidden = { $seat } looks at a villain card.

## Why not

bar-no_man = You have no man ready to be placed.
bar-unusable = Neither action of this card can be done now.
bar-tuck_prison = Friar Tuck is in prison and cannot be moved.
bar-tuck_once = You have already moved Friar Tuck this round.
bar-tuck_here = Friar Tuck is already { $site-at }.
bar-tuck_yard = Friar Tuck is already in the construction yard.
bar-no_hideout = There is no free hideout { $site-at }.
bar-emissaries = You have sent three emissaries already.
bar-emissary_cost = Your next emissary still lacks weapons: { $number }, resources: { $number2 }, pennies: { $number3 }.
bar-nowhere = There is nowhere you could build it and pay for it.
bar-no_traps = You have no trap left.
bar-no_room = Every hideout { $site-at } has a guard or a trap.
bar-cost = { $number ->
    [one] You lack one resource for it.
   *[other] You lack { $number } resources for it.
 }
bar-no_barricades = You have no barricade left.
bar-road_full = There is no space for a barricade { $road-at }.
bar-penny = A barricade also costs a penny, and you have none.
bar-spy_no_guard = There is no guard to replace { $site-at }.
bar-spy_cost = You cannot pay the spy, who asks for { $price-one }.
bar-spy_stays = Spies leave only when woken.
bar-store_empty = The weapon store has none of these left.
bar-same_space = Your hero is there already: a move goes elsewhere.
bar-crowded = Another hero stands there, and at this table a space holds only one.
bar-villain_there = { $number ->
    [one] A villain is there: to enter takes a distraction, and you have none.
   *[other] Villains are there: to enter takes { $number } distractions, more than you have.
 }
bar-dice = { $number ->
    [one] To rob it takes one { $colour } die, and you have none.
   *[other] To rob it takes { $number } { $colour } dice, more than you have.
 }
bar-no_weapon = You do not have { $weapon }.
bar-tokens = { $number ->
    [one] You have no distraction to spend on the prison guards.
   *[other] You do not have { $number } distractions to spend on the prison guards.
 }
bar-buy_or_swap = You are exchanging: buying and exchanging do not mix.
bar-weapon_limit = Nobody holds more than four weapons.
bar-price = You cannot pay { $price-one } for it.
bar-traded = You have used this trade already.
bar-captives = { $number ->
    [one] This trade takes one captive, and you have none.
   *[other] This trade takes { $number } captives, more than you have.
 }
bar-no_prisoner = You have no man in prison to bring home.
bar-no_captive = You have no captive to give.

## Endings

ending-defended = Nottingham has held out, and has its greatest defender.
ending-shared = Nottingham has held out, and its defenders share the glory.
ending-penniless = A road has no penny left: everybody has lost.
ending-overrun = The guard track is full: everybody has lost.
ending-tuck_hanged = Friar Tuck was hanged: everybody has lost.
ending-tuck_jailed = Friar Tuck is still in prison: everybody has lost.

## Scoring

score-reputation = Tie-break, no points: reputation steps
score-works = Tie-break, no points: barricades, traps, emissaries
score-played = Points during the game
score-emissaries = Emissaries
score-traps = Traps
score-barricades = Barricades
score-top = Top of the reputation track
score-tasks = King Richard’s tasks
score-possessions = Possessions
score-captives = Captives
score-cards = Passive cards
score-sets = Sets
score-tuck = Friar Tuck
score-spies = Spies
score-prisoners = Prisoners and hanged
score-total = Points

## Options

option-tuck = Friar Tuck
option-tuck-help = A man everybody may move, and two more ways to lose.
option-tuck-true = with Friar Tuck
option-tuck-false = without
option-spies = The Sheriff’s Men in Robin’s Den
option-spies-help = Arrests bring spies; woken, they show the villain cards to come.
option-spies-true = with spies
option-spies-false = without
option-golden_arrow = The Golden Arrow
option-golden_arrow-help = Sheriff cards lay pennies on the first archery competition: a little easier.
option-golden_arrow-true = with the Golden Arrow
option-golden_arrow-false = without
option-guard_track = Guard track
option-guard_track-help = How many guards fill the track (reconstructed: six fits the thirty guards).
option-guard_track-4 = 4 spaces
option-guard_track-5 = 5 spaces
option-guard_track-6 = 6 spaces
option-guard_track-8 = 8 spaces
option-guard_track-10 = 10 spaces
option-barricade_spaces = Barricade spaces
option-barricade_spaces-help = How many barricades a road takes (reconstructed).
option-barricade_spaces-2 = 2 a road
option-barricade_spaces-3 = 3 a road
option-barricade_spaces-4 = 4 a road
option-guard_supply = Guards
option-guard_supply-help = Whether guards may run out.
option-guard_supply-unlimited = as many as needed
option-guard_supply-thirty = only thirty
option-trap_penny = Traps cost a penny
option-trap_penny-help = The printed text names a penny for both buildings in one place, for barricades only in another.
option-trap_penny-true = a penny too
option-trap_penny-false = resources only
option-extra_die = Extra skill die
option-extra_die-help = For how many tries of a theft the extra die of a card counts.
option-extra_die-once = one try of your choice
option-extra_die-every_try = every try
option-safe_fine = Theft without prison
option-safe_fine-help = Whether the no-prison action still leaves the fine to pay.
option-safe_fine-true = the fine is paid
option-safe_fine-false = no fine either
option-villain_toll = Entering a villain’s space
option-villain_toll-help = What two villains on one space cost.
option-villain_toll-each = one distraction each
option-villain_toll-once = one distraction in all
option-buy_out = A villain comes upon a hero
option-buy_out-help = Whether a hero with a distraction must spend it.
option-buy_out-must = must spend it
option-buy_out-may = may have the hero card turned instead
option-crowding = Heroes on one space
option-crowding-help = Whether heroes may share a space.
option-crowding-true = may share
option-crowding-false = one hero to a space
option-free_move = Free moves
option-free_move-help = Whether Little John and Jane leave their space for their free move.
option-free_move-stay = they stay
option-free_move-travel = they go there
option-tax_order = Order of a tax rise
option-tax_order-help = Whether the roads are compared anew before each activation.
option-tax_order-recount = compared each time
option-tax_order-fixed = compared once
option-rescue_vp = Points for prisoners
option-rescue_vp-help = The printed table says 2, 3 or 4 points, the text beside it 1.
option-rescue_vp-by_level = 2, 3 or 4 by level
option-rescue_vp-one = always 1
option-prison_rolls = Rolls in the prison
option-prison_rolls-help = Whether a successful roll may be followed by another in the same move.
option-prison_rolls-one = one a move
option-prison_rolls-again = again after a success
option-task_gallows = Task 15
option-task_gallows-help = Whether empty gallows count as an empty level.
option-task_gallows-true = the gallows count
option-task_gallows-false = three levels only
option-reputation_start = Start of reputation
option-reputation_start-help = Whether the start of the track is a level.
option-reputation_start-level_one = it is level one
option-reputation_start-none = it is no level yet
option-tuck_move = Tuck’s moves
option-tuck_move-help = Whether Tuck may stay at his site and change hideout.
option-tuck_move-place = always another place
option-tuck_move-hideout = another hideout will do
option-tuck_fine = Tuck’s fine
option-tuck_fine-help = Who pays when Tuck is arrested.
option-tuck_fine-mover = who moved him last
option-tuck_fine-active = whose turn it is
option-spy_discard = Discarding spies
option-spy_discard-help = Whether spies may be discarded when the passive pile is too big.
option-spy_discard-true = they may
option-spy_discard-false = only waking rids you of them
option-sheriff_icons = Sheriff cards
option-sheriff_icons-help = Whether Sheriff cards also bring a guard and a road (reconstructed).
option-sheriff_icons-true = with guard and road
option-sheriff_icons-false = the Sheriff only

## What a seat counts of its own

holding-wood = { $change } wood
holding-iron = { $change } iron
holding-tool = { $change } { $number ->
    [one] tool
   *[other] tools
 }
holding-distraction = { $change } { $number ->
    [one] distraction
   *[other] distractions
 }
holding-penny = { $change } { $number ->
    [one] penny
   *[other] pennies
 }
holding-weapons = { $change } { $number ->
    [one] weapon
   *[other] weapons
 }
