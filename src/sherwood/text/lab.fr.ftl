# Le laboratoire : balayages, comparaisons, rapports.
lab-varied = ce qui change
lab-usual = la partie habituelle
lab-kept = { $games ->
    [one] Une ligne, une partie :
   *[other] { $games } lignes, une par partie :
} { $folder }/games.parquet
lab-compared = Avec { $varied }, { $games ->
    [one] sur la même graine :
   *[other] sur les mêmes { $games } graines :
}
lab-measure = mesure
lab-base = habituel
lab-other = autrement
lab-difference = différence
lab-star = Chaque chiffre ± son intervalle à 95 %. * Une différence que le hasard seul fait moins d’une fois sur vingt.
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-range = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-number = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($reach, maximumFractionDigits: 1) }
lab-ending = fin : { $name }
lab-won-first = le premier joueur gagne
lab-won = la place { $seat } gagne
lab-points = points de la place { $seat }
lab-nobody = personne ne gagne
lab-length = décisions
lab-page = Le rapport : { $file }
lab-cell = { $name } = { $value }

drawn-number = Ce que le hasard apporte

report-title = { $game } : ce que disent les parties
report-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places, robots : { $bots } ; graine { $seed }. Les intervalles sont à 95 %. Les robots sont les nôtres : ce qu’ils n’essaient jamais, cette page ne le voit pas.
report-balance = Équilibre
report-balance-help = La part des parties que gagne chaque place, et qui fait le premier choix ; une victoire partagée compte pour sa part. Le trait est une part égale des parties que quelqu’un gagne.
report-seats = { $seats } places
report-endings = Comment les parties finissent
report-length = Durée
report-length-help = Décisions d’une partie entière, toutes places ensemble. La moitié des parties en prend de { $low } à { $high }, celle du milieu { $middle }.
report-options = Quelles options comptent
report-options-help = Une option changée à la fois, { $games } parties sur les mêmes graines pour chacune ; la différence avec la partie habituelle. Les points pleins sont des différences que le hasard seul fait moins d’une fois sur vingt (de beaucoup d’options, il y en aura).
report-luck = La force de la chance
report-ladder = { $strong } contre { $weak }, à chaque place à son tour : { $share } (la chance seule donnerait { $even } %).
report-dealt = La mise en place décide de { NUMBER($share, maximumFractionDigits: 1) } % de la victoire, d’après la première place : on a comparé des parties qui commencent de même et continuent avec d’autres dés.
report-draws = Ce que vaut chaque chose
report-draws-help = Chaque tirage est une expérience : ce qui sort n’a rien à voir avec ce qui précède. On lit combien gagne plus souvent qui le tire, comparé au même tirage qui apporte autre chose, en points de pour cent.
report-draws-length = De même pour le nombre de décisions de la partie.
report-course = Les décisions au long de la partie
report-course-help = Du premier dixième des décisions au dernier : combien de choix sont ouverts, combien de décisions n’en laissent aucun, et ce que semblaient être les chances du vainqueur selon notre propre estimation.
report-open = choix ouverts
report-forced = décisions sans choix, %
report-seemed = chances du vainqueur, %
report-questions = Questions
report-question = question
report-times = fois par partie
report-values = Ce que font les valeurs reconstituées
report-values-help = Chaque nombre que nous avons reconstitué, un de plus (ou un de moins où plus n’est pas permis), { $games } parties sur les mêmes graines. { $untried ->
    [0] Tous ont pu être changés.
    [one] Un seul ne peut être rien d’autre.
   *[other] { $untried } ne peuvent être rien d’autre.
}
report-effect = effet sur : { $measure }
report-tenth = dixième de la partie
report-games = parties
report-nothing = Rien de tel dans ce jeu.
report-surest = Les plus forts d’abord ; { $shown } sur { $total } sont montrés.
