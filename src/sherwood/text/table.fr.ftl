## Ce que dit la table elle-même, quel que soit le jeu.

tell-ready = { $seat } est prêt·e.
tell-helped-hint = { $seat } a demandé un conseil.
tell-helped-coach = { $seat } a été questionné·e par l’entraîneur.
why-over = La partie est terminée.
why-not-asked = Ce n’est pas à vous de décider : la table attend { $names }.
why-not-now = Ce n’est pas possible maintenant. { $ask }
tell-renewed = Les règles ont été corrigées (version { $number }) : la partie continue avec elles.
parting-rules = Cette partie a été jouée avec la version { $then } des règles ; elles en sont ici à la version { $now }.
parting-data = Cette partie a été jouée avec d’autres données de cartes ou de plateau que celles d’ici.
parting-where = Après { $agreed } choix sur { $of }, elle aurait pris un autre cours.
parting-never = Même son ouverture n’est pas la même.
stale = La question à laquelle vous répondez n’est plus posée.
back-nothing = Vous n’avez joué aucun coup qui puisse être repris.
back-not-yours = Le dernier coup n’est pas le vôtre.
back-chance = Le dernier coup a fait appel au hasard : les dés sont jetés.
back-revealed = Le dernier coup a révélé quelque chose de caché.
back-over = La partie est terminée.

## Pourquoi une table ne peut pas être ainsi préparée.

fault-unknown-game = { $near ->
    [none] Il n’y a pas de jeu « { $game } » ici ; il y a { $known }.
   *[other] Il n’y a pas de jeu « { $game } » ici : vouliez-vous dire { $near } ?
 }
fault-unknown-option = { $near ->
    [none] { $game } n’a pas d’option « { $name } » ; il y a { $known }.
   *[other] { $game } n’a pas d’option « { $name } » : vouliez-vous dire { $near } ?
 }
fault-no-options = { $game } n’a pas d’options.
fault-option-value = L’option { $name } ne peut pas valoir « { $value } » : elle peut valoir { $known }.
fault-combination = Ces options ne vont pas ensemble : { $reason }
fault-seats = { $exact ->
    [yes] { $game } se joue à { $low }, pas à { $given }.
   *[no] { $game } se joue de { $low } à { $high }, pas à { $given }.
 }
fault-names = { $given ->
    [one] { $given } nom pour { $seats } places.
   *[other] { $given } noms pour { $seats } places.
 }
fault-form = « { $given } » n’est pas sous une forme que l’on puisse lire ici.
fault-name = « { $given } » n’est pas un nom : un nom est un texte que l’on peut écrire.
fault-note = « { $given } » ne peut pas être gardé dans une note : on y garde des textes, des nombres, leurs listes et des tables dont les clés sont des textes.
fault-seed = « { $given } » n’est pas une graine : une graine est un texte que l’on peut écrire, ou un nombre.

## Ce qu’apporterait un choix.

brings-chance = { NUMBER($share, style: "percent") } : { $what }
brings-nothing = rien ne change pour vous.
brings-span = { $least } à { $most }
brings-hidden = Le reste dépend de ce que vous ne pouvez pas voir.
brings-final = On ne peut pas revenir sur ce choix.
brings-over = Ce choix termine la partie.
brings-then = Puis la table attend { $names }.
holding-points = { $change } { $number ->
    [one] point
   *[other] points
 }

# Leçons : à qui choisit autre chose, là où la leçon n’a pas son propre mot
lesson-else-first = C’est permis, mais ce n’est pas ce que nous regardons. Essayez ce qui est éclairé.
lesson-else-chapter = C’est permis, mais ce n’est pas ce que montre ce chapitre. Essayez ce qui est éclairé.
lesson-else-puzzle = Il y a mieux. Réfléchissez encore : rien n’est perdu.

# La carte du but d’un jeu
aim-win = On gagne
aim-lose = On perd
aim-turn = Un tour

# À une table aux vrais dés et aux vraies cartes, quand le jeu n’a pas de phrase pour un tirage.
draw-number = Qu’est-ce qui est sorti ?
