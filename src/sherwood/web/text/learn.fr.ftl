## Apprendre en jouant.

nav-learn = Apprendre
learn-title = Apprendre en jouant
learn-lead = Dix minutes au vrai plateau, une chose à la fois. Vous pouvez partir quand vous voulez et reprendre plus tard.
learn-game = Apprendre { $game }
learn-offer = Apprendre en jouant
learn-first = Votre première partie
learn-chapters = Un sujet à la fois
learn-puzzles = Énigmes
learn-puzzles-lead = Une position, une question : quelle est la meilleure réponse ?
learn-minutes = environ { $n } { $n ->
    [one] minute
   *[other] minutes
}
learn-leave = Quitter la leçon ; vous pourrez reprendre plus tard
learn-steps = Les étapes de cette leçon
learn-back = Retour
learn-on = Continuer
learn-show = Montrez-moi
learn-go-on = Continuer d’ici contre des novices
learn-next = La leçon suivante
learn-more = Toutes les leçons de { $game }
no-unknown-lesson = Cette leçon n’existe pas.
no-not-the-lesson = Ce n’est pas l’objet de cette leçon.
no-lesson-parted = Cette leçon ne convient pas aux fichiers de données corrigés de ce serveur.
js-lesson-at = Étape { $n } sur { $total }
js-lesson-on = Continuer
js-lesson-again = Réessayer
js-lesson-slip = Ce qui en résulte
js-lesson-over = C’était tout
js-lesson-over-text = Vous en savez assez pour jouer. Continuez d’ici contre des adversaires faciles, ou apprenez d’abord autre chose.
js-lesson-lit = Touchez ce qui est éclairé sur le plateau.
js-lesson-just-on = Il n’y a encore rien à choisir ici. Lisez, puis continuez.
js-learn-it = L’apprendre : { $name }
js-lesson-done = terminée
js-lesson-begun = commencée
aim-of = { $game } : de quoi il s’agit
aim-play = Jouons
aim-again = De quoi il s’agit
key-aim = G
keys-aim = de quoi il s’agit
prefer-coach = Un entraîneur contre les bots
prefer-coach-help = Là où tous les autres sont des bots, ou si toute la table est d’accord : demande avant un choix qu’un maître juge nettement moins bon, et dit ce qu’apporte le meilleur. Le journal le dit.
js-coach-what = Un maître ferait plutôt : { $name } ({ $n } % de gagner au lieu de { $total } %). Gardez-vous le vôtre ?
js-coach-mine = Mon choix quand même
advice-agree = Conseils et entraîneur : je suis d’accord
js-advice-by = d’accord : { $name }
