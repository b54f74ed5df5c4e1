### Ce que sont les choses sur la table de La Légende de Robin des Bois, pour qui les montre du doigt.

## Le terrain

inspect-terrain-forest = Forêt : { $cost } points de mouvement pour y entrer, interdite aux chevaliers. Dans un combat, les archers y retirent un à leur dé.
inspect-terrain-field = Champ : { $cost } point de mouvement pour y entrer. Aucun abri dans un combat.
inspect-terrain-road = Route : { $cost } point de mouvement pour y entrer. Les voyageurs la suivent.
inspect-terrain-numbered_road = Route numérotée : { $cost } point de mouvement pour y entrer, mais seuls les voyageurs y finissent un mouvement. Ils arrivent et repartent par là.
inspect-terrain-village = Village : { $cost } point de mouvement pour y entrer. Dans un combat, les archers retirent un à leur dé. Le Shérif peut le taxer avec une unité et un leader.
inspect-terrain-town = Ville : { $cost } point de mouvement pour y entrer. Dans un combat, les archers retirent un à leur dé. On y pend les captifs et on y place les renforts.
inspect-terrain-mill = Moulin : { $cost } point de mouvement pour y entrer. Dans un combat, les archers retirent un à leur dé.
inspect-terrain-castle = Château : { $cost } point de mouvement pour y entrer. Pas de tir ; l’attaquant retire un au dé de mêlée et recule si aucun défenseur ne tombe.
inspect-terrain-ruined_castle = Château en ruine : { $cost } point de mouvement pour y entrer. Pas de tir ; l’attaquant retire un au dé de mêlée.
inspect-terrain-keep = Donjon : { $cost } point de mouvement, par son château ou son passage secret seulement. Pas de tir ; moins un à la mêlée. Les Joyeux Compagnons peuvent le piller une fois pour 4 pièces d’or.
inspect-terrain-bridge = Pont : { $cost } point de mouvement pour franchir la Trent. Seuls les voyageurs y finissent un mouvement.
inspect-terrain-ford = Gué : { $cost } point de mouvement pour franchir la Trent. Personne n’y finit un mouvement, et les unités qui le passent ne tirent pas ce tour-ci.
inspect-terrain-green = Champ de Nottingham : { $cost } point de mouvement pour y entrer. Le tournoi de tir à l’arc a lieu ici.
inspect-passage = Son passage secret débouche dans la case { $box } : les hors-la-loi peuvent toujours en sortir par là ; Robin peut y entrer une fois dans la partie, sur un dé de 1 à 4.
inspect-looted = Pillé : il n’y a plus d’or à y prendre.
inspect-discovered = Son passage secret a été tenté : plus personne n’y entre par là.
inspect-taxed = Taxé ce tour-ci : pas au tour suivant.
inspect-reach = La marche peut finir ici pour { $cost ->
    [one] un point
   *[other] { $cost } points
  }.
inspect-here-outlaw = Hors-la-loi ici : { $pieces }.
inspect-here-sheriff = Gens du Shérif ici : { $pieces }.
inspect-here-traveller = Voyageurs ici : { $pieces }.
inspect-listed-leader = { $piece } (combat { $combat })
inspect-listed-unit = { $piece } (tir { $archery }, mêlée { $melee })
inspect-battle-due = Les deux camps sont ici : ils doivent se battre.

## Les pions

inspect-leader-outlaw = Un leader de la bande de Robin : combat { $combat }, { $command ->
    [0] ne mène aucune unité
    [one] mène une unité de Joyeux Compagnons
   *[other] mène { $command } unités de Joyeux Compagnons
  }, mouvement { $movement }.
