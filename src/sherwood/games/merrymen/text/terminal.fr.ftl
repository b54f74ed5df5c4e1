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
show-losses = Le moins de pennies : { $pennies }, sur { $roads }. Piste des gardes : { $guards ->
    [one] 1 case libre.
   *[other] { $guards } cases libres.
 }
show-tuck-danger = { $way ->
    [hangs] Frère Tuck est en prison : s’il n’est pas libéré, il est pendu à la fin de la manche { $round }, et tout est perdu.
   *[kept] Frère Tuck est en prison : s’il n’est pas libéré avant la fin de la partie, avec la manche { $round }, tout est perdu.
 }
show-sites = Sites de collecte
show-site = Site
show-main = Zone princ.
show-fight = Combat avec
show-trap = Piège
show-roads = Routes, du départ au château
show-road = Route
show-pennies = Pennies
show-risk = En jeu
show-way = Chariots, barricades
show-there = Présents
show-barricade = Barricade
show-players = Joueurs
show-player = Joueur
show-men = Comp.
show-fame = Réput.
show-barricades = Barric.
show-traps = Pièges
show-emissaries = Émiss.
show-captives = Capt.
show-cards = Cartes
show-points = Points
show-stock = Possessions et dés Arme
show-whose = À qui
show-store = entrepôt
show-legend = A à E : un compagnon de ce joueur, @A un héros, ^A un piège, T Tuck, G un garde ; entre parenthèses, l’amende d’un compagnon arrêté. En jeu : ce que prend la prochaine activation. Compagnons : prêts + à l’entraînement. Réputation : pas (niveau). Cartes : en main + passives.
show-place-armoury = armurerie
show-place-workshop = atelier
show-place-lumberjack = bûcherons
show-place-church = église
show-place-forge = forge
show-place-square = place
show-place-north = nord
show-place-east = est
show-place-south = sud
show-place-west = ouest
show-villain-sheriff = Shérif
show-villain-guy = Guy
show-villain-john = Jean
show-kind-wood = bois
show-kind-iron = fer
show-kind-tool = outil
show-kind-distraction = distr.
show-kind-penny = penny
show-guard = garde
show-man-of = compagnon ({ $owner })
show-arrested = garde et { $man } en état d’arrestation (amende : { $fine })
show-trap-of = piège ({ $owner })
show-hero-of = héros ({ $owner })
show-tuck = Tuck
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
show-spot = n° { $place }, { $what }
show-stop = { "" } ;
show-nobody = personne
show-none = rien
show-site-told = Planques, { $site } : { $spots }.
show-main-told = Zone principale : { $men }.
show-site-costs = Combat : { $weapons }. Piège : { $trap }.
show-road-told = Sur { $road } : pennies { $pennies } ; barricades : { $owners } ; chariots : { $carriages }. Sa prochaine activation lui coûte { $risk ->
    [one] { $risk } penny
   *[other] { $risk } pennies
 }. Barricade : { $cost }.
show-there-told = Présents : { $who }.
show-elsewhere = Ailleurs : { $who }.
show-player-told = { $player } : compagnons prêts { $ready }, à l’entraînement { $training } ; possessions : { $goods } ; armes : { $arms } ; réputation { $reputation }, niveau { $level } ; barricades { $barricades }, pièges { $traps }, émissaires { $emissaries }, captifs { $captives } ; cartes en main { $hand } ; points acquis { $points }.
show-lot = Tableau des chariots par lignes (▲ debout, ▬ pillé ; entre parenthèses, ce que gagne le pillard) : { $rows }. { $free ->
    [one] { $free } emplacement libre.
   *[other] { $free } emplacements libres.
 }
show-prices = Entrepôt d’armes, avec la couleur que pille chaque arme et son prix : { $dice }.
show-price = { $weapon } ({ $colour }, { $price }) × { $dice }
show-stash = Réserve du Shérif : { $goods }.
show-prison = Prison : { $levels }.
show-level = niveau { $level } : { $men }
show-gallows = pendus : { $men }
show-ransom = Tuile Rançon : { $captives ->
    [one] un captif
   *[other] { $captives } captifs
 } contre { $points } points ; un captif contre { $one }.
show-ransom-man = un de vos compagnons en prison
show-next = Cartes Méchant que vous avez vues, la prochaine d’abord : { $cards }.
show-arrow = Pennies du Shérif sur la première compétition : { $pennies }.
show-odds-own = Vos chances : { $rolls }.
show-odds-of = Chances ({ $player }) : { $rolls }.
show-roll = { $dice ->
    [one] { $dice } dé { $chances }
   *[other] { $dice } dés { $chances }
 }
show-chance = { $percent } %
show-chance-level = niveau { $level } { $percent } %
show-odds-counted = Le dé qui peut être relancé est compté.
show-odds-distraction = Chaque distraction dépensée après un échec relance un dé ; ce n’est pas compté.
show-hand = Votre main : { $cards }.
show-passive = Votre pile passive : { $cards }.
show-tuck-cards = Vos cartes Tuck : { $cards }.
show-spies = Vos espions : { $spies }.
show-active = Cartes actives ({ $player }), jusqu’à la fin de la manche : { $cards }.
show-spy = { $spy } : { $action } pour { $price } ; gardé jusqu’à la fin, il coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
show-tasks = Vos missions : { $tasks }.
show-task = { $task } (vaut { $worth })
show-card = { $card } : { $actions } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
