### Robin of Locksley, in English.

game-name = Robin of Locksley
game-tagline = Two riders rob the same woods; two Bards race round them to buy a king his freedom.

## Colours

colour-white = white
colour-red = red
colour-pink = pink
colour-green = green
colour-blue = blue
colour-black = black

## Spaces of the grid

space-a1 = a1
space-b1 = b1
space-c1 = c1
space-d1 = d1
space-e1 = e1
space-a2 = a2
space-b2 = b2
space-c2 = c2
space-d2 = d2
space-e2 = e2
space-a3 = a3
space-b3 = b3
space-c3 = c3
space-d3 = d3
space-e3 = e3
space-a4 = a4
space-b4 = b4
space-c4 = c4
space-d4 = d4
space-e4 = e4
space-a5 = a5
space-b5 = b5
space-c5 = c5
space-d5 = d5
space-e5 = e5

## Fame spaces

fame-coach-white = Coach Robbery (white)
fame-coach-red = Coach Robbery (red)
fame-coach-pink = Coach Robbery (pink)
fame-coach-green = Coach Robbery (green)
fame-coach-blue = Coach Robbery (blue)
fame-coach-black = Coach Robbery (black)
fame-dead-of-night = Dead of Night
fame-sherwood = Sherwood Forest
fame-nobility = Nobility Obligated
fame-tithe = Tithe
fame-specialist = Specialist
fame-fence = The Fence
fame-two-houses = Two Houses
fame-kinsman = Kinsman
fame-vain = Vain Endeavour
fame-contract = Contract Work
fame-fox = Sly Old Fox
fame-arrow = The Golden Arrow
fame-guard = Sleeping Guard
fame-mutual = Mutual Spoils
fame-run = On The Run
fame-scales = The Scales
fame-rivalry = Rivalry
fame-small-fry = Small Fry
fame-samaritan = Good Samaritan
fame-eagle = Eagle Eye
fame-market = Market
fame-tower = The Tower
fame-nottingham = Nottingham
fame-beginning = The Beginning
fame-king = Long Live the King

## What you can do

do-take_corner = Start on { $space }
do-ride = Ride to { $space }
do-sell = Sell the { $colour } loot
do-bribe = Bribe the Bard with a { $colour } coin
do-honour = Move the Bard by the sale of your { $colour } loot
do-advance = Move the Bard: task fulfilled
do-end = End the turn

## What you are asked, and what the table waits for

ask-Corner = Choose a corner: its tile becomes your first coin, and your Robin starts there.
wait-Corner = The starting player is choosing a corner.
ask-Turn =
    { $number ->
        [0] Your turn: ride, sell, move your Bard. Its next space is { $fame }.
       *[other] Your ride is over: sell, move your Bard, or end the turn. Its next space is { $fame }.
    }
wait-Turn = The other rider is on the move.

## What happens

tell-starts = { $seat } starts.
tell-takes_corner = { $seat } takes the { $colour } tile of { $space } as a coin and starts there.
tell-is_given = { $seat } is given a { $colour } coin to start with.
tell-begins_turn = { $seat }’s turn.
tell-rides = { $seat } rides to { $space } and takes { $colour } loot.
tell-rides_bare = { $seat } rides to { $space } and finds nothing.
tell-stays = { $seat }’s Robin stays where it is.
tell-sells = { $seat } sells { $number } { $colour } tiles for { $number2 ->
        [one] one coin
       *[other] { $number2 } coins
    }.
tell-bribes = { $seat } spends a { $colour } coin: the Bard enters { $fame }.
tell-honours = { $seat }’s sale of { $colour } loot fulfils the task: the Bard enters { $fame }.
tell-advances = { $seat } fulfils the task: the Bard enters { $fame }.
tell-pays_ransom = { $seat } pays { $number } coins of ransom.
tell-completes_lap = { $seat }’s Bard has completed the first lap.
tell-fills = A { $colour } tile is laid on { $space }.
tell-leaves_empty = No tile is left: { $number ->
        [one] one space stays
       *[other] { $number } spaces stay
    } empty.
tell-reshuffles = { $number ->
        [one] One discarded tile is
       *[other] { $number } discarded tiles are
    } shuffled into the pile.
