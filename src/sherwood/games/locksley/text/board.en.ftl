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
board-gold = Rider { $number }, coins with { $colour } on the back: { $count }
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
board-met = { $task } You meet it now.

board-task-coach = { $fame }: own { $colour } loot.
board-task-dead-of-night = { $fame }: own two of white, red and pink.
board-task-sherwood = { $fame }: own two of green, blue and black.
board-task-nobility = { $fame }: have just sold a collection.
board-task-tithe = { $fame }: every collection you own has two tiles or more.
board-task-specialist = { $fame }: own exactly three collections.
board-task-fence = { $fame }: have just sold exactly three tiles, for one gold.
board-task-two-houses = { $fame }: own exactly two collections.
board-task-kinsman = { $fame }: own a collection of four or more.
board-task-vain = { $fame }: own a colour that the grid no longer shows.
board-task-contract = { $fame }: own one tile, two tiles and three tiles of three colours.
board-task-fox = { $fame }: have more than your opponent of some colour.
board-task-arrow = { $fame }: the Robins stand a knight’s move apart.
board-task-guard = { $fame }: own two collections of three or more.
board-task-mutual = { $fame }: two colours are owned by both of you.
board-task-run = { $fame }: own fewer than seven tiles.
board-task-scales = { $fame }: have no more gold than your opponent.
board-task-rivalry = { $fame }: the Robins stand side by side.
board-task-small-fry = { $fame }: own no collection of three or more.
board-task-samaritan = { $fame }: own no more tiles than your opponent.
board-task-eagle = { $fame }: the Robins touch at a corner.
board-task-market = { $fame }: have just sold a colour that your opponent owns too.
board-task-tower = { $fame }: your Robin stands on a corner of the grid.
board-task-nottingham = { $fame }: have at most one gold.
board-task-beginning = { $fame }: own at most one collection.
board-task-king = { $fame }: have four gold or more; no bribe is taken here.
