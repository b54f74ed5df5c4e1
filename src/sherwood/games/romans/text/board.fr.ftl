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
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-legions-short = Forts Tifiés { $legions }/3
board-ready = c’est prêt
board-lining-up = se prépare
board-faces = fort { $value }
board-verdict-leads = en tête
board-verdict-tied = égalité
board-verdict-archer = départage
board-verdict-out = à l’écart
board-your-plan = Vos guerriers cachés
board-final = Le compte des forts
board-fallen = C’est joué
board-fallen-does = voici la suite
board-lost-word = Perdus
board-out = Écartés
board-deck = { $left ->
    [0] Plus de fort pour une autre manche
    [one] Un fort pour les manches à venir
   *[other] { $left } forts pour les manches à venir
}
board-aside = { $warrior } : hors jeu pour cette manche
board-others = Ce que les autres ont peut-être
board-rest = { $hidden ->
    [0] tout est révélé
   *[other] { $hidden } parmi ces { $left }
}

## Ce que font un guerrier et un fort, en aussi peu de mots qu’une carte en peut porter

power-qween = vole les points d’un nouveau
power-druhid = si vous prenez, fort au choix
power-svord = réorganisez vos cartes cachées
power-axx = si vous prenez, il peut rester
power-archr = gagne les égalités
power-chippeuz = vous ne prenez rien ce tour-ci
power-horsie = sans prise, défaussez une carte
power-chariott = à deux, ils se détruisent
plate-malgarde = Fort Malgardé
plate-signal = Fort Signal
plate-coffre = Coffre Fort
plate-tifie = Fort Tifié
plate-dinaire = Fort Dinaire
does-malgarde = garder son plus faible
does-signal = chaque clan en perd un
does-coffre = céder l’un de ses forts
does-tifie = trois font la victoire
does-dinaire = des points
