### Le plateau de Romans Go Home !, en mots pour qui l’écoute.

board-round = Manche { $round } sur 3
board-turn = Fort { $turn } sur 6
board-fort = Place { $place } du mur : { $fort }
board-fort-attacked = Place { $place } du mur, attaquée maintenant : { $fort }
board-fort-gone = Place { $place } du mur : plus rien
board-slot-empty = { $clan }, place { $place } : vide
board-slot-hidden = { $clan }, place { $place } : un guerrier face cachée
board-slot-own = { $clan }, place { $place } : { $warrior }, force { $strength }, face cachée ; les autres ne voient pas cette carte
board-slot-up = { $clan }, place { $place } : { $warrior }, force { $strength }, face visible
board-slot-fresh = { $clan }, place { $place } : { $warrior }, force { $strength }, face visible depuis ce tour
board-slot-gone = { $clan }, place { $place } : le guerrier est parti
board-hand = { $copies ->
    [one] { $warrior }, force { $strength }, dans votre main
   *[other] { $warrior }, force { $strength }, { $copies } fois dans votre main
}
board-held = { $clan } tient : { $fort }
board-your-hand = Votre main
board-neutral = neutre
board-total = Force en jeu : { $total }
board-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}
board-legions = { $legions ->
    [0] aucun Fort Tifié
    [one] un Fort Tifié sur trois
   *[other] { $legions } Forts Tifiés sur trois
}
board-spent = Défausse de cette manche : { $warriors }
board-lost = Perdu pour tout le monde : { $fort }
board-seduced = Séduction par { $clan } : le dernier guerrier compte pour { $clan } ce tour-ci
