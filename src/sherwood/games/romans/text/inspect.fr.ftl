### Ce qu’est une chose du plateau de Romans Go Home !, pour qui la désigne.

inspect-warrior = { $warrior }, force { $strength }
inspect-qween = Qween : choisissez un guerrier qu’un autre clan vient de révéler. Ce tour-ci, ses points sont à vous et plus à son clan. Plusieurs Qweens au même tour ne séduisent personne.
inspect-druhid = Dru’hid : si vous prenez un fort au tour où il est révélé, ce peut être n’importe lequel de ceux du mur au lieu du fort attaqué.
inspect-svord = Svord : au tour où il est révélé, vous pouvez réorganiser vos guerriers cachés.
inspect-axx = Axx : si vous prenez un fort au tour où il est révélé, vous pouvez le garder face visible ; vos autres guerriers partent comme d’habitude.
inspect-archr = Arch’r : au tour où il est révélé, vous gagnez une égalité au plus haut total, sauf si un clan à égalité vient aussi de révéler le sien.
inspect-chippeuz = Chippeuz : au tour où elle est révélée, vous ne prenez rien et votre total ne compte pas. De quoi esquiver un mauvais fort et garder vos forces.
inspect-horsie = Horsie : si vous ne prenez rien au tour où elle est révélée, défaussez l’un de vos guerriers visibles.
inspect-chariott = Ch’ariott : si deux clans ou plus en révèlent un au même tour, tous sont défaussés avant le compte.

inspect-stands = { $clan }, place { $place }.
inspect-hidden = Face cachée jusqu’à l’attaque de son fort. Les autres ne voient pas cette carte.
inspect-fresh = Face visible depuis ce tour : son pouvoir agit, et sa force compte.
inspect-up = Son pouvoir est passé : il n’agit qu’au tour de la révélation. Sa force compte encore, jusqu’à ce que son clan prenne un fort.
inspect-led-only = Un clan que personne ne mène n’use pas de ce pouvoir.
inspect-hand = Dans votre main. Posez cette carte face au fort à attaquer ; six de vos sept guerriers y vont.
inspect-aside = Hors jeu jusqu’à la prochaine manche.
inspect-place = { $clan }, place { $place }
inspect-empty = Personne ici pour l’instant.
inspect-facing = Le guerrier posé ici sera révélé à l’attaque de ce fort : { $fort }.
inspect-unknown = Un guerrier face cachée : seul son clan sait lequel.
inspect-left = Le guerrier de cette place est parti : défaussé, ou son clan a pris un fort.
inspect-may-hold = { $hidden ->
    [one] Encore caché : un parmi { $warriors }.
   *[other] Encore cachés : { $hidden } parmi { $warriors }.
}

inspect-worth = { $points ->
    [one] Vaut { $figure } point à la fin.
   *[other] Vaut { $figure } points à la fin.
}
inspect-fort-malgarde = Qui le prend peut garder le plus faible de ses guerriers visibles.
inspect-fort-signal = Quand il est pris, chaque clan qui a un guerrier visible en défausse un, le vainqueur aussi.
inspect-fort-coffre = Qui le prend doit aussitôt céder l’un de ses forts ; sans autre fort, celui-ci.
inspect-fort-tifie = Il coûte des points ; mais qui en prend un troisième gagne la partie sur-le-champ.
inspect-fort-dinaire = Des points, et aucun effet.
inspect-attacked = Attaqué maintenant : le plus haut total le prend. À égalité, personne.
inspect-later = Il est attaqué au tour { $place }.
inspect-gone = Il a été pris, ou perdu sur une égalité.
inspect-held = Tenu par { $clan }.
inspect-held-effect = Son effet a joué à la prise, et ne joue plus.
inspect-legions = { $legions ->
    [0] Aucun Fort Tifié ; avec trois, la partie est gagnée.
    [one] Un Fort Tifié ; avec trois, la partie est gagnée.
   *[other] { $legions } Forts Tifiés ; avec trois, la partie est gagnée.
}
inspect-points = { $points } en forts pris.
inspect-total = { $clan } : { $sum }
inspect-neutral = Personne ne mène ce clan : il révèle au hasard, peut prendre et égaliser, mais pas gagner.
inspect-ready = { $laid ->
    [6] Votre rangée est complète. L’attaque commence quand tout le monde est prêt ; d’ici là vous pouvez la modifier.
   *[other] Vous avez posé { $laid } guerriers sur six. Validez ensuite.
}
inspect-reorder = Svord : validez quand vos guerriers cachés sont comme vous voulez.
