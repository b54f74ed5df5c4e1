### The board of Robin of Locksley, in words for those who listen to it.

board-space = { $space }: { $colour } loot
board-space-empty = { $space }: no tile
board-robin = Robin { $number } on { $space }
board-bard = Bard { $number }: step { $position } of { $goal }, lap { $lap }
board-rider = Rider { $number }
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
board-task-fence = { $fame }: have just sold exactly three tiles, for one gold.
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
    [biggest_collection] your largest collection is larger than each of your opponent’s.
   *[per_colour] own more loot than your opponent of some colour.
}
board-task-arrow = { $fame }: the Robins stand a knight’s move apart.
board-task-guard = { $fame }: { $reading ->
    [exactly_three] own two collections of exactly three tiles.
   *[at_least_three] own two collections of three tiles or more.
}
board-task-mutual = { $fame }: { $reading ->
    [two_tiles] two of your loot tiles match two of your opponent’s, even of one colour.
   *[two_colours] both of you own loot of the same two colours.
}
board-task-run = { $fame }: own fewer than seven loot tiles.
board-task-scales = { $fame }: have no more gold than your opponent.
board-task-rivalry = { $fame }: the Robins stand side by side.
board-task-small-fry = { $fame }: own no collection of three or more.
board-task-samaritan = { $fame }: own no more loot tiles than your opponent.
board-task-eagle = { $fame }: the Robins touch at a corner.
board-task-market = { $fame }: have just sold a colour that your opponent owns too.
board-task-tower = { $fame }: your Robin stands on a corner of the grid.
board-task-nottingham = { $fame }: have at most one gold.
board-task-beginning = { $fame }: { $reading ->
    [tiles] own at most one loot tile.
   *[collections] own at most one collection.
}
board-task-king = { $fame }: { $reading ->
    [pay_four] pay four gold; no bribe is taken here.
   *[hold_four] have four gold or more; no bribe is taken here.
}
