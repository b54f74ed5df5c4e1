### What a thing on the board of Robin of Locksley is, to whoever points at it.

inspect-tile = Whoever rides here takes the { $colour } tile.
inspect-tile-own = { $coins ->
    [0] Riding here takes it: your { $colour } collection would have { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, three can be sold.
    [one] Riding here takes it: your { $colour } collection would have { $count } tiles and sell for one coin.
   *[other] Riding here takes it: your { $colour } collection would have { $count } tiles and sell for { $coins } coins.
}
inspect-bare = No tile lies here: whoever rides here takes nothing.
inspect-robin-here = { $player }’s Robin stands here; no other can ride here.
inspect-corner = A corner: its tile can be your first coin, and your Robin starts here.
inspect-no-corner = Not a corner: no Robin starts here.
inspect-reach = A knight’s move away from the Robin of { $players }.
inspect-far = No Robin is a knight’s move away.
inspect-robin = { $player }’s Robin, on { $space }
inspect-robin-rides = Robin rides like a knight in chess, once a turn, and takes the tile of the space reached.
inspect-ridden = Robin has ridden this turn.
inspect-may-ride = Robin has not ridden yet this turn.

inspect-bard = { $player }’s Bard
inspect-ahead = { $steps ->
    [one] The next space of { $player }’s Bard.
   *[other] { $steps } spaces ahead of { $player }’s Bard.
}
inspect-met = { $player } fulfils the task now.
inspect-unmet = { $player } does not fulfil the task now.
inspect-bribe = A coin spent as a bribe also opens this space.
inspect-sale-task = The sale must be of this turn, with no coin spent and no loot taken since.

inspect-loot = { $player }, { $colour } loot: { $count ->
    [0] none
    [one] one tile
   *[other] { $count } tiles
}
inspect-sells = { $coins ->
    [one] Sold now it brings one coin: two tiles are discarded, the other becomes a coin.
   *[other] Sold now it brings { $coins } coins: two tiles are discarded, the others become coins.
}
inspect-small = { $lacking ->
    [one] One tile more, and it can be sold: a sale takes three at least.
   *[other] { $lacking } tiles more, and it can be sold: a sale takes three at least.
}
inspect-gold = { $player }, coins with { $colour } on the back: { $count ->
    [0] none
   *[other] { $count }
}
inspect-coin = A coin spent moves the Bard one space, whatever its task, and goes to the discards as { $colour } loot.
inspect-gold-all = { $gold ->
    [0] No coin in all; four are needed for Long Live the King.
    [one] One coin in all; four are needed for Long Live the King.
   *[other] { $gold } coins in all; four are needed for Long Live the King.
}
inspect-sale = It serves Nobility Obligated, Market, or The Fence if it brought a single coin, until a coin is spent, loot is taken or the turn ends.
inspect-pile = At the end of a turn a tile is drawn for the space that Robin left.
inspect-discard = They are shuffled into the pile when it runs out.
inspect-end = A tile is drawn for the space that Robin left, and the other player’s turn begins.
