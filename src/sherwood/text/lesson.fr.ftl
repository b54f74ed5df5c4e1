## Les leçons dans le terminal.

lecture-welcome = Une leçon : une chose à la fois. Tapez un numéro ou les mots d’un choix ; Entrée continue, u revient, r montre la règle, q quitte.
lecture-resumed = Vous reprenez où vous étiez.
lecture-step = Étape { $n } sur { $total } : { $title }
lecture-look = Regardez : { $names }.
lecture-enter = Appuyez sur Entrée pour continuer.
lecture-choose = { $count ->
    [one] Tapez 1 pour le faire, ou u pour revenir.
   *[other] Tapez un numéro de 1 à { $count }, ou u pour revenir.
}
lecture-prompt = >
lecture-over = C’était tout : vous en savez assez pour jouer.
lecture-next = Ensuite : { $title } (sherwood learn { $game } { $lesson })
lecture-go-on = Appuyez sur Entrée pour continuer d’ici contre des novices, ou tapez q pour quitter :
lecture-left = À plus tard : la leçon reprendra où vous l’avez laissée.