tell-wins_by_king = Long live the King! { $seat } wins.
tell-wins_by_lapping = { $seat }’s Bard laps { $seat2 }’s: { $seat } wins.

## Why not

bar-not_a_corner = { $space } is not a corner of the grid.
bar-no_knight = Your Robin cannot ride from { $space } to { $space2 }: that is not a knight’s move.
bar-stands_there = Your Robin stands on { $space } already.
bar-other_robin = Your Robin cannot ride to { $space }: the other Robin stands there.
bar-ridden = Your Robin has already ridden this turn.
bar-too_few = The { $colour } loot cannot be sold: { $number ->
        [0] you have none
        [one] you have a single tile, three are needed
       *[other] you have { $number } tiles, three are needed
    }.
bar-no_coin = You have no { $colour } coin to spend.
bar-king_unbribed = No { $colour } coin, nor any other, leads to Long Live the King: its task must be fulfilled.
bar-bard_waits = At this table the Bard moves only after your Robin has ridden.
bar-name_sale = { $fame } is served by a sale: say which one.
bar-no_sale_tile = No sale moves the Bard now: { $fame } asks for none.
bar-not_sold = You have no open sale of { $colour } loot for { $fame }: sell that collection this turn, and spend no coin and take no loot before the Bard moves.
bar-unnamed_sale = At this table a sale serves several tiles and is not named: move the Bard by its task.
bar-must_ride = You cannot end the turn: your Robin must ride first.
bar-idle_ride = You cannot end the turn: you did nothing last turn, so your Robin must ride now.
bar-idle = You cannot end the turn: you did nothing last turn and can still sell or move your Bard.
bar-no_tiles = You cannot end the turn: { $number ->
        [one] a tile is
       *[other] { $number } tiles are
    } missing to fill the grid. Sell a collection or spend a coin.
bar-no_colour = The task of { $fame } is not fulfilled: you have no { $colour } loot.
bar-night_colours = The task of { $fame } is not fulfilled: of white, red and pink you have { $number ->
        [0] none
       *[other] only one
    }, two are needed.
bar-forest_colours = The task of { $fame } is not fulfilled: of green, blue and black you have { $number ->
        [0] none
       *[other] only one
    }, two are needed.
bar-no_sale = The task of { $fame } is not fulfilled: it asks for a sale, and no sale of this turn is open.
bar-dear_sale = The task of { $fame } is not fulfilled: it asks for a sale of exactly three tiles, and yours brought more than one coin.
bar-unshared_sale = The task of { $fame } is not fulfilled: the other player has no loot of the colour you sold.
bar-no_loot = The task of { $fame } is not fulfilled: you have no loot, and some is needed.
bar-single_tile = The task of { $fame } is not fulfilled: your { $colour } collection is a single tile, two are needed.
bar-not_three = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no collection
        [one] one collection
       *[other] { $number } collections
    }, not exactly three.
bar-three_or_more = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no collection
        [one] one collection
       *[other] { $number } collections
    }, at least three are needed.
bar-not_two = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no collection
        [one] one collection
       *[other] { $number } collections
    }, not exactly two.
bar-no_four = The task of { $fame } is not fulfilled: { $number ->
        [0] you have no loot
        [one] your largest collection has one tile
       *[other] your largest collection has { $number } tiles
    }, four of one colour are needed.
bar-all_on_grid = The task of { $fame } is not fulfilled: the grid shows every colour you have; one is needed that it does not show.
bar-contract = The task of Contract Work is not fulfilled: collections of one, two and three tiles are needed, and you have { $number ->
        [0] none
       *[other] { $number }
    } of one tile, { $number2 ->
        [0] none
       *[other] { $number2 }
    } of two and { $number3 ->
        [0] none
       *[other] { $number3 }
    } of three.
bar-contract_beside = The task of { $fame } is not fulfilled: you have { $number ->
        [one] another collection
       *[other] { $number } other collections
    } beside the one, two and three tiles, and none is allowed.
