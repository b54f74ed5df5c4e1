### Ce qu’est une chose du plateau de Robin of Locksley, pour qui la désigne.

inspect-tile = Qui chevauche ici prend le butin { $colour }.
inspect-tile-own = { $coins ->
    [0] En venant ici vous le prenez : votre butin { $colour } compterait { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } ; à trois, il se vend.
    [one] En venant ici vous le prenez : votre butin { $colour } compterait { $count } tuiles et vaudrait une pièce.
   *[other] En venant ici vous le prenez : votre butin { $colour } compterait { $count } tuiles et vaudrait { $coins } pièces.
}
inspect-bare = Pas de tuile ici : qui vient ne prend rien.
inspect-robin-here = { $player } a son Robin ici ; aucun autre ne peut y venir.
inspect-corner = Un coin : sa tuile peut être votre première pièce, et votre Robin part de là.
inspect-no-corner = Ce n’est pas un coin : aucun Robin ne part d’ici.
inspect-reach = Qui peut y venir d’un saut de cavalier : { $players }.
inspect-far = Aucun Robin n’est à un saut de cavalier.
inspect-robin = Robin en { $space } : { $player }
inspect-robin-rides = Robin se déplace comme le cavalier aux échecs, une fois par tour, et prend la tuile de la case atteinte.
inspect-ridden = Robin a déjà chevauché ce tour-ci.
inspect-may-ride = Robin n’a pas encore chevauché ce tour-ci.

inspect-bard = Barde : { $player }
inspect-ahead = { $steps ->
    [one] { $player } : la prochaine case de son barde.
   *[other] { $player } : à { $steps } cases de son barde.
}
inspect-met = { $player } relève le défi en ce moment.
inspect-unmet = { $player } ne relève pas le défi en ce moment.
inspect-bribe = Une pièce dépensée en corruption ouvre aussi cette case.
inspect-sale-task = La vente doit être de ce tour, sans pièce dépensée ni butin pris depuis.

inspect-loot = { $player }, butin { $colour } : { $count ->
    [0] aucun
    [one] une tuile
   *[other] { $count } tuiles
}
inspect-sells = { $coins ->
    [one] Vendu maintenant, il rapporte une pièce : deux tuiles sont défaussées, l’autre devient une pièce.
   *[other] Vendu maintenant, il rapporte { $coins } pièces : deux tuiles sont défaussées, les autres deviennent des pièces.
}
inspect-small = { $lacking ->
    [one] Encore une tuile, et il se vend : il en faut au moins trois.
   *[other] Encore { $lacking } tuiles, et il se vend : il en faut au moins trois.
}
inspect-gold = { $player }, pièces à dos { $colour } : { $count ->
    [0] aucune
   *[other] { $count }
}
inspect-coin = Une pièce dépensée avance le barde d’une case, quel que soit le défi, et va à la défausse côté { $colour }.
inspect-gold-all = { $gold ->
    [0] Aucune pièce en tout ; il en faut quatre pour Longue vie au roi.
    [one] Une pièce en tout ; il en faut quatre pour Longue vie au roi.
   *[other] { $gold } pièces en tout ; il en faut quatre pour Longue vie au roi.
}
inspect-sale = Elle sert à Noblesse menacée, au Marché, ou à La barrière si elle n’a rapporté qu’une pièce, tant qu’aucune pièce n’est dépensée, aucun butin pris et que le tour dure.
inspect-pile = À la fin d’un tour on pioche une tuile pour la case que Robin a quittée.
inspect-discard = Ces tuiles sont mélangées à la pioche quand elle est vide.
inspect-end = Une tuile est piochée pour la case que Robin a quittée, et c’est à l’adversaire.
