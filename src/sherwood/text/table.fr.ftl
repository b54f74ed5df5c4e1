## Ce que dit la table elle-même, quel que soit le jeu.

tell-ready = { $seat } est prêt·e.
why-over = La partie est terminée.
why-not-asked = Ce n’est pas à vous de décider : la table attend { $names }.
why-not-now = Ce n’est pas possible maintenant. { $ask }
stale = La question à laquelle vous répondez n’est plus posée.
back-nothing = Vous n’avez joué aucun coup qui puisse être repris.
back-not-yours = Le dernier coup n’est pas le vôtre.
back-chance = Le dernier coup a fait appel au hasard : les dés sont jetés.
back-revealed = Le dernier coup a révélé quelque chose de caché.
back-over = La partie est terminée.
