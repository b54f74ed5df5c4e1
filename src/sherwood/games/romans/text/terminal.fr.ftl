## Ce que le terminal montre ou dit du plateau.

show-program = Manche { $round } sur 3, programmation. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
show-attack = Manche { $round } sur 3, attaque { $turn } sur 6. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
show-over = La partie est finie.
show-wall = Mur d’Hadrien
show-sums = Force { $total }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
show-legions = { $legions ->
    [one] { $legions } Fort Tifié
   *[other] { $legions } Forts Tifiés
 }
show-neutral = neutre
show-wall-told = Le mur, de gauche à droite : { $forts }.
show-gone = la place { $place } est vide
show-fort = { $now ->
    [now] { $place } { $fort }, attaqué maintenant
   *[later] { $place } { $fort }
 }
show-clan = { $points ->
    [one] { $clan } ({ $player }) a { $points } point.
   *[other] { $clan } ({ $player }) a { $points } points.
 }
show-holds = { $legions ->
    [0] Forts tenus : { $forts }.
    [one] Forts tenus : { $forts } ; l’un d’eux est un Fort Tifié.
   *[other] Forts tenus : { $forts } ; { $legions } d’entre eux sont des Forts Tifiés.
 }
show-up = Faces visibles : { $warriors } ; force { $total } en tout.
show-hidden = { $count ->
    [one] Encore cachée : la place { $places }.
   *[other] Encore cachées : les places { $places }.
 }
show-warrior = { $warrior } { $strength }
show-warrior-fresh = { $warrior } { $strength } (vient d’être révélé)
show-hand = Votre main : { $warriors }.
show-aside = Écartés cette manche : { $warriors }.
show-place = { $warrior } en { $place }
show-lane = Vos guerriers cachés : { $places }.
