### Le plateau de La Légende de Robin des Bois, en mots pour qui l’écoute.

board-box = { $box }, { $terrain }
board-box-with = { $box } : { $things }
board-way = Vers { $box } par { $by } : { $cost } points sur { $left }.
board-terrain-forest = forêt
board-terrain-field = champ
board-terrain-road = route
board-terrain-numbered_road = route numérotée
board-terrain-village = village
board-terrain-town = ville
board-terrain-mill = moulin
board-terrain-castle = château
board-terrain-ruined_castle = château en ruine
board-terrain-keep = donjon
board-terrain-bridge = pont
board-terrain-ford = gué
board-terrain-green = champ du tournoi
board-looted = pillé
board-discovered = passage découvert
board-taxed = taxé ce tour-ci
board-off-map = hors de la carte
board-state-free = en liberté
board-state-face_down = face cachée
board-state-captive = en captivité
board-state-dead = hors de combat
board-state-away = pas encore en jeu
board-disguised = sous un déguisement
board-wounded = avec une blessure
board-moved = mouvement fait
board-turn = Tour { $turn } sur 30
board-gold-robin = Or de Robin : { $gold }
board-gold-sheriff = Trésor du Shérif : { $gold }
board-gold-reserve = Or en réserve : { $gold }
board-table-archery = Tir : force, touches
board-table-melee = Mêlée : rapport, pertes

## Le bord de la feuille

aim-head-first = Robin gagne avec
aim-head-second = trois de ces quatre
aim-head-first-strict = Robin : les deux
aim-head-second-strict = premiers + un autre
aim-wedding = Épouser Marion
aim-king = Retrouver le roi
aim-treasury = Shérif réduit à 5
aim-gold = Robin riche de 20
aim-open = Pas encore : { $aim }. { $how }
aim-met = Rempli en ce moment : { $aim }. { $how }
aim-gold-has = il a { $gold } d’or
aim-treasury-has = il a { $gold } d’or
aim-wedding-lost = épouse de Sir Guy
aim-wedding-done = ils sont mariés
aim-king-done = ils sont ensemble
aim-captive = en captivité
aim-dead = hors de combat
aim-marion-comes = vient d’ici au tour { $turn }
aim-king-comes = vient d’ici au tour { $turn }
aim-marion-here = elle est dans le comté
aim-king-here = il est dans le comté
board-due = au { $turn } : { $piece }
board-due-sure = { $turn } : { $piece }
board-next-by = { $piece } d’ici au tour { $turn }
board-next-sure = { $piece } au tour { $turn }
board-last-turn = dernier tour
board-next = Tour { $turn } sur 30. Ensuite : { $next }.
board-next-none = Tour { $turn } sur 30.
board-tournament = Tour { $turn } : tournoi de tir à l’arc
board-purse-robin = Robin
board-purse-sheriff = Shérif
board-purse-reserve = Réserve
board-tray = Hors carte
board-tray-words = { $count ->
    [one] Une pièce hors de la carte
   *[other] { $count } pièces hors de la carte
  }
board-plate-archery = Tir
board-plate-melee = Mêlée

board-piece = { $piece }, { $box } : { $state }
board-valued-leader = { $piece }, combat { $value }
board-valued-unit = { $piece }, mêlée { $value }
board-valued-noble = { $piece }, { $value } d’or sur lui
board-valued-bishop = { $piece }, { $value } d’or sur lui
board-wet = cordes mouillées

## Un combat

battle-title = Combat : { $box }
battle-step-archery = Tir
battle-step-melee = Mêlée
battle-step-leaders = Leaders
battle-stage-archery = D’abord les deux camps tirent, puis les pertes.
battle-stage-arrows = Les flèches ont porté : { $loser ->
    [0] Robin
   *[other] le Shérif
  } perd encore { $left ->
    [one] une unité
   *[other] { $left } unités
  }.
battle-stage-melee = Corps à corps : l’attaquant lance un dé.
battle-stage-losses = Après la mêlée, { $loser ->
    [0] Robin
   *[other] le Shérif
  } perd encore { $left ->
    [one] une unité
   *[other] { $left } unités
  }.
battle-stage-retreat = Aucun défenseur tombé : l’attaque recule.
battle-stage-suspect = Un déguisement est examiné de près.
battle-stage-personal = Leaders contre leaders, sans unités.
battle-stage-capture = Des leaders seuls parmi des unités ennemies.
battle-stage-fate = Le sort des leaders battus.
battle-stage-caught = Pris par des unités : vont-ils s’échapper ?
battle-stage-flee = Fuite vers une case sans ennemis.
battle-attacks-0 = Robin attaque
battle-attacks-1 = Le Shérif attaque
battle-defends-0 = Robin défend
battle-defends-1 = Le Shérif défend
battle-archery = tir { $value }
battle-melee = mêlée { $value }
battle-combat = leaders { $value }
battle-for = { $side } : { $why }
battle-why-cover = abri des arbres ou des maisons
battle-why-robin = Robin est avec ses archers
battle-why-walls = les murs aident la défense
battle-why-attack_leader = un leader dans l’attaque
battle-why-defence_leader = un leader dans la défense
battle-odds = Rapport arrondi pour la défense : { $odds }
battle-die = dé lancé
battle-attacker-hits = l’attaque touche
battle-defender-hits = la défense touche
battle-attacker-loses = l’attaque perd
battle-defender-loses = la défense perd
battle-disguise = déguisement
battle-seen = percé
battle-unseen = tient
battle-fate = leader battu
battle-first = premier dé
battle-second = sinon, second
battle-captured = pris
battle-killed = tué
battle-escapes = fuit
battle-suspect-note = Percé à jour, il redevient lui-même et combat. §12.1c
battle-helpless-note = Qui ne se bat pas est capturé sans dé. §7.43
battle-personal-note = Un dé chacun, plus le combat des leaders. §7.0d
battle-personal-odds = Attaque { $attacker } %, défense { $defender } %, égalité { $tie } %.

## Les parties d’un tour, en tête de page

course-robin = Tour { $turn } : Robin
course-sheriff = Tour { $turn } : le Shérif
course-dawn = Déguisement
course-movement = Marche
course-combat = Combat
course-robbery = Vol
course-recruitment = Recrues
course-hanging = Pendaisons
course-evening = Soir
course-reinforcements = Renforts
course-events = Événement
course-sheriff_movement = Marche
course-sheriff_combat = Combat
course-taxes = Taxes
course-then-sheriff = le Shérif
course-then-robin = Robin
course-over = La partie est finie
