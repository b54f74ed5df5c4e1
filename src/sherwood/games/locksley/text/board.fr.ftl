### Le plateau de Robin de Locksley, en mots pour qui l’écoute.

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
board-gold = Cavalier { $number }, pièces au dos { $colour } : { $count }
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
board-met = { $task } Tâche remplie en ce moment.

board-task-coach = { $fame } : posséder du butin { $colour }.
board-task-dead-of-night = { $fame } : posséder deux couleurs parmi blanc, rouge et rose.
board-task-sherwood = { $fame } : posséder deux couleurs parmi vert, bleu et noir.
board-task-nobility = { $fame } : venir de vendre une collection.
board-task-tithe = { $fame } : chaque collection compte au moins deux tuiles.
board-task-specialist = { $fame } : posséder exactement trois collections.
board-task-fence = { $fame } : venir de vendre exactement trois tuiles, pour une pièce.
board-task-two-houses = { $fame } : posséder exactement deux collections.
board-task-kinsman = { $fame } : posséder une collection d’au moins quatre tuiles.
board-task-vain = { $fame } : posséder une couleur absente de la grille.
board-task-contract = { $fame } : posséder une, deux et trois tuiles de trois couleurs.
board-task-fox = { $fame } : posséder plus de tuiles d’une couleur que l’adversaire.
board-task-arrow = { $fame } : les Robins sont à un saut de cavalier l’un de l’autre.
board-task-guard = { $fame } : posséder deux collections d’au moins trois tuiles.
board-task-mutual = { $fame } : deux couleurs se trouvent chez l’un et chez l’autre.
board-task-run = { $fame } : posséder moins de sept tuiles.
board-task-scales = { $fame } : ne pas avoir plus d’or que l’adversaire.
board-task-rivalry = { $fame } : les Robins sont côte à côte.
board-task-small-fry = { $fame } : aucune collection de trois tuiles ou plus.
board-task-samaritan = { $fame } : ne pas posséder plus de tuiles que l’adversaire.
board-task-eagle = { $fame } : les Robins se touchent par un coin.
board-task-market = { $fame } : venir de vendre une couleur que l’adversaire possède aussi.
board-task-tower = { $fame } : votre Robin est dans un coin de la grille.
board-task-nottingham = { $fame } : avoir au plus une pièce d’or.
board-task-beginning = { $fame } : posséder au plus une collection.
board-task-king = { $fame } : avoir au moins quatre pièces d’or ; personne ne se laisse acheter ici.