bar-never_more = The task of { $fame } is not fulfilled: in no colour do you have more loot than the other player.
bar-not_biggest = The task of { $fame } is not fulfilled: { $number ->
        [0] you have no loot
        [one] your largest collection has one tile
       *[other] your largest collection has { $number } tiles
    }, { $number2 ->
        [0] and neither has the other player
        [one] the other player’s largest has one
       *[other] the other player’s largest has { $number2 }
    }; yours must be larger.
bar-no_strike = The task of { $fame } is not fulfilled: the Robins stand on { $space } and { $space2 }, not a knight’s move apart.
bar-not_beside = The task of { $fame } is not fulfilled: the Robins stand on { $space } and { $space2 }, not side by side.
bar-not_diagonal = The task of { $fame } is not fulfilled: the Robins stand on { $space } and { $space2 }, not corner to corner.
bar-no_corner = The task of { $fame } is not fulfilled: your Robin stands on { $space }, not on a corner.
bar-threes = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no collection
       *[other] only one collection
    } of three tiles or more, two are needed.
bar-exact_threes = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no collection
       *[other] only one collection
    } of exactly three tiles, two are needed.
bar-shared_colours = The task of { $fame } is not fulfilled: you share { $number ->
        [0] no colour
       *[other] only one colour
    } with the other player, two are needed.
bar-shared_tiles = The task of { $fame } is not fulfilled: { $number ->
        [0] none of your tiles matches one
       *[other] only one of your tiles matches one
    } of the other player’s, two are needed.
bar-heavy = The task of { $fame } is not fulfilled: you have { $number } loot tiles, fewer than seven are allowed.
bar-richer = The task of { $fame } is not fulfilled: you have { $number ->
        [one] one coin
       *[other] { $number } coins
    }, the other player { $number2 ->
        [0] none
       *[other] only { $number2 }
    }; you may have as many, not more.
bar-sellable = The task of { $fame } is not fulfilled: your { $colour } collection could be sold, and none may be.
bar-more_loot = The task of { $fame } is not fulfilled: you have { $number ->
        [one] one loot tile
       *[other] { $number } loot tiles
    }, the other player { $number2 ->
        [0] none
       *[other] only { $number2 }
    }; you may have as many, not more.
bar-too_rich = The task of { $fame } is not fulfilled: you have { $number } coins, one at most is allowed.
bar-many_collections = The task of { $fame } is not fulfilled: you have { $number } collections, one at most is allowed.
bar-many_tiles = The task of { $fame } is not fulfilled: you have { $number } loot tiles, one at most is allowed.
bar-ransom = The task of { $fame } is not fulfilled: you have { $number ->
        [0] no coin
        [one] one coin
       *[other] { $number } coins
    }, four are needed.

## How it ends

ending-king = A Bard has sung the King home.
ending-lapped = A Bard has lapped the other.

score-loot = Loot tiles left
score-gold = Gold coins left
score-steps = Steps of the Bard

## Options

