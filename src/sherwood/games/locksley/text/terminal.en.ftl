## What the terminal shows or tells of the board.

show-setup = The table is being laid.
show-corner = { $who } chooses a corner. { $pile } tiles are in the pile.
show-turn = { $pile ->
        [0] The pile is empty
        [one] One tile is in the pile
       *[other] { $pile } tiles are in the pile
    }, { $discards ->
        [0] nothing is discarded
        [one] one is discarded
       *[other] { $discards } are discarded
    }.
show-over = How the table stands at the end:
show-side = { $side ->
        [left] left ↑
        [top] top →
        [right] right ↓
       *[bottom] bottom ←
    }
show-bard = { $name }’s Bard is on { $fame }, step { $step } of { $goal }.
show-bard-home = { $name }’s Bard is at step { $step } of { $goal }.
show-loot = Loot: { $loot }.
show-gold = { $gold ->
        [0] No gold.
        [one] One coin: { $coins }.
       *[other] { $gold } coins: { $coins }.
    }
show-count = { $count } { $colour }
show-nothing = nothing
show-next = Next space. { $task }
show-next-met = The task of { $fame } is fulfilled now.
show-row = Row { $row }: { $spaces }.
show-space = { $space } { $colour }
show-space-robin = { $space } { $name }’s Robin
show-space-empty = { $space } empty
show-ahead = Ahead: { $spaces }.
show-ahead-met = { $fame } (fulfilled)
show-ahead-unmet = { $fame }