inspect-leader-sheriff = Un leader du camp du Shérif : combat { $combat }, mouvement { $movement }.
inspect-unit-outlaw = Une unité des hors-la-loi : tir { $archery }, mêlée { $melee }, mouvement { $movement }.
inspect-unit-sheriff = Une unité du Shérif : tir { $archery }, mêlée { $melee }, mouvement { $movement }.
inspect-traveller = Riche voyageur qui n’est d’aucun camp, avec { $gold } d’or. Avance de trois cases à chaque mouvement du Shérif.
inspect-stands = Dans la case { $box }.
inspect-down-outlaw = Pas encore de la bande : hors du jeu jusqu’à son recrutement dans cette case.
inspect-down-sheriff = Pas encore en éveil : arrête les hors-la-loi, mais ne bouge ni ne combat avant la venue du Shérif de Nottingham ou une attaque.
inspect-captive-outlaw = Aux mains du Shérif ; tours complets passés dans un donjon : { $kept }. Après deux, la plupart peuvent être pendus dans une ville.
inspect-captive-sheriff = Aux mains de Robin : à garder, à rançonner, à tuer ou à échanger.
inspect-dead = Hors de la partie.
inspect-returns = Revient en renfort au tour { $turn }.
inspect-waits = Attend à côté de la carte que le dé des événements l’appelle.
inspect-escort = Vient avec le Prince John, dont c’est l’escorte.
inspect-comes = Vient en renfort au tour { $turn }, dans une ville au choix du Shérif.
inspect-comes-by = Vient quand le dé des événements montre un six, au plus tard au tour { $turn } ; les cinq personnalités gardent leur ordre.
inspect-toward = En route vers la case { $box }.
inspect-disguised = Sous un déguisement : ne mène personne et ne risque rien avant d’être percé à jour dans un combat.
inspect-wounded = Avec une blessure jusqu’au tour { $turn } : ni mouvement, ni combat, ni recrutement, ni commandement.
inspect-wet = A passé un gué : les cordes mouillées ne tirent pas ce tour-ci.
inspect-marching = En marche, { $left ->
    [0] sans point restant
    [one] avec un point restant
   *[other] avec { $left } points restants
  }.
inspect-moved = A fait son mouvement dans cette phase.
inspect-may-move = Peut encore se déplacer dans cette phase, jusqu’à { $points } points.
inspect-may-follow = Peut se déplacer dans cette phase, jusqu’à { $points } points, si un leader de la case l’emmène.
inspect-company = Dans la même case : { $pieces }.

inspect-role-robin_hood = S’il est tué ou pendu, le Shérif gagne. Lui seul recrute des leaders ; il ajoute un au dé de ses archers ; il peut se déguiser.
inspect-role-little_john = Robin doit se battre avec lui pour le gagner : un dé de 1 à 4 et il le suit (un 4 blesse aussi Robin). Ensuite il recrute des Joyeux Compagnons.
inspect-role-will_scarlet = Robin doit se battre avec lui pour le gagner : il le suit toujours, mais un dé de 5 ou 6 blesse Robin. Ensuite il recrute des Joyeux Compagnons.
inspect-role-will_stutley = Suit Robin sans combat, puis recrute des Joyeux Compagnons.
inspect-role-friar_tuck = Robin doit se battre avec lui pour le gagner : un dé de 1 à 4 et il le suit (un 4 blesse aussi Robin). Bénit le mariage de Robin ; jamais pendu.
inspect-role-munch_the_miller = Suit Robin sans combat.
inspect-role-alan_a_dale = Chante au mariage de Robin, qui ne peut se faire sans lui. Ne se bat jamais : battu, il est capturé.
inspect-role-marion = L’épouser est l’un des quatre buts de Robin. Captive, elle peut être mariée à Sir Guy. Ne se bat jamais : battue, elle est capturée.
inspect-role-king_richard = Si lui et Robin, libres, finissent un tour dans une même case, la partie s’arrête, et c’est l’un des buts de Robin. S’il meurt elle s’arrête aussi. Il peut se déguiser.
inspect-role-sheriff_of_nottingham = Met Sir Guy en éveil en finissant un mouvement avec lui. Avec une unité il taxe les villages ; avec des captifs dans une ville il pend.
inspect-role-sheriff_of_lincoln = Avec une unité il taxe les villages ; avec des captifs dans une ville il pend.
inspect-role-guy_of_gisbourne = Peut épouser Marion captive, ce qui prive Robin de ce but tant qu’il vit.
inspect-role-prince_john = Après sa venue, un tournoi de tir à l’arc peut être déclaré. Reconnaît toujours son frère le roi Richard. Sa rançon est de 10 pièces d’or.
inspect-role-merry_men = Ne se déplacent qu’avec un leader. Volent les voyageurs et pillent les donjons là où il n’y a pas d’unité du Shérif. Perdus, ils reparaissent ailleurs et peuvent être recrutés de nouveau.
inspect-role-men_at_arms = Se déplacent sans leader. Perdus, ils reviennent au quatrième tour suivant.
inspect-role-royal_foresters = Se déplacent sans leader et sont chez eux dans la forêt. Perdus, ils ne reviennent jamais.
inspect-role-knights = Les plus forts à la mêlée ; peuvent compter pour deux pertes au tir. N’entrent jamais dans une forêt ; perdus, ils ne reviennent jamais.
inspect-role-noble = Des Joyeux Compagnons dans la case peuvent lui voler 1 pièce d’or du Shérif. S’il quitte la carte sans être volé, le Shérif en gagne 1.
inspect-role-bishop = Des Joyeux Compagnons dans la case peuvent lui voler 2 pièces d’or du Shérif. S’il quitte la carte sans être volé, le Shérif en gagne 1.

