### Romans Go Home!, en français.

game-name = Romans Go Home!
game-tagline = Six guerriers face cachée, six forts sur le mur d’Hadrien, et des rivaux plus sournois que les Romains.

## Le mur

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

## Guerriers

warrior-qween = Qween
warrior-druhid = Dru’hid
warrior-svord = Svord
warrior-axx = Axx
warrior-archr = Arch’r
warrior-chippeuz = Chippeuz
warrior-horsie = Horsie
warrior-chariott = Ch’ariott

## Forts : sorte et valeur

fort-malgarde = Fort Malgardé (2)
fort-signal = Fort Signal (4)
fort-coffre = Coffre Fort (8)
fort-tifie1 = Fort Tifié (−1)
fort-tifie2 = Fort Tifié (−2)
fort-tifie3 = Fort Tifié (−3)
fort-dinaire1 = Fort Dinaire (1)
fort-dinaire3 = Fort Dinaire (3)
fort-dinaire4 = Fort Dinaire (4)
fort-dinaire5 = Fort Dinaire (5)
fort-dinaire6 = Fort Dinaire (6)

## Ce que l'on peut faire

do-place = Poser { $warrior } en place { $slot }
do-lift = Reprendre le guerrier de la place { $slot }
do-confirm = C’est prêt
do-reopen = Modifier ma rangée
do-seduce = Séduire le nouveau guerrier du clan { $clan }
now-seduce = Séduire { $warrior } du clan { $clan } (+{ $number })
do-spare = Ne séduire personne
do-take_fort = Prendre le fort de la place { $slot } du mur
now-take_fort = Prendre le { $fort }, place { $slot } du mur
do-keep_fort = Prendre le fort le plus à gauche, celui qui est attaqué
now-keep_fort = Prendre le { $fort }, le fort attaqué
do-swap = Échanger les places { $slot } et { $slot2 }
do-discard = Défausser { $warrior }
do-keep = Garder { $warrior }
do-drop_all = Ne garder personne
do-give_up = Céder le { $fort }

## Ce que l'on demande, et ce qu'on attend

ask-Program = Posez six de vos sept guerriers le long du mur, puis validez.
wait-Program = Les clans préparent leurs guerriers.
ask-Seduce = Qween : choisissez qui séduire. Les points indiqués sont à vous ce tour-ci.
wait-Seduce = Qween choisit qui séduire.
ask-ChooseFort = Dru’hid : prenez le { $fort }, qui est attaqué, ou tout autre fort encore dans le mur.
wait-ChooseFort = Dru’hid choisit un fort.
ask-Reorder = Svord : réorganisez vos guerriers cachés, puis validez.
wait-Reorder = Svord réorganise ses guerriers cachés.
ask-HorsieDiscard = Horsie n’a rien pris : défaussez l’un de vos guerriers visibles.
wait-HorsieDiscard = Horsie cherche un coupable.
ask-SignalDiscard = Fort Signal : défaussez l’un de vos guerriers visibles.
wait-SignalDiscard = Les clans défaussent à cause du Fort Signal.
ask-KeepAxx = Vous avez pris le fort avec Axx : le garder visible ?
wait-KeepAxx = Le vainqueur décide s’il garde Axx.
ask-KeepWeakest = Fort Malgardé : garder { $warrior }, le plus faible de vos guerriers visibles ?
wait-KeepWeakest = Le vainqueur décide s’il garde un guerrier.
ask-GiveUpFort = Coffre Fort : cédez l’un de vos forts.
wait-GiveUpFort = Le vainqueur du Coffre Fort se défait d’un fort.

## Ce qui se passe

tell-round_begins = La manche { $number } commence.
tell-wall_laid = Un nouveau mur de six forts est dressé.
tell-turn_begins = Tour { $number } : le { $fort } est attaqué.
tell-drawn = Vous piochez sept guerriers.
tell-drawn-hidden = { $seat } pioche sept guerriers.
tell-ready = { $seat } est prêt·e.
tell-unready = { $seat } se ravise.
tell-reveals = { $clan } révèle { $warrior }.
tell-crash = Collision de Ch’ariotts : celui du clan { $clan } est défaussé.
tell-seduces = La Qween du clan { $clan } séduit { $warrior } du clan { $clan2 }.
tell-spares = La Qween du clan { $clan } ne séduit personne.
tell-qweens_cancel = Plusieurs Qweens au même tour : personne n’est séduit.
tell-sits_out = { $clan } a révélé Chippeuz et reste hors du décompte.
tell-totals = { $clan } a un total de { $number }.
tell-captures = { $clan } s’empare du { $fort }.
tell-tie_lost = Personne ne prend le { $fort } : il est perdu.
tell-tie_archer = { $clan } remporte l’égalité grâce à un nouvel Arch’r.
tell-fort_carried = Personne ne prend le { $fort } : il se jouera de nouveau.
tell-fort_lost = Le { $fort } sort au bout du mur et il est perdu.
tell-exchanges = Le Dru’hid du clan { $clan } prend le { $fort } plutôt que le { $fort2 }.
tell-reorders = Le Svord du clan { $clan } réorganise les guerriers cachés.
tell-rages = La rage de Horsie coûte un guerrier au clan { $clan } : { $warrior }.
tell-pays = { $clan } défausse { $warrior } à cause du Fort Signal.
tell-keeps = { $clan } garde { $warrior }.
tell-stays = L’Axx du clan { $clan } reste visible.
tell-clears = { $number ->
    [one] { $clan } défausse un guerrier visible.
   *[other] { $clan } défausse { $number } guerriers visibles.
}
tell-gives_up = { $clan } cède le { $fort }.
tell-legion_victory = { $clan } détient trois Forts Tifiés et gagne sur-le-champ !
tell-round_ends = { $number ->
    [3] La dernière manche est terminée.
   *[other] La manche { $number } est terminée.
}
tell-game_over = On compte les forts.

