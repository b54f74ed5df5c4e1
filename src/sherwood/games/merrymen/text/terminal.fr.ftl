## Ce que le terminal montre ou raconte du plateau.

show-phase-setup = On choisit les héros.
show-phase-men = Manche { $round } sur { $rounds }, phase Joyeux Compagnons.
show-hero = { $state ->
    [turned] { $player }, { $hero } (carte retournée)
   *[able] { $player }, { $hero }
 }
show-phase-hero = Manche { $round } sur { $rounds }, phase Héros.
show-phase-end = Manche { $round } sur { $rounds }, fin de manche.
show-phase-over = La partie est finie.
show-losses = Au plus bas : { $roads }, pennies restants : { $pennies }. Piste des gardes : { $guards ->
    [one] 1 case libre.
   *[other] { $guards } cases libres.
 }
show-tuck-danger = Frère Tuck est en prison : { $rounds ->
    [one] il sera pendu à la fin de cette manche.
   *[other] il sera pendu dans { $rounds } manches.
 }
show-sites = Sites de collecte
show-site = Site
show-main = Zone principale
show-fight = Combat avec
show-trap = Piège
show-guard = garde
show-trap-of = piège ({ $owner })
show-hero-of = héros ({ $owner })
show-tuck = Tuck
show-roads = Routes, du départ au château
show-road = Route
show-pennies = Pennies
show-risk = En jeu
show-way = Chariots et barricades
show-there = Présents
show-barricade = Barricade
show-players = Joueurs
show-player = Joueur
show-men-column = Compagnons
show-goods = Possessions
show-arms = Armes
show-fame = Réputation
show-works = Barricades / pièges / émissaires
show-points = Points acquis
show-weapon-sword = épée
show-weapon-bow = arc
show-weapon-axe = hache
show-weapon-staff = bâton
show-goods-wood = { $n } bois
show-goods-iron = { $n ->
    [one] { $n } fer
   *[other] { $n } fers
 }
show-goods-tool = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
 }
show-goods-distraction = { $n ->
    [one] { $n } distraction
   *[other] { $n } distractions
 }
show-goods-penny = { $n ->
    [one] { $n } penny
   *[other] { $n } pennies
 }
show-goods-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
 }
show-goods-weapon = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
 }
show-goods-loot = { $n } butin
show-goods-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
show-spot = { $place } { $what }
show-nobody = personne
show-none = rien
show-site-told = Dans les planques, { $site } : { $spots }.
show-main-told = Dans sa zone principale : { $men }.
show-road-told = Sur { $road } : pennies { $pennies }, barricades { $built }, chariots : { $carriages }. La prochaine activation coûte { $risk }.
show-player-told = { $player } : compagnons prêts { $ready } ; possessions : { $goods } ; armes : { $arms } ; réputation { $reputation } ; barricades { $barricades }, pièges { $traps }, émissaires { $emissaries } ; points acquis { $points }.
show-lot = Tableau des chariots (▲ debout, ▬ pillé) : { $rows }. { $free ->
    [one] { $free } emplacement libre.
   *[other] { $free } emplacements libres.
 }
show-stash = Réserve du Shérif : { $goods }.
show-prison = Prison : { $levels }.
show-level = niveau { $level } : { $men }
show-gallows = pendus : { $men }
show-ransom = Tuile Rançon : captifs { $captives } contre { $points } points ; un captif contre { $one }.
show-ransom-man = un de vos compagnons en prison
show-next = Cartes Méchant que vous avez vues, la prochaine d’abord : { $cards }.
show-arrow = Pennies du Shérif sur la première compétition : { $pennies }.
show-odds = Le lancer réussit { $percent } fois sur 100.
show-hand = Votre main : { $cards }.
show-passive = Votre pile passive : { $cards }.
show-tuck-cards = Vos cartes Tuck : { $cards }.
show-spies = Vos espions : { $spies }.
show-spy = { $spy } : { $action } pour ce prix : { $price } ({ $points } PV)
show-tasks = Vos missions : { $tasks }.
show-task = { $task } (vaut { $worth })
show-card = { $card } : { $actions } ({ $points } PV)
