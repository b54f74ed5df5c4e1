### The board of Robin of Locksley, in words for those who listen to it.

board-space = { $space }: { $colour } loot
board-space-empty = { $space }: no tile
board-robin = Robin { $number } on { $space }
board-bard = Bard { $number }: step { $position } of { $goal }, lap { $lap }
board-summary = Rider { $number }: gold { $gold }, loot { $loot }, lap { $lap } of 2
board-loot = Rider { $number }, { $colour }: { $count ->
    [0] no loot
    [one] { $count } loot tile
   *[other] { $count } loot tiles
}
board-gold = Rider { $number }, coins with { $colour } on the back: { $count ->
    [0] none
   *[other] { $count }
}
board-pile = Draw pile: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-discard = Discards: { $count ->
    [0] none
   *[other] { $colours }
}
board-sale = { $cheap ->
    [1] Sale of { $colour } for one coin, still open this turn
   *[other] Sale of { $colour } for two coins or more, still open this turn
}
board-met = { $task } You fulfil it now.

board-task-coach = { $fame }: own { $colour } loot.
board-task-dead-of-night = { $fame }: own loot of two of the colours white, red and pink.
board-task-sherwood = { $fame }: own loot of two of the colours green, blue and black.
board-task-nobility = { $fame }: have just sold a collection.
board-task-tithe = { $fame }: own at least one collection, and none of a single tile.
board-task-specialist = { $fame }: { $reading ->
    [at_least_three] own three collections or more.
   *[exactly_three] own exactly three collections.
}
board-task-fence = { $fame }: have just sold exactly three tiles, for one coin.
board-task-two-houses = { $fame }: { $reading ->
    [two_or_more] own exactly two collections, each of two tiles or more.
   *[any_size] own exactly two collections, of any size.
}
board-task-kinsman = { $fame }: own a collection of four or more.
board-task-vain = { $fame }: own a colour that the grid no longer shows.
board-task-contract = { $fame }: { $reading ->
    [beside_others] own one tile, two tiles and three tiles of three colours; other collections do not matter.
   *[exact_six] own exactly one tile, two tiles and three tiles of three colours, and no other loot.
}
board-task-fox = { $fame }: { $reading ->
    [biggest_collection] your largest collection is larger than each of the other player’s.
   *[per_colour] own more loot than the other player of some colour.
}
board-task-arrow = { $fame }: the Robins stand a knight’s move apart.
board-task-guard = { $fame }: { $reading ->
    [exactly_three] own two collections of exactly three tiles.
   *[at_least_three] own two collections of three tiles or more.
}
board-task-mutual = { $fame }: { $reading ->
    [two_tiles] two of your loot tiles match two of the other player’s, even of one colour.
   *[two_colours] both of you own loot of the same two colours.
}
board-task-run = { $fame }: own fewer than seven loot tiles.
board-task-scales = { $fame }: have no more gold than the other player.
board-task-rivalry = { $fame }: the Robins stand side by side.
board-task-small-fry = { $fame }: own no collection of three or more.
board-task-samaritan = { $fame }: own no more loot tiles than the other player.
board-task-eagle = { $fame }: the Robins touch at a corner.
board-task-market = { $fame }: have just sold a colour that the other player owns too.
board-task-tower = { $fame }: your Robin stands on a corner of the grid.
board-task-nottingham = { $fame }: have at most one gold coin.
board-task-beginning = { $fame }: { $reading ->
    [tiles] own at most one loot tile.
   *[collections] own at most one collection.
}
board-task-king = { $fame }: { $reading ->
    [pay_four] pay four gold coins; no bribe is taken here.
   *[hold_four] have four gold coins or more; no bribe is taken here.
}

board-aim = The first Bard to go twice round the track and reach Long Live the King wins; so does a Bard that laps the other.
board-next = Next, { $task }
board-next-fame = Next: { $fame }
board-next-met = You fulfil it: the Bard may go on.
board-way = Lap { $lap } of 2, { $left } to the King
board-way-short = lap { $lap } of 2, { $left } to go
board-worth = worth { $coins }
board-column-loot = loot
board-column-coins = coins
board-pile-left = draw pile
board-discards = discards

## What is missing for the next space, in few words

lack-no_colour = You lack { $colour } loot.
lack-night_colours = { $number ->
    [0] You lack two of these colours.
   *[other] You lack one more of these colours.
}
lack-forest_colours = { $number ->
    [0] You lack two of these colours.
   *[other] You lack one more of these colours.
}
lack-no_sale = You lack a sale: sell a collection first.
lack-dear_sale = Your sale brought more than one coin.
lack-unshared_sale = The other player has no loot of the colour you sold.
lack-no_loot = You lack loot.
lack-single_tile = You lack a second { $colour } tile.
lack-not_three = You have { $number ->
    [0] no collection
    [one] one collection
   *[other] { $number } collections
}; exactly three are needed.
lack-three_or_more = You have { $number ->
    [0] no collection
    [one] one collection
   *[other] { $number } collections
}; three or more are needed.
lack-not_two = You have { $number ->
    [0] no collection
    [one] one collection
   *[other] { $number } collections
}; exactly two are needed.
lack-no_four = { $number ->
    [0] You lack four tiles of one colour.
    [1] Your largest collection has one tile: you lack three.
    [2] Your largest collection has two tiles: you lack two.
   *[other] Your largest collection has three tiles: you lack one.
}
lack-all_on_grid = The grid still shows every colour you own.
lack-contract = Your collections of one tile: { $number }, of two: { $number2 }, of three: { $number3 }. One of each is needed.
lack-contract_beside = { $number ->
    [one] One other collection is too many.
   *[other] { $number } other collections are too many.
}
lack-never_more = You have more than the other player in no colour.
lack-not_biggest = Your largest collection has { $number }, the other player’s { $number2 }.
lack-no_strike = The Robins stand on { $space } and { $space2 }.
lack-not_beside = The Robins stand on { $space } and { $space2 }.
lack-not_diagonal = The Robins stand on { $space } and { $space2 }.
lack-no_corner = Your Robin stands on { $space }.
lack-threes = { $number ->
    [0] You lack both collections.
   *[other] You lack one of the two collections.
}
lack-exact_threes = { $number ->
    [0] You lack both collections.
   *[other] You lack one of the two collections.
}
lack-shared_colours = { $number ->
    [0] You share no colour: you lack two.
   *[other] You share one colour: you lack one.
}
lack-shared_tiles = { $number ->
    [0] You share no tile: you lack two.
   *[other] You share one tile: you lack one.
}
lack-heavy = You have { $number } loot tiles: too many.
lack-richer = Coins: you { $number }, the other player { $number2 }.
lack-sellable = Your { $colour } collection has three tiles or more.
lack-more_loot = Loot tiles: you { $number }, the other player { $number2 }.
lack-too_rich = You have { $number } coins: too many.
lack-many_collections = You have { $number } collections: too many.
lack-many_tiles = You have { $number } loot tiles: too many.
lack-ransom = { $number ->
    [0] You have no coin: you lack four.
    [1] You have one coin: you lack three.
    [2] You have two coins: you lack two.
   *[other] You have three coins: you lack one.
}