## Pourquoi pas

bar-own_clan = Qween ne peut pas séduire votre propre guerrier : choisissez celui d’un autre clan.
bar-crashed = Le Ch’ariott du clan { $clan } a eu un accident : il n’y a personne à séduire.
bar-must_seduce = Qween doit séduire quelqu’un : à cette table, elle ne peut pas s’abstenir.
bar-fort_gone = Il n’y a plus de fort à la place { $slot }.
bar-not_weakest = Le fort ne conserve que le plus faible de vos guerriers visibles, { $warrior }.
bar-not_face_up = { $warrior } n’est pas parmi vos guerriers visibles.
bar-not_in_hand = { $warrior } n’est pas dans votre main.
bar-place_taken = La place { $slot } a déjà un guerrier.
bar-six_first = Ce n’est pas encore prêt : il faut un guerrier à chacune des six places.
bar-not_herself = Horsie ne peut être défaussée que si elle est votre seul guerrier visible.
bar-already_revealed = Svord ne déplace que des guerriers cachés : celui de la place { $slot } a été révélé.

refuse-too_many_clans = Il n’y a que quatre clans : à ce nombre de joueurs, choisissez moins de clans neutres.
refuse-alone = Un joueur seul a besoin d’au moins un clan neutre comme adversaire.

## Comment cela finit

ending-points = Après trois manches, les meilleurs forts l’emportent.
ending-legions = Trois Forts Tifiés dans les mêmes mains mettent fin à la partie sur-le-champ.
ending-neutral = Un clan neutre l’emporte sur le joueur seul.

score-legions = Forts Tifiés
score-forts = Forts détenus
score-highest = Plus grand fort
score-points = Points
score-neutral-green = Points de McGreen (neutre)
score-neutral-red = Points de McRed (neutre)
score-neutral-legions-green = Forts Tifiés de McGreen (neutre)
score-neutral-legions-red = Forts Tifiés de McRed (neutre)

## Options

option-neutrals = Clans neutres
option-neutrals-help = Des clans inutilisés qui jouent tout seuls. Il y a en tout de deux à quatre clans.
option-neutrals-0 = Aucun
option-neutrals-1 = Un
option-neutrals-2 = Deux
option-fort_deck = Pioche de forts
option-fort_deck-help = On ignore combien il y a de forts de chaque sorte ; les trois pioches sont des reconstitutions.
option-fort_deck-A = A : deux de chaque fort spécial
option-fort_deck-B = B : trois de chaque fort spécial
option-fort_deck-C = C : un de chaque fort spécial
option-tie_rule = Forts à égalité
option-tie_rule-help = Ce que devient un fort que personne ne prend à cause d’une égalité.
option-tie_rule-discard = Le fort est perdu
option-tie_rule-carry_over = Le fort reste et le mur se décale (variante de l’auteur)
option-druhid_rule = Fort de Dru’hid
option-druhid_rule-help = Ce qui se passe dans le mur quand Dru’hid prend un fort plus loin.
option-druhid_rule-swap = Les deux forts échangent leurs places
option-druhid_rule-shift = Les forts précédents se décalent (variante de l’auteur)
option-signal_axx = Fort Signal et Axx
option-signal_axx-help = Si le vainqueur peut sauver un nouvel Axx du Fort Signal en défaussant un autre guerrier.
option-signal_axx-pay_with_other = Un autre guerrier peut payer
option-signal_axx-after_clearing = Après la défausse, donc Axx paie
option-horsie_may_choose_herself = Horsie peut se choisir
option-horsie_may_choose_herself-help = Si une Horsie qui n’a rien pris peut être défaussée alors que d’autres guerriers sont visibles.
option-horsie_may_choose_herself-true = Oui
option-horsie_may_choose_herself-false = Seulement si elle est seule
option-qween_mandatory = Qween doit séduire
option-qween_mandatory-help = Si Qween est obligée de séduire quand elle le peut.
option-qween_mandatory-true = Oui
option-qween_mandatory-false = Elle peut s’abstenir
option-neutral_qween_cancels = Une Qween neutre annule
option-neutral_qween_cancels-help = Si la Qween d’un clan neutre, qui ne séduit personne, annule une autre Qween.
option-neutral_qween_cancels-true = Oui
option-neutral_qween_cancels-false = Non
option-axx_plus_malgarde = Axx et Fort Malgardé
option-axx_plus_malgarde-help = Combien de guerriers on peut garder quand le nouvel Axx est le plus faible des guerriers visibles.
option-axx_plus_malgarde-one_card_if_axx_weakest = Axx seulement
option-axx_plus_malgarde-weakest_other = Axx et le plus faible des autres
option-svord_timing = Moment de Svord
option-svord_timing-help = Quand le joueur de Svord réorganise ses guerriers cachés.
option-svord_timing-before_fort_effect = Avant l’effet du fort
option-svord_timing-end_of_turn = À la fin du tour
option-neutral_wins_solo = Un neutre peut battre un joueur seul
option-neutral_wins_solo-help = Si un clan neutre peut l’emporter contre un joueur seul, aux points ou par trois Forts Tifiés. Le livret dit qu’un neutre ne gagne jamais ; une version en ligne le permet.
option-neutral_wins_solo-true = Oui
option-neutral_wins_solo-false = Non : seul, on joue pour le score

## Ce qu’un joueur compte pour lui

holding-strength = { $change } de force
holding-legions = { $change } { $number ->
    [one] Fort Tifié
   *[other] Forts Tifiés
 }
