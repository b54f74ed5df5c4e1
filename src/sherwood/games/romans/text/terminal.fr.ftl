## Ce que le terminal montre ou dit du plateau.

term-program = Manche { $round } sur 3, programmation. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
term-attack = Manche { $round } sur 3, attaque { $turn } sur 6. { $left ->
    [one] Il reste { $left } fort dans la pioche.
   *[other] Il reste { $left } forts dans la pioche.
 }
term-over = La table à la fin de la partie :
term-wall = Mur d’Hadrien
term-sums = { $points ->
    [one] force { $total }, { $figure } pt
   *[other] force { $total }, { $figure } pts
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
    [one] { $clan } ({ $player }) a { $figure } point.
   *[other] { $clan } ({ $player }) a { $figure } points.
 }
term-holds = { $legions ->
    [2] Forts détenus : { $forts } ; un troisième Fort Tifié ferait gagner la partie.
   *[other] Forts détenus : { $forts }.
 }
term-up = Faces visibles : { $warriors } ; force { $total } en tout.
term-hidden = { $count ->
    [one] Encore cachée : la place { $places }.
   *[other] Encore cachées : les places { $places }.
 }
term-warrior = { $warrior } { $strength }
term-warrior-fresh = { $warrior } { $strength } (de ce tour)
term-hand = Votre main : { $warriors }.
term-aside = Hors jeu cette manche : { $warriors }.
term-place = { $warrior } en { $place }
term-lane = Vos guerriers cachés : { $places }.