option-edition = Edition
option-edition-help = Which rulebook decides where the English and the French one differ.
option-edition-recommended = Recommended mix
option-edition-english = English rulebook
option-edition-french = French rulebook
option-robin_move = Robin’s ride
option-robin_move-help = Whether your Robin has to ride every turn.
option-robin_move-by_edition = By edition
option-robin_move-mandatory = Mandatory
option-robin_move-optional = Optional
option-contract_work = Contract Work
option-contract_work-help = Whether collections of other colours may stand beside those of one, two and three tiles.
option-contract_work-by_edition = By edition
option-contract_work-exact_six = Exactly six tiles
option-contract_work-beside_others = Others may stand beside
option-sleeping_guard = Sleeping Guard
option-sleeping_guard-help = How large the two collections must be.
option-sleeping_guard-by_edition = By edition
option-sleeping_guard-at_least_three = At least three tiles each (both books)
option-sleeping_guard-exactly_three = Exactly three tiles each (house rule)
option-mutual_spoils = Mutual Spoils
option-mutual_spoils-help = What you must have in common with the other player.
option-mutual_spoils-by_edition = By edition
option-mutual_spoils-two_colours = Two colours
option-mutual_spoils-two_tiles = Two tiles
option-sly_old_fox = Sly Old Fox
option-sly_old_fox-help = How your loot is compared with the other player’s.
option-sly_old_fox-by_edition = By edition
option-sly_old_fox-per_colour = Colour by colour
option-sly_old_fox-biggest_collection = Largest collection against largest
option-beginning = The Beginning
option-beginning-help = Of what you may have one at most.
option-beginning-by_edition = By edition
option-beginning-collections = Collections
option-beginning-tiles = Loot tiles
option-king = Long Live the King
option-king-help = Whether the four coins are shown or paid. It changes only what is left at the end.
option-king-by_edition = By edition
option-king-hold_four = Hold four coins
option-king-pay_four = Pay four coins
option-empty_pile = Empty pile
option-empty_pile-help = What comes first when the pile cannot fill the grid.
option-empty_pile-by_edition = By edition
option-empty_pile-reshuffle_first = Shuffle the discards (both books)
option-empty_pile-forced_first = Sell or pay (house rule)
option-handicap_reading = Help counts
option-handicap_reading-help = Whether the beginner’s coins come on top of the first one.
option-handicap_reading-by_edition = By edition
option-handicap_reading-extra = On top of the first coin
option-handicap_reading-in_all = In all
option-bard_timing = The Bard moves
option-bard_timing-help = When in the turn the Bard may move.
option-bard_timing-any_time = At any time
option-bard_timing-after_ride = Only after the ride
option-two_houses = Two Houses
option-two_houses-help = How large the two collections must be.
option-two_houses-any_size = Any size
option-two_houses-two_or_more = Two tiles or more each
option-specialist = Specialist
option-specialist-help = How many collections are needed. A review quotes a tile that says at least three.
option-specialist-exactly_three = Exactly three
option-specialist-at_least_three = At least three
option-sale_use = One sale serves
option-sale_use-help = How many of Nobility Obligated, The Fence and Market a single sale can serve.
option-sale_use-one_tile = One tile
option-sale_use-chain = Several in a row
option-length = Length
option-length-help = How many small tiles lie on each side of the track.
option-length-short = Short: two
option-length-standard = Standard: three
option-length-long = Long: four
option-tile_set = Fame tiles
option-tile_set-help = Easier tiles of the day or harder tiles of the night. Which is which is our reconstruction.
option-tile_set-mixed = Mixed
option-tile_set-day = Day first
option-tile_set-night = Night first
option-starter = Starting player
option-starter-help = Who chooses a corner and moves first.
option-starter-random = At random
option-starter-seat_1 = Seat 1
option-starter-seat_2 = Seat 2
option-handicap = Help for a beginner
option-handicap-help = Coins that one player starts with.
option-handicap-0 = None
option-handicap-1 = One coin
option-handicap-2 = Two coins
option-beginner = The beginner
option-beginner-help = Who gets the help.
option-beginner-seat_1 = Seat 1
option-beginner-seat_2 = Seat 2
option-second_player_gold = Coin for the second player
option-second_player_gold-help = A house rule: one more coin against the advantage of the first move.
option-second_player_gold-false = No
option-second_player_gold-true = Yes
option-idle_turns = Standing still
option-idle_turns-help = Whether you may have two turns running in which you take nothing, sell nothing and move no Bard. The books do not forbid it; a game where it is allowed need not end.
option-idle_turns-never_two = Never two turns running
option-idle_turns-allowed = Allowed, as printed

## What a seat counts of its own

holding-spaces = { $change } { $number ->
    [one] space for the Bard
   *[other] spaces for the Bard
 }
holding-coins = { $change } { $number ->
    [one] gold coin
   *[other] gold coins
 }
holding-white = { $change } { $number ->
    [one] white tile
   *[other] white tiles
 }
holding-red = { $change } { $number ->
    [one] red tile
   *[other] red tiles
 }
holding-pink = { $change } { $number ->
    [one] pink tile
   *[other] pink tiles
 }
holding-green = { $change } { $number ->
    [one] green tile
   *[other] green tiles
 }
holding-blue = { $change } { $number ->
    [one] blue tile
   *[other] blue tiles
 }
holding-black = { $change } { $number ->
    [one] black tile
   *[other] black tiles
 }
