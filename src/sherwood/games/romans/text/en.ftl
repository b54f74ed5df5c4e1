### Romans Go Home!, in English.

game-name = Romans Go Home!
game-tagline = Six warriors face down, six forts on Hadrian’s wall, and rivals you trust even less than the Romans.

## The wall

slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6

## Clans

clan-gold = McGold
clan-green = McGreen
clan-violet = McViolet
clan-red = McRed

role-0 = McGold
role-1 = McGreen
role-2 = McRed
role-3 = McViolet

## Warriors

warrior-qween = Qween
warrior-druhid = Dru’hid
warrior-svord = Svord
warrior-axx = Axx
warrior-archr = Arch’r
warrior-chippeuz = Filchy
warrior-horsie = Horsie
warrior-chariott = Ch’ariott

## Forts: kind and value

fort-malgarde = Poorly Guarded Fort (2)
fort-signal = Signal Fort (4)
fort-coffre = Strongbox Fort (8)
fort-tifie1 = Legion Fort (−1)
fort-tifie2 = Legion Fort (−2)
fort-tifie3 = Legion Fort (−3)
fort-dinaire1 = Ordinary Fort (1)
fort-dinaire3 = Ordinary Fort (3)
fort-dinaire4 = Ordinary Fort (4)
fort-dinaire5 = Ordinary Fort (5)
fort-dinaire6 = Ordinary Fort (6)

## What you can do

do-place = Put { $warrior } in place { $slot }
do-lift = Take back the warrior in place { $slot }
do-confirm = Ready
do-reopen = Change my row
do-seduce = Seduce { $clan }’s new warrior
now-seduce = Seduce { $clan }’s { $warrior } (+{ $number })
do-spare = Seduce nobody
do-take_fort = Take the fort in place { $slot } of the wall
now-take_fort = Take the { $fort }, place { $slot } of the wall
do-keep_fort = Take the leftmost fort, the one attacked
now-keep_fort = Take the { $fort }, the one attacked
do-swap = Swap places { $slot } and { $slot2 }
do-discard = Discard { $warrior }
do-keep = Keep { $warrior }
do-drop_all = Keep nobody
do-give_up = Give up the { $fort }

## What you are asked, and what the table waits for

ask-Program = Place six of your seven warriors along the wall, then say you are ready.
wait-Program = The clans are lining up their warriors.
ask-Seduce = Qween: choose whom to seduce. The points shown are yours this turn.
wait-Seduce = Qween is choosing whom to seduce.
ask-ChooseFort = Dru’hid: take the { $fort }, which is attacked, or any other fort still on the wall.
wait-ChooseFort = Dru’hid is choosing a fort.
ask-Reorder = Svord: rearrange your hidden warriors, then say you are ready.
wait-Reorder = Svord is rearranging his hidden warriors.
ask-HorsieDiscard = Horsie has captured nothing: discard one of your face-up warriors.
wait-HorsieDiscard = Horsie is looking for someone to blame.
ask-SignalDiscard = Signal Fort: discard one of your face-up warriors.
wait-SignalDiscard = The clans are discarding to the Signal Fort.
ask-KeepAxx = You have captured with Axx: keep him face up?
wait-KeepAxx = The captor is deciding whether to keep Axx.
ask-KeepWeakest = Poorly Guarded Fort: keep { $warrior }, your weakest face-up warrior?
wait-KeepWeakest = The captor is deciding whether to keep a warrior.
ask-GiveUpFort = Strongbox Fort: give up one of your forts.
wait-GiveUpFort = The captor of the Strongbox Fort is giving up a fort.

## What happens

tell-round_begins = Round { $number } begins.
tell-wall_laid = A new wall of six forts is laid.
tell-turn_begins = Turn { $number }: the { $fort } is under attack.
tell-drawn = You draw seven warriors.
tell-drawn-hidden = { $seat } draws seven warriors.
tell-ready = { $seat } is ready.
tell-unready = { $seat } has second thoughts.
tell-reveals = { $clan } reveals { $warrior }.
tell-crash = Ch’ariotts collide: { $clan }’s is discarded.
tell-seduces = { $clan }’s Qween seduces { $clan2 }’s { $warrior }.
tell-spares = { $clan }’s Qween seduces nobody.
tell-qweens_cancel = Several Qweens at once: nobody is seduced.
tell-sits_out = { $clan } has revealed Filchy and is left out of the count.
tell-totals = { $clan } has a total of { $number }.
tell-captures = { $clan } captures the { $fort }.
tell-tie_lost = Nobody captures the { $fort }: it is lost.
tell-tie_archer = { $clan } wins the tie with a new Arch’r.
tell-fort_carried = Nobody captures the { $fort }: it will be fought for again.
tell-fort_lost = The { $fort } is pushed off the end of the wall and lost.
tell-exchanges = { $clan }’s Dru’hid takes the { $fort } instead of the { $fort2 }.
tell-reorders = { $clan }’s Svord rearranges the hidden warriors.
tell-rages = Horsie’s rage costs { $clan } a warrior: { $warrior }.
tell-pays = { $clan } discards { $warrior } to the Signal Fort.
tell-keeps = { $clan } keeps { $warrior }.
tell-stays = { $clan }’s Axx stays face up.
tell-clears = { $number ->
    [one] { $clan } clears one face-up warrior.
   *[other] { $clan } clears { $number } face-up warriors.
}
tell-gives_up = { $clan } gives up the { $fort }.
tell-legion_victory = { $clan } holds three Legion Forts and wins on the spot!
tell-round_ends = { $number ->
    [3] The last round is over.
   *[other] Round { $number } is over.
}
tell-game_over = The forts are counted.

