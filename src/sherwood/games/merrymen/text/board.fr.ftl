### Le plateau de Robin des Bois et ses Joyeux Compagnons, en mots pour qui l’écoute.

board-place-armoury = Armurerie
board-place-workshop = Atelier
board-place-lumberjack = Bûcherons
board-place-church = Église
board-place-forge = Forge
board-place-square = Place
board-place-north = Nord
board-place-east = Est
board-place-south = Sud
board-place-west = Ouest
board-place-prison = Prison
board-place-archery = Tir
board-place-store = Entrepôt d’armes
board-place-village = Village
board-place-lot = Chariots
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
board-trap = Piège, { $place }
board-barricade = Barricade, route { $road }
board-road = Route { $road } : { $pennies ->
    [one] { $pennies } penny
   *[other] { $pennies } pennies
}, en jeu { $risk }
board-carriage = Route { $road }, place { $place } : { $colour }
board-built = Barricade de { $who }
board-round = Manche { $round } sur { $rounds }
board-prisoner = { $count ->
    [one] Un prisonnier de { $who } au niveau { $level }
   *[other] { $count } prisonniers de { $who } au niveau { $level }
}
board-store = { $weapon } : { $count } à l’entrepôt, prix { $price }
board-arrow = Pennies du Shérif sur la première compétition : { $pennies }
board-percent = { $n } %
board-track = Piste des gardes : { $guards } sur { $length }
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
board-player-summary = Joueur { $number }, { $hero } : réputation { $reputation }, barricades { $barricades }, pièges { $traps }, émissaires { $emissaries }, captifs { $captives }
board-player-active = { $summary } ; cartes actives : { $cards }
board-weapon-sword = Épées
board-weapon-bow = Arcs
board-weapon-axe = Haches
board-weapon-staff = Bâtons
board-task = Mission : { $task } ; vaut { $worth } à présent
