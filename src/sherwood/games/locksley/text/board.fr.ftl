### Le plateau de Robin of Locksley, en mots pour qui l’écoute.

board-space = { $space } : butin { $colour }
board-space-empty = { $space } : pas de tuile
board-robin = Robin { $number } en { $space }
board-bard = Barde { $number } : pas { $position } sur { $goal }, tour { $lap }
board-summary = Cavalier { $number } : or { $gold }, butin { $loot }, tour { $lap } sur 2
board-loot = Cavalier { $number }, { $colour } : { $count ->
    [0] aucun butin
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-gold = Cavalier { $number }, pièces à dos { $colour } : { $count ->
    [0] aucune
   *[other] { $count }
}
board-pile = Pioche : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-discard = Défausse : { $count ->
    [0] rien
   *[other] { $colours }
}
board-sale = { $cheap ->
    [1] Vente de la collection { $colour } pour une pièce, encore valable ce tour-ci
   *[other] Vente de la collection { $colour } pour deux pièces ou plus, encore valable ce tour-ci
}
board-met = { $task } Défi relevé en ce moment.

board-task-coach = { $fame } : posséder du butin { $colour }.
board-task-dead-of-night = { $fame } : posséder du butin de deux des couleurs blanc, rouge et rose.
board-task-sherwood = { $fame } : posséder du butin de deux des couleurs vert, bleu et noir.
board-task-nobility = { $fame } : venir de vendre une collection.
board-task-tithe = { $fame } : posséder au moins une collection, et aucune d’une seule tuile.
board-task-specialist = { $fame } : { $reading ->
    [at_least_three] posséder au moins trois collections.
   *[exactly_three] posséder exactement trois collections.
}
board-task-fence = { $fame } : venir de vendre exactement trois tuiles, pour une pièce.
board-task-two-houses = { $fame } : { $reading ->
    [two_or_more] posséder exactement deux collections, chacune d’au moins deux tuiles.
   *[any_size] posséder exactement deux collections, de toute taille.
}
board-task-kinsman = { $fame } : posséder une collection d’au moins quatre tuiles.
board-task-vain = { $fame } : posséder une couleur absente de la grille.
board-task-contract = { $fame } : { $reading ->
    [beside_others] posséder une, deux et trois tuiles de trois couleurs ; les autres collections ne comptent pas.
   *[exact_six] posséder exactement une, deux et trois tuiles de trois couleurs, et aucun autre butin.
}
board-task-fox = { $fame } : { $reading ->
    [biggest_collection] votre plus grande collection dépasse chacune de celles de l’adversaire.
   *[per_colour] posséder plus de butin d’une couleur que l’adversaire.
}
board-task-arrow = { $fame } : les Robins sont à un saut de cavalier l’un de l’autre.
board-task-guard = { $fame } : { $reading ->
    [exactly_three] posséder deux collections d’exactement trois tuiles.
   *[at_least_three] posséder deux collections d’au moins trois tuiles.
}
board-task-mutual = { $fame } : { $reading ->
    [two_tiles] deux de vos tuiles sont identiques à deux de celles de l’adversaire, même d’une seule couleur.
   *[two_colours] posséder tous deux du butin de deux mêmes couleurs.
}
board-task-run = { $fame } : posséder moins de sept tuiles de butin.
board-task-scales = { $fame } : ne pas avoir plus d’or que l’adversaire.
board-task-rivalry = { $fame } : les Robins sont côte à côte.
board-task-small-fry = { $fame } : aucune collection de trois tuiles ou plus.
board-task-samaritan = { $fame } : ne pas posséder plus de tuiles de butin que l’adversaire.
board-task-eagle = { $fame } : les Robins se touchent par un coin.
board-task-market = { $fame } : venir de vendre une couleur que l’adversaire possède aussi.
board-task-tower = { $fame } : votre Robin est dans un coin de la grille.
board-task-nottingham = { $fame } : avoir au plus une pièce d’or.
board-task-beginning = { $fame } : { $reading ->
    [tiles] posséder au plus une tuile de butin.
   *[collections] posséder au plus une collection.
}
board-task-king = { $fame } : { $reading ->
    [pay_four] payer quatre pièces d’or ; aucune corruption n’y mène.
   *[hold_four] avoir au moins quatre pièces d’or ; aucune corruption n’y mène.
}

board-aim = Le premier barde qui fait deux tours de piste et atteint Longue vie au roi gagne ; de même s’il prend un tour à l’autre.
board-next = Ensuite, { $task }
board-next-fame = Ensuite : { $fame }
board-next-met = C’est fait : le barde peut avancer.
board-way = Tour { $lap } sur 2, le roi dans { $left } pas
board-way-short = tour { $lap } sur 2, { $left } pas
board-worth = vaut { $coins }
board-column-loot = butin
board-column-coins = pièces
board-pile-left = pioche
board-discards = défausse

## Ce qui manque pour la prochaine case, en peu de mots

lack-no_colour = Il vous manque du butin { $colour }.
lack-night_colours = { $number ->
    [0] Il vous manque deux de ces couleurs.
   *[other] Il vous manque encore une de ces couleurs.
}
lack-forest_colours = { $number ->
    [0] Il vous manque deux de ces couleurs.
   *[other] Il vous manque encore une de ces couleurs.
}
lack-no_sale = Il vous manque une vente : vendez d’abord une collection.
lack-dear_sale = Votre vente a rapporté plus d’une pièce.
lack-unshared_sale = L’adversaire n’a pas de butin de la couleur vendue.
lack-no_loot = Il vous manque du butin.
lack-single_tile = Il vous manque une deuxième tuile de butin { $colour }.
lack-not_three = { $number ->
    [0] Vous n’avez aucune collection
    [one] Vous avez une collection
   *[other] Vous avez { $number } collections
} ; il en faut exactement trois.
lack-three_or_more = { $number ->
    [0] Vous n’avez aucune collection
    [one] Vous avez une collection
   *[other] Vous avez { $number } collections
} ; il en faut au moins trois.
lack-not_two = { $number ->
    [0] Vous n’avez aucune collection
    [one] Vous avez une collection
   *[other] Vous avez { $number } collections
} ; il en faut exactement deux.
lack-no_four = { $number ->
    [0] Il vous manque quatre tuiles d’une couleur.
    [1] Votre plus grande collection compte une tuile : il en manque trois.
    [2] Votre plus grande collection compte deux tuiles : il en manque deux.
   *[other] Votre plus grande collection compte trois tuiles : il en manque une.
}
lack-all_on_grid = La grille montre encore toutes vos couleurs.
lack-contract = Vos collections d’une tuile : { $number }, de deux : { $number2 }, de trois : { $number3 }. Il en faut une de chaque.
lack-contract_beside = { $number ->
    [one] Une autre collection est de trop.
   *[other] { $number } autres collections sont de trop.
}
lack-never_more = Dans aucune couleur vous n’avez plus que l’adversaire.
lack-not_biggest = Votre plus grande collection : { $number } ; celle de l’adversaire : { $number2 }.
lack-no_strike = Les Robins sont en { $space } et { $space2 }.
lack-not_beside = Les Robins sont en { $space } et { $space2 }.
lack-not_diagonal = Les Robins sont en { $space } et { $space2 }.
lack-no_corner = Votre Robin est en { $space }.
lack-threes = { $number ->
    [0] Il vous manque les deux collections.
   *[other] Il vous manque une des deux collections.
}
lack-exact_threes = { $number ->
    [0] Il vous manque les deux collections.
   *[other] Il vous manque une des deux collections.
}
lack-shared_colours = { $number ->
    [0] Aucune couleur en commun : il en manque deux.
   *[other] Une couleur en commun : il en manque une.
}
lack-shared_tiles = { $number ->
    [0] Aucune tuile en commun : il en manque deux.
   *[other] Une tuile en commun : il en manque une.
}
lack-heavy = Vous avez { $number } tuiles de butin : c’est trop.
lack-richer = Or : vous { $number }, l’adversaire { $number2 }.
lack-sellable = Votre collection de butin { $colour } compte trois tuiles ou plus.
lack-more_loot = Tuiles de butin : vous { $number }, l’adversaire { $number2 }.
lack-too_rich = Vous avez { $number } pièces d’or : c’est trop.
lack-many_collections = Vous avez { $number } collections : c’est trop.
lack-many_tiles = Vous avez { $number } tuiles de butin : c’est trop.
lack-ransom = { $number ->
    [0] Vous n’avez pas d’or : il manque quatre pièces.
    [1] Vous avez une pièce : il en manque trois.
    [2] Vous avez deux pièces : il en manque deux.
   *[other] Vous avez trois pièces : il en manque une.
}
