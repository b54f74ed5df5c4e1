### Le plateau de Robin of Locksley, en mots pour qui l’écoute.

board-space = { $space } : butin { $colour }
board-space-empty = { $space } : pas de tuile
board-robin = Robin { $number } en { $space }
board-bard = Barde { $number } : pas { $position } sur { $goal }, tour { $lap }
board-rider = Cavalier { $number }
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
