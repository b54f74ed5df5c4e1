## Ce que le terminal montre ou raconte du plateau.

show-setup = La table se met en place.
show-corner = { $who } choisit un coin. Il y a { $pile } tuiles dans la pioche.
show-turn = { $pile ->
        [0] La pioche est vide
        [one] Il y a une tuile dans la pioche
       *[other] Il y a { $pile } tuiles dans la pioche
    }, { $discards ->
        [0] la défausse est vide
        [one] une tuile est défaussée
       *[other] { $discards } tuiles sont défaussées
    }.
show-over = La table à la fin de la partie :
show-side = { $side ->
        [left] gauche ↑
        [top] haut →
        [right] droite ↓
       *[bottom] bas ←
    }
show-bard = { $name } a son barde sur « { $fame } », pas { $step } sur { $goal }.
show-bard-home = { $name } a son barde au pas { $step } sur { $goal }.
show-loot = Butin : { $loot }.
show-gold = { $gold ->
        [0] Pas d’or.
        [one] Une pièce : { $coins }.
       *[other] { $gold } pièces : { $coins }.
    }
show-count = { $colour } ({ $count })
show-nothing = rien
show-next = Prochaine case. { $task }
show-next-met = Le défi de « { $fame } » est relevé en ce moment.
show-row = Rangée { $row } : { $spaces }.
show-space = { $space } { $colour }
show-space-robin = { $space } { $name } (Robin)
show-space-empty = { $space } vide
show-ahead = À venir : { $spaces }.
show-ahead-met = { $fame } (relevé)
show-ahead-unmet = { $fame }
