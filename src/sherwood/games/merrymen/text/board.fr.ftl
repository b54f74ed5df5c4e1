### Le plateau de Robin des Bois et ses Joyeux Compagnons, en mots pour qui l’écoute.

board-place-armoury = Armurerie
board-place-workshop = Atelier
board-place-lumberjack = Bûcherons
board-place-church = Église
board-place-forge = Forge
board-place-square = Place publique
board-place-north = Nord
board-place-east = Est
board-place-south = Sud
board-place-west = Ouest
board-place-prison = Prison
board-place-archery = Terrain de tir
board-place-store = Entrepôt d’armes
board-place-village = Village
board-place-lot = Tableau des chariots
board-character-much = Much
board-character-alan = Alan
board-character-stutely = Stutely
board-character-david = David
board-character-arthur = Arthur
board-character-gilbert = Gilbert
board-character-reynold = Reynold
board-character-wat = Wat
board-character-gamble = Gamble
board-character-lee = Sir Richard
board-colour-pink = rose, se pille à l’épée
board-colour-green = vert, se pille à l’arc
board-colour-orange = orange, se pille à la hache
board-colour-blue = bleu, se pille au bâton
board-player = joueur { $number }
board-tuck = Frère Tuck
board-free = vide
board-guard = un garde
board-trapped = un piège
board-fined = une amende
board-space = { $place } : { $who }
board-hideout = Planque { $number }, { $place } : { $state }
board-main = { $place }, zone principale : { $men ->
    [0] personne
    [one] { $men } compagnon
   *[other] { $men } compagnons
}
board-trap = Piège, { $place } : { $cost }
board-barricade = Barricade, route { $road } : { $cost }
board-road = Route { $road } : { $pennies ->
    [one] { $pennies } penny
   *[other] { $pennies } pennies
}, en jeu { $risk }
board-carriage = Route { $road }, place { $place } : { $colour }
board-built = Barricade ({ $who })
board-round = Manche { $round } sur { $rounds }
board-prisoner = { $count ->
    [one] Un prisonnier ({ $who }) au niveau { $level }
   *[other] { $count } prisonniers ({ $who }) au niveau { $level }
}
board-store = { $weapon } : { $count } à l’entrepôt, prix { $price }
board-arrow = Pennies du Shérif sur la première compétition : { $pennies }
board-percent = { $n } %
board-track = { $guards ->
    [one] { $guards } garde sur { $length }
   *[other] { $guards } gardes sur { $length }
}
board-slot = Tableau des chariots, emplacement { $number }, { $pennies } pennies : { $state }
board-lot-empty = libre
board-lot-standing = un chariot debout
board-lot-lying = un chariot pillé, couché
board-stash = Réserve du Shérif, { $good } : { $count }
board-supply = Prendre { $good }
board-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
board-done = Terminé
board-action = Action { $number }
board-good = À vous, { $good } : { $count }
board-card = { $card } : { $deeds } ; passive { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-laid = Passive : { $deeds } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-spy = Espion : { $deeds } ; gardé jusqu’à la fin, il coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-played = Active, jusqu’à la fin de la manche : { $deeds }
board-used = Jouées cette manche : { $deeds }
board-player-summary = Joueur { $number }, { $hero } : réputation { $reputation }, barricades { $barricades }, pièges { $traps }, émissaires { $emissaries }, captifs { $captives }
board-player-active = { $summary } ; cartes actives : { $cards }
board-weapon-sword = Épées
board-weapon-bow = Arcs
board-weapon-axe = Haches
board-weapon-staff = Bâtons

## Les mots écrits sur le plateau lui-même : il les faut courts.

board-name-prison = Prison
board-name-archery = Terrain de tir
board-name-store = Entrepôt d’armes
board-name-village = Village
board-name-lot = Tableau des chariots
board-name-ransom = Rançon
board-name-stash = Réserve du Shérif
board-name-yard = Chantier
board-name-castle = Le château
board-name-tray = Dés
board-kind-weapon = une arme
board-kind-tool = un outil
board-kind-wood = bois
board-kind-distraction = distraction
board-kind-iron = fer
board-kind-loot = un vol
board-kind-penny = un penny
board-kind-any = au choix
board-gives = { $what }
board-costs = { $what }
board-cell = Niveau { $level } : { $level ->
    [one] 1 succès
   *[other] { $level } succès
}
board-gallows = Potence : pour de bon
board-gift = { $pennies } pennies : 1 garde part, +{ $points } points
board-shot = { $hits ->
    [one] { $hits } succès
   *[other] { $hits } succès
} : +{ $pennies } { $pennies ->
    [one] penny
   *[other] pennies
}
board-lot = { $taken } sur { $slots } ; plein, l’impôt augmente
board-prize = au pilleur : { $what }
board-ransom = { $captives ->
    [one] 1 captif
   *[other] { $captives } captifs
} : { $points } points
board-ransom-tile = Tuile Rançon. { $first } { $second }
board-ransom-one = 1 captif : { $what }
board-ransom-man = un des vôtres sort de prison
board-stash-hint = à qui libère des prisonniers
board-pennies = { $n ->
    [one] penny
   *[other] pennies
}
board-phase-men = Compagnons
board-phase-hero = Héros
board-phase-end = Fin de manche
board-turn-setup = Chacun choisit un héros
board-turn-over = La partie est finie
board-turn-men = { $who } place un compagnon : { $men ->
    [0] le dernier
    [one] reste { $men }
   *[other] reste { $men }
}
board-turn-hero = { $who } : Méchant, puis 2 déplacements
board-turn-end = Rançon, prison, retour, nouvelles cartes
board-falls = Nottingham tombe
board-falls-near = Nottingham va tomber
board-tuck-near = Libérez Tuck, manche { $round } !
board-when-bare = si une route n’a plus de penny
board-when-full = si { $length } gardes campent
board-road-poorest = { $road } : { $pennies ->
    [one] 1 penny
   *[other] { $pennies } pennies
}
board-road-near = { $road } : le prochain chariot prend tout, tous perdent
board-guards-left = { $guards } au village ; { $left ->
    [one] encore un et tous perdent
   *[other] encore { $left } et tous perdent
}
board-odds-weapon = Un dé Arme réussit { $one } du temps, deux dés { $two }
board-odds-theft = Vol, trois essais : { $odds }, pour { $loot } butins
board-odds-prison = Prison, deux dés par distraction : niveaux 1 et 2 { $odds }
board-next-villain = Prochaine carte Méchant : { $card }
board-rolls = { $who } peut lancer
board-chance-level = niveau { $level } { $share }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-reputation = Réputation { $steps }, niveau { $level }
board-count-barricades = { $n ->
    [one] { $n } barricade
   *[other] { $n } barricades
}
board-count-traps = { $n ->
    [one] { $n } piège
   *[other] { $n } pièges
}
board-count-emissaries = { $n ->
    [one] { $n } émissaire
   *[other] { $n } émissaires
}
board-count-captives = { $n ->
    [one] { $n } captif
   *[other] { $n } captifs
}
board-tasks = Missions du roi Richard : chaque émissaire fait compter la meilleure ; envoyés { $emissaries }
board-other = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $men ->
    [one] { $men } prêt
   *[other] { $men } prêts
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-hand = Main : { $cards }
board-power-robin = relance un dé Habileté
board-power-will = pille le rose avec un dé
board-power-littlejohn = entrepôt gratuit
board-power-jane = prison gratuite
board-power-marian = ignore les Méchants
board-deed-weapon2 = 2 armes
board-deed-tool2 = 2 outils
board-deed-wood2 = 2 bois
board-deed-distraction2 = 2 distractions
board-deed-iron2 = 2 fers
board-deed-square_die = vol, +1 dé
board-deed-square_reroll = vol, relance
board-deed-square_safe = vol sans prison
board-deed-square_loot = vol, +1 butin
board-deed-trap = piège
board-deed-trap_m1 = piège, −1
board-deed-barricade = barricade
board-deed-barricade_m1 = barricade, −1
board-deed-trap_or_barricade = piège/barricade
board-deed-emissary = émissaire
board-deed-emissary_m1 = émissaire, −1
board-kind-men = prêts
board-men = Vos compagnons : { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}, { $training } à l’entraînement
board-name-crusade = Croisade
board-men-at = { $place } : { $men ->
    [0] personne
    [one] { $men } compagnon
   *[other] { $men } compagnons
}
board-passive = passive : { $n }
board-fallen = Nottingham est tombée
board-held = Nottingham a tenu

## Ce qu’un héros trouverait là où il va

board-hope-fight = combat { $chance }
board-hope-fight-more = combat { $one }–{ $all }
board-hope-store = acheter, échanger
board-hope-free = libérer { $chance }
board-hope-give = un garde s’en va
board-hope-no-guard = aucun garde
board-hope-no-weapon = pas l’arme qu’il faut
board-hope-empty = personne
board-hope-no-distraction = sans distraction
board-hope-no-penny = il faut { $n } pennies