## Why not

bar-own_clan = Qween cannot seduce your own warrior: choose one of another clan.
bar-crashed = { $clan }’s Ch’ariott has crashed: there is nobody to seduce.
bar-must_seduce = Qween must seduce somebody: at this table she may not decline.
bar-fort_gone = There is no fort left in place { $slot }.
bar-not_weakest = The fort keeps only your weakest face-up warrior, { $warrior }.
bar-not_face_up = { $warrior } is not among your face-up warriors.
bar-not_in_hand = { $warrior } is not in your hand.
bar-place_taken = Place { $slot } already has a warrior.
bar-six_first = You are not ready yet: all six places need a warrior.
bar-not_herself = Horsie may be discarded only when she is your only face-up warrior.
bar-already_revealed = Svord moves hidden warriors only: the one in place { $slot } has been revealed.

refuse-too_many_clans = There are only four clans: with this many players, choose fewer neutral clans.
refuse-alone = A lone player needs at least one neutral clan to play against.

## How it ends

ending-points = After three rounds, the best forts win.
ending-legions = Three Legion Forts in the same hands end the game on the spot.
ending-neutral = A neutral clan beats the lone player.

score-legions = Legion Forts
score-forts = Forts held
score-highest = Highest fort
score-points = Points
score-neutral-green = Points of McGreen (neutral)
score-neutral-red = Points of McRed (neutral)
score-neutral-legions-green = Legion Forts of McGreen (neutral)
score-neutral-legions-red = Legion Forts of McRed (neutral)

## Options

option-neutrals = Neutral clans
option-neutrals-help = Unused clans that play by themselves. Two to four clans take part in all.
option-neutrals-0 = None
option-neutrals-1 = One
option-neutrals-2 = Two
option-fort_deck = Fort deck
option-fort_deck-help = How many forts there are of each kind is not known; the three decks are reconstructions.
option-fort_deck-A = A: two of each special fort
option-fort_deck-B = B: three of each special fort
option-fort_deck-C = C: one of each special fort
option-tie_rule = Tied forts
option-tie_rule-help = What becomes of a fort nobody captures because of a tie.
option-tie_rule-discard = The fort is lost
option-tie_rule-carry_over = The fort stays and the wall shifts (author’s variant)
option-druhid_rule = Dru’hid’s fort
option-druhid_rule-help = What happens on the wall when Dru’hid takes a fort further along.
option-druhid_rule-swap = The two forts change places
option-druhid_rule-shift = The forts before it move up (author’s variant)
option-signal_axx = Signal Fort and Axx
option-signal_axx-help = Whether a captor can save a new Axx from the Signal Fort by discarding another warrior.
option-signal_axx-pay_with_other = Another warrior can pay
option-signal_axx-after_clearing = After clearing, so Axx pays
option-horsie_may_choose_herself = Horsie may be her own victim
option-horsie_may_choose_herself-help = Whether a Horsie who captures nothing may be discarded while other warriors are face up.
option-horsie_may_choose_herself-true = Yes
option-horsie_may_choose_herself-false = Only when she is alone
option-qween_mandatory = Qween must seduce
option-qween_mandatory-help = Whether Qween has to seduce when she can.
option-qween_mandatory-true = Yes
option-qween_mandatory-false = She may decline
option-neutral_qween_cancels = A neutral Qween cancels
option-neutral_qween_cancels-help = Whether a neutral clan’s Qween, who seduces nobody herself, cancels another Qween.
option-neutral_qween_cancels-true = Yes
option-neutral_qween_cancels-false = No
option-axx_plus_malgarde = Axx and the Poorly Guarded Fort
option-axx_plus_malgarde-help = How many warriors can be kept when the new Axx is the weakest one face up.
option-axx_plus_malgarde-one_card_if_axx_weakest = Axx only
option-axx_plus_malgarde-weakest_other = Axx and the weakest of the others
option-svord_timing = Svord’s moment
option-svord_timing-help = When Svord’s player rearranges the hidden warriors.
option-svord_timing-before_fort_effect = Before the fort’s effect
option-svord_timing-end_of_turn = At the end of the turn
option-neutral_wins_solo = A neutral can beat a lone player
option-neutral_wins_solo-help = Whether a neutral clan can win against a player alone, by points or by three Legion Forts. The book says that a neutral never wins; an online version lets it.
option-neutral_wins_solo-true = Yes
option-neutral_wins_solo-false = No: alone, one plays for the score

## What a seat counts of its own

holding-strength = { $change } strength
holding-legions = { $change } { $number ->
    [one] Legion Fort
   *[other] Legion Forts
 }