## Le bord de la feuille

inspect-aim-wedding = Robin est marié à Marion, et elle n’est pas captive. Pour le mariage, Robin, Marion, Alan a Dale et Frère Tuck doivent être libres dans une même case à la fin du tour de Robin.
inspect-aim-king = Le roi Richard et Robin, libres, sont dans une même case à la fin d’un tour. Cela termine la partie : les autres buts doivent être atteints avant.
inspect-aim-treasury = Le trésor du Shérif est de cinq pièces d’or ou moins. Il commence à douze ; vols, pillages et rançons le vident.
inspect-aim-gold = Robin a vingt pièces d’or ou plus, prises aux voyageurs, aux donjons, par les rançons et la flèche d’or.
inspect-aim-open = Pas encore : { $how }.
inspect-aim-met = Rempli en ce moment : { $how }.
inspect-aims = À la fin de la partie, Robin, vivant et libre, gagne avec trois des quatre ; sinon le Shérif gagne.
inspect-aims-strict = À cette table il faut à Robin le mariage et le roi, et l’un des deux buts d’or ; sinon le Shérif gagne.
inspect-gold-robin = Vingt pièces sont l’un de ses quatre buts. Il vole les voyageurs, pille les donjons et prend des rançons.
inspect-gold-sheriff = Réduit à cinq, c’est l’un des buts de Robin. Il grossit par les taxes, les pendaisons et les voyageurs qui partent sans être volés.
inspect-gold-reserve = L’or de personne : taxes et prix en viennent, certaines pertes y retournent.
inspect-phase-dawn = Le tour de Robin commence : déguisements et captifs, avant tout mouvement.
inspect-phase-movement = Robin déplace ses hors-la-loi.
inspect-phase-combat = Les combats de Robin ont lieu.
inspect-phase-robbery = Robin peut voler les voyageurs et piller les donjons.
inspect-phase-recruitment = Robin peut recruter des hors-la-loi de sa case.
inspect-phase-hanging = Le Shérif peut pendre des captifs.
inspect-phase-evening = Le tour de Robin finit : rançons et mariages.
inspect-phase-reinforcements = Le tour du Shérif commence : les renforts.
inspect-phase-events = Le dé des événements amène voyageurs et personnalités.
inspect-phase-sheriff_movement = Le Shérif déplace ses gens, puis les voyageurs avancent.
inspect-phase-sheriff_combat = Les combats du Shérif ont lieu.
inspect-phase-taxes = Le Shérif peut taxer des villages.
inspect-phase-over = La partie est finie.
inspect-due = D’ici au tour { $turn } : { $piece }.
inspect-due-sure = Au tour { $turn } : { $piece }.
inspect-tournament = Tournoi de tir à l’arc au champ de Nottingham, tour { $turn }.
inspect-last-turn = Le tour 30 est le dernier.
inspect-aside = Hors de la carte
inspect-aside-what = Ceux qui ne sont pas encore venus, qui attendent de revenir ou qui ont quitté la partie.
inspect-aside-away = À venir : { $pieces }.
inspect-aside-dead = Hors de la partie : { $pieces }.
inspect-table-archery = Table de tir
inspect-table-archery-how = Additionner le tir de ses unités, prendre la colonne de cette force, lancer un dé : la ligne dit combien d’unités ennemies tombent.
inspect-table-melee = Table de mêlée
inspect-table-melee-how = Comparer la mêlée de l’attaquant à celle du défenseur, en arrondissant au profit du défenseur, et lancer un dé : A est perdu par l’attaquant, D par le défenseur, EX un de chaque côté.
inspect-column = À { $head }, dé de 1 à 6 : { $results }
inspect-side = { $side } : { $pieces }.
inspect-modifier = { $why } : { $by ->
    [-1] retire un au dé
   *[other] ajoute un au dé
  }.
inspect-others = Combats encore à venir : { $boxes }.
