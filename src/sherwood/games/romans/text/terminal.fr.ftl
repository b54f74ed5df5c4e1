## Ce que le terminal montre ou dit du plateau.

term-program = Manche { $round } sur 3, programmation. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
term-attack = Manche { $round } sur 3, attaque { $turn } sur 6. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
term-over = La partie est finie.
term-wall = Mur d’Hadrien
term-sums = { $points ->
    [one] force { $total }, { $points } pt
   *[other] force { $total }, { $points } pts
 }
term-legions = { $legions ->
    [one] { $legions } Fort Tifié
   *[other] { $legions } Forts Tifiés
 }
term-owner = { $player } ({ $clan })
term-neutral = neutre
term-wall-told = Le mur, de gauche à droite : { $forts }.
term-gone = la place { $place } est vide
term-fort = { $now ->
    [now] { $place } { $fort }, attaqué maintenant
   *[later] { $place } { $fort }
 }
term-clan = { $points ->
    [one] { $clan } ({ $player }) a { $points } point.
   *[other] { $clan } ({ $player }) a { $points } points.
 }
term-holds = { $legions ->
    [0] Forts tenus : { $forts }.
    [one] Forts tenus : { $forts } ; l’un d’eux est un Fort Tifié.
   *[other] Forts tenus : { $forts } ; { $legions } d’entre eux sont des Forts Tifiés.
 }
term-up = Faces visibles : { $warriors } ; force { $total } en tout.
term-hidden = { $count ->
    [one] Encore cachée : la place { $places }.
   *[other] Encore cachées : les places { $places }.
 }
term-warrior = { $warrior } { $strength }
term-warrior-fresh = { $warrior } { $strength } (vient d’être révélé)
term-hand = Votre main : { $warriors }.
term-aside = Hors jeu cette manche : { $warriors }.
term-place = { $warrior } en { $place }
term-lane = Vos guerriers cachés : { $places }.
