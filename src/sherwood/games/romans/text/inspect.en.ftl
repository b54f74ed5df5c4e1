### What a thing on the board of Romans Go Home! is, to whoever points at it.

inspect-warrior = { $warrior }, strength { $strength }
inspect-qween = Qween: choose a warrior that another clan has just revealed. This turn its points are yours and not its clan’s. Several Qweens in one turn seduce nobody.
inspect-druhid = Dru’hid: if you capture in the turn he is revealed, you may take any fort still on the wall instead of the one attacked.
inspect-svord = Svord: in the turn he is revealed, you may rearrange your hidden warriors.
inspect-axx = Axx: if you capture in the turn he is revealed, you may keep him face up; your other warriors leave as usual.
inspect-archr = Arch’r: in the turn he is revealed, you win a tie for the highest total, unless a tied clan has a new Arch’r too.
inspect-chippeuz = Filchy: in the turn she is revealed you capture nothing, and your total is left out of the count. It dodges a bad fort and saves your strength.
inspect-horsie = Horsie: if you capture nothing in the turn she is revealed, discard one of your face-up warriors.
inspect-chariott = Ch’ariott: if two or more clans reveal one in the same turn, all of them are discarded before the count.

inspect-stands = { $clan }, place { $place }.
inspect-hidden = Face down until its fort is attacked. Only you see it.
inspect-fresh = Revealed now: its power works this turn, and its strength counts.
inspect-up = Its power is over: it worked in the turn it was revealed. Its strength still counts, until its clan captures a fort.
inspect-led-only = A clan that nobody leads makes no use of this power.
inspect-hand = In your hand. Lay it beside the fort that it shall attack; six of your seven go out.
inspect-aside = Out of play until the next round.
inspect-place = { $clan }, place { $place }
inspect-empty = Nobody stands here yet.
inspect-facing = Whoever is laid here is revealed when this fort is attacked: { $fort }.
inspect-unknown = A warrior face down: its player alone knows which.
inspect-left = The warrior that stood here has left: it was discarded, or its clan captured a fort.
inspect-may-hold = { $hidden ->
    [one] Still face down: one of { $warriors }.
   *[other] Still face down: { $hidden } of { $warriors }.
}

inspect-worth = { $points ->
    [one] Worth { $figure } point at the end.
   *[other] Worth { $figure } points at the end.
}
inspect-fort-malgarde = Whoever captures it may keep the weakest of their face-up warriors.
inspect-fort-signal = When it is captured, every clan with a face-up warrior discards one, the captor too.
inspect-fort-coffre = Whoever captures it must at once give up one of their forts; with no other fort, this one.
inspect-fort-tifie = It costs points; but whoever takes a third Legion Fort wins the game on the spot.
inspect-fort-dinaire = Points, and no effect.
inspect-attacked = Attacked now: the highest total captures it. If two share it, nobody does.
inspect-later = It is attacked in turn { $place }.
inspect-gone = It was captured, or lost in a tie.
inspect-held = Held by { $clan }.
inspect-held-effect = Its effect came when it was captured, and does not come again.
inspect-legions = { $legions ->
    [0] No Legion Fort; three would win the game.
    [one] One Legion Fort; three would win the game.
   *[other] { $legions } Legion Forts; three would win the game.
}
inspect-points = { $points } in captured forts.
inspect-total = { $clan }: { $sum }
inspect-neutral = Nobody leads this clan: it reveals at random, can capture and tie, but cannot win.
inspect-ready = { $laid ->
    [6] Your row is complete. The attack begins when everybody is ready; until then you may change it.
   *[other] You have laid { $laid } of six warriors. Then say that you are ready.
}
inspect-reorder = Svord: say that you are ready when your hidden warriors stand as you like.
