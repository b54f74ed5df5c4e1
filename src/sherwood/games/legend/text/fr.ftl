### The Legend of Robin Hood, en français.

game-name = La Légende de Robin des Bois
game-tagline = Trente tours à Sherwood : une bande à réunir, un trésor à vider, un roi à attendre.

## Pièces

piece-robin_hood = Robin des Bois
    .le = Robin des Bois
    .Le = Robin des Bois
    .de = de Robin des Bois
    .genre = m
piece-little_john = Petit Jean
    .le = Petit Jean
    .Le = Petit Jean
    .de = de Petit Jean
    .genre = m
piece-will_scarlet = Will Scarlet
    .le = Will Scarlet
    .Le = Will Scarlet
    .de = de Will Scarlet
    .genre = m
piece-will_stutley = Will Stutley
    .le = Will Stutley
    .Le = Will Stutley
    .de = de Will Stutley
    .genre = m
piece-friar_tuck = Frère Tuck
    .le = Frère Tuck
    .Le = Frère Tuck
    .de = de Frère Tuck
    .genre = m
piece-munch_the_miller = Munch le Meunier
    .le = Munch le Meunier
    .Le = Munch le Meunier
    .de = de Munch le Meunier
    .genre = m
piece-alan_a_dale = Alan a Dale
    .le = Alan a Dale
    .Le = Alan a Dale
    .de = d’Alan a Dale
    .genre = m
piece-marion = Marion
    .le = Marion
    .Le = Marion
    .de = de Marion
    .genre = f
piece-king_richard = Roi Richard
    .le = le roi Richard
    .Le = Le roi Richard
    .de = du roi Richard
    .genre = m
piece-sheriff_of_nottingham = Shérif de Nottingham
    .le = le Shérif de Nottingham
    .Le = Le Shérif de Nottingham
    .de = du Shérif de Nottingham
    .genre = m
piece-sheriff_of_lincoln = Shérif de Lincoln
    .le = le Shérif de Lincoln
    .Le = Le Shérif de Lincoln
    .de = du Shérif de Lincoln
    .genre = m
piece-guy_of_gisbourne = Sir Guy de Gisbourne
    .le = Sir Guy de Gisbourne
    .Le = Sir Guy de Gisbourne
    .de = de Sir Guy de Gisbourne
    .genre = m
piece-prince_john = Prince John
    .le = le Prince John
    .Le = Le Prince John
    .de = du Prince John
    .genre = m
piece-merry_men_1 = Joyeux Compagnons 1
    .le = les Joyeux Compagnons 1
    .Le = Les Joyeux Compagnons 1
    .de = des Joyeux Compagnons 1
    .genre = p
piece-merry_men_2 = Joyeux Compagnons 2
    .le = les Joyeux Compagnons 2
    .Le = Les Joyeux Compagnons 2
    .de = des Joyeux Compagnons 2
    .genre = p
piece-merry_men_3 = Joyeux Compagnons 3
    .le = les Joyeux Compagnons 3
    .Le = Les Joyeux Compagnons 3
    .de = des Joyeux Compagnons 3
    .genre = p
piece-merry_men_4 = Joyeux Compagnons 4
    .le = les Joyeux Compagnons 4
    .Le = Les Joyeux Compagnons 4
    .de = des Joyeux Compagnons 4
    .genre = p
piece-merry_men_5 = Joyeux Compagnons 5
    .le = les Joyeux Compagnons 5
    .Le = Les Joyeux Compagnons 5
    .de = des Joyeux Compagnons 5
    .genre = p
piece-merry_men_6 = Joyeux Compagnons 6
    .le = les Joyeux Compagnons 6
    .Le = Les Joyeux Compagnons 6
    .de = des Joyeux Compagnons 6
    .genre = p
piece-merry_men_7 = Joyeux Compagnons 7
    .le = les Joyeux Compagnons 7
    .Le = Les Joyeux Compagnons 7
    .de = des Joyeux Compagnons 7
    .genre = p
piece-merry_men_8 = Joyeux Compagnons 8
    .le = les Joyeux Compagnons 8
    .Le = Les Joyeux Compagnons 8
    .de = des Joyeux Compagnons 8
    .genre = p
piece-men_at_arms_1 = Hommes d’armes 1
    .le = les hommes d’armes 1
    .Le = Les hommes d’armes 1
    .de = des hommes d’armes 1
    .genre = p
piece-men_at_arms_2 = Hommes d’armes 2
    .le = les hommes d’armes 2
    .Le = Les hommes d’armes 2
    .de = des hommes d’armes 2
    .genre = p
piece-men_at_arms_3 = Hommes d’armes 3
    .le = les hommes d’armes 3
    .Le = Les hommes d’armes 3
    .de = des hommes d’armes 3
    .genre = p
piece-men_at_arms_4 = Hommes d’armes 4
    .le = les hommes d’armes 4
    .Le = Les hommes d’armes 4
    .de = des hommes d’armes 4
    .genre = p
piece-men_at_arms_5 = Hommes d’armes 5
    .le = les hommes d’armes 5
    .Le = Les hommes d’armes 5
    .de = des hommes d’armes 5
    .genre = p
piece-men_at_arms_6 = Hommes d’armes 6
    .le = les hommes d’armes 6
    .Le = Les hommes d’armes 6
    .de = des hommes d’armes 6
    .genre = p
piece-men_at_arms_7 = Hommes d’armes 7
    .le = les hommes d’armes 7
    .Le = Les hommes d’armes 7
    .de = des hommes d’armes 7
    .genre = p
piece-royal_foresters_1 = Forestiers royaux 1
    .le = les forestiers royaux 1
    .Le = Les forestiers royaux 1
    .de = des forestiers royaux 1
    .genre = p
piece-royal_foresters_2 = Forestiers royaux 2
    .le = les forestiers royaux 2
    .Le = Les forestiers royaux 2
    .de = des forestiers royaux 2
    .genre = p
piece-royal_foresters_3 = Forestiers royaux 3
    .le = les forestiers royaux 3
    .Le = Les forestiers royaux 3
    .de = des forestiers royaux 3
    .genre = p
piece-knights_1 = Chevaliers 1
    .le = les chevaliers 1
    .Le = Les chevaliers 1
    .de = des chevaliers 1
    .genre = p
piece-knights_2 = Chevaliers 2
    .le = les chevaliers 2
    .Le = Les chevaliers 2
    .de = des chevaliers 2
    .genre = p
piece-noble_1 = Noble 1
    .le = le noble 1
    .Le = Le noble 1
    .de = du noble 1
    .genre = m
piece-noble_2 = Noble 2
    .le = le noble 2
    .Le = Le noble 2
    .de = du noble 2
    .genre = m
piece-noble_3 = Noble 3
    .le = le noble 3
    .Le = Le noble 3
    .de = du noble 3
    .genre = m
piece-noble_4 = Noble 4
    .le = le noble 4
    .Le = Le noble 4
    .de = du noble 4
    .genre = m
piece-bishop_1 = Évêque 1
    .le = l’évêque 1
    .Le = L’évêque 1
    .de = de l’évêque 1
    .genre = m
piece-bishop_2 = Évêque 2
    .le = l’évêque 2
    .Le = L’évêque 2
    .de = de l’évêque 2
    .genre = m

## Rapports de force en mêlée

odds-13 = 1 contre 3
odds-12 = 1 contre 2
odds-11 = 1 contre 1
odds-21 = 2 contre 1
odds-31 = 3 contre 1
odds-41 = 4 contre 1

## Ce que vous pouvez faire

do-done = En rester là
    .Dawn = Passer au mouvement
    .Regicide = L’épargner
    .Orders = Finir le mouvement
    .Truce = Passer aux combats
    .Parley = Laisser le tour continuer
    .Give = Ne plus rien offrir
    .Demand = Ne plus rien demander
    .Rob = Ne voler personne d’autre
    .Tax = Ne plus taxer aucun village
    .Recruit = Ne recruter personne d’autre
    .Hang = Ne pendre personne d’autre
    .Ransom = Ne prendre aucune rançon
    .Wedding = Pas de noces maintenant
do-disguise = Déguiser { $piece-le }
do-unmask = Quitter le déguisement { $piece-de }
do-murder = Assassiner { $piece-le }
do-move = Déplacer { $piece-le }
do-take = Emmener { $piece-le }
do-leave = Laisser ici { $piece-le }
do-go = Aller à : { $box }
do-passage = Prendre le passage secret vers : { $box }
do-halt = S’arrêter ici
do-declare = Déclarer le tournoi de tir à l’arc
do-offer = Proposer un échange de captifs
do-give = Offrir { $piece-le }
do-demand = Demander { $piece-le }
do-accept = Accepter l’échange
do-refuse = Refuser l’échange
do-fight = Combattre ici : { $box }
do-melee = Lancer le dé de mêlée
do-confront = Lancer les dés
do-lose = Perdre { $piece-le }
do-retreat = Reculer vers : { $box }
do-fate = Jouer le sort { $piece-de }
do-flee = S’échapper vers : { $box }
do-rob = Voler { $piece-le }
do-loot = Piller : { $box }
do-recruit = Recruter { $piece-le }
do-hang = Pendre { $piece-le }
do-ransom = Toucher la rançon { $piece-de }
do-wed = Marion épouse { $piece-le }
do-place = Placer ici : { $box }
do-tax = Taxer : { $box }
do-ride = Avancer vers : { $box }
do-put_back = Reposer { $piece-le }

## Ce qu’on vous demande

ask-Dawn = Votre tour commence : d’abord les déguisements et les captifs, puis la marche.
ask-Regicide = Le roi Richard est votre captif. L’assassiner, ou en rester là ?
ask-Orders = Choisissez la prochaine pièce à déplacer, ou finissez votre mouvement.
ask-SetOut = { $piece-Le }, case { $box }, { $number ->
    [one] un point de mouvement
   *[other] { $number } points de mouvement
  } : qui emmener, où aller ?
ask-March = { $piece-Le }, case { $box }, { $number ->
    [0] plus de points de mouvement
    [one] encore un point de mouvement
   *[other] encore { $number } points de mouvement
  } : et ensuite ?
ask-Give = Quels captifs offrez-vous, l’un après l’autre ?
ask-Demand = Quels captifs demandez-vous en retour, l’un après l’autre ?
ask-Answer = On vous offre { $piece-le }{ $number ->
    [0] {""}
    [one] {" "}et un autre captif
   *[other] {" "}et { $number } autres captifs
  } contre { $piece2-le }{ $number2 ->
    [0] {""}
    [one] {" "}et un autre captif
   *[other] {" "}et { $number2 } autres captifs
  }. Acceptez-vous l’échange ?
ask-Truce = L’ennemi s’est déplacé. Avant les combats : un échange de captifs, ou en rester là ?
ask-Parley = Le combat est fini : échanger des captifs, déclarer le tournoi, ou laisser le tour continuer ?
ask-Place = Où placez-vous { $piece-le } ?
ask-Battles = Quel combat vient ensuite ?
ask-Clash = La mêlée, case { $box } : lancez le dé.
ask-Losses = Vous avez { $number ->
    [one] une unité
   *[other] { $number } unités
  } à perdre, case { $box } : laquelle maintenant ?
ask-Victims = Vos flèches portent, case { $box } : { $number ->
    [one] une unité doit
   *[other] { $number } unités doivent
  } tomber. Laquelle maintenant ?
ask-Retreat = Votre attaque est repoussée, case { $box } : où reculez-vous ?
ask-Confront = Des leaders et leurs ennemis sont face à face, case { $box } : lancez les dés.
ask-Suspect = Un leader est déguisé parmi ses ennemis, case { $box } : lancez le dé pour savoir s’il est reconnu.
ask-Fate = Vous avez gagné le combat, case { $box } : de qui jouez-vous le sort ?
ask-Caught = Des unités ennemies cernent vos leaders, case { $box } : pour qui lancez-vous le dé ?
ask-Flee = { $piece-Le } s’échappe : vers où ?
ask-Rob = Qui volez-vous, que pillez-vous, le cas échéant ?
ask-Tax = Quel village taxez-vous, le cas échéant ?
ask-Recruit = Qui recrutez-vous, le cas échéant ?
ask-Hang = Qui pendez-vous, le cas échéant ?
ask-Ransom = Pour qui touchez-vous une rançon, le cas échéant ?
ask-Wedding = Tout est prêt pour le mariage avec Marion. Le célébrer maintenant, ou en rester là ?
ask-Fork = Deux routes mènent { $piece-le } plus loin : laquelle ?

wait-Dawn = Le tour de Robin commence.
wait-Regicide = Le Shérif songe à son captif royal.
wait-Orders = Des pièces sont déplacées.
wait-SetOut = Une marche se prépare.
wait-March = Une marche est en cours.
wait-Give = Un échange de captifs se prépare.
wait-Demand = Un échange de captifs se prépare.
wait-Answer = On attend une réponse à l’échange.
wait-Truce = Un mot avant les combats : un échange peut être proposé.
wait-Parley = Un mot après les combats : un échange ou un tournoi peut être annoncé.
wait-Place = Une pièce est mise en place.
wait-Battles = Le prochain combat se choisit.
wait-Clash = Une mêlée va se jouer.
wait-Losses = Des pertes se choisissent.
wait-Victims = Le tireur choisit ses cibles.
wait-Retreat = Des attaquants cherchent où reculer.
wait-Confront = Des leaders vont se faire face.
wait-Suspect = Un déguisement va être regardé de près.
wait-Fate = Le sort d’un leader va se jouer.
wait-Caught = Un leader cerné par des unités va lancer le dé.
wait-Flee = Un leader s’échappe.
wait-Rob = Vols et pillages se décident.
wait-Tax = Les taxes se décident.
wait-Recruit = Des recrues se choisissent.
wait-Hang = Le Shérif songe à la potence.
wait-Ransom = Les rançons se décident.
wait-Wedding = Un mariage se décide.
wait-Fork = Un voyageur est à la croisée des chemins.

## Ce qui s’est passé

tell-turn = Le tour { $number } commence.
tell-disguises = { $piece-Le } se déguise.
tell-unmasks = { $piece-Le } quitte son déguisement.
tell-murders = Meurtre { $piece-de }.
tell-killed = Mort { $piece-de }.
tell-captured = Capture { $piece-de }, case { $box }.
tell-eliminated = Perte { $piece-de }.
tell-reappears = Retour { $piece-de }, à recruter, case { $box } (dé { $number }).
tell-marches = { $piece-Le } { $piece-genre ->
    [p] se déplacent
   *[m] se déplace
  }{ $number ->
    [0] {""}
    [one] {" "}avec une autre pièce
   *[other] {" "}avec { $number } autres pièces
  }, de la case { $box } à la case { $box2 }.
tell-returns = { $piece-Le } { $piece-genre ->
    [p] se déplacent
   *[m] se déplace
  }{ $number ->
    [0] {""}
    [one] {" "}avec une autre pièce
   *[other] {" "}avec { $number } autres pièces
  } et { $piece-genre ->
    [p] reviennent
   *[m] revient
  } à la case { $box }.
tell-stays = { $piece-Le } { $piece-genre ->
    [p] restent
   *[m] reste
  } sur place, case { $box }.
tell-wakes = { $piece-Le } et ses hommes sont debout, case { $box }.
tell-passage = Tentative par le passage secret, case { $box } : dé { $number }, { $number ->
    [5] l’ennemi attendait
    [6] l’ennemi attendait
   *[other] la voie est libre
  }.
tell-ambushed = L’embuscade menace { $piece-le } : dé { $number } (1 ou 2 tue).
tell-slips_away = { $piece-Le } s’échappe et revient, case { $box }.
tell-declares = Un tournoi de tir à l’arc est déclaré pour le tour { $number }.
tell-offers = { $seat } offre { $piece-le }.
tell-asks_for = { $seat } demande { $piece-le }.
tell-accepts = { $seat } accepte l’échange.
tell-refuses = { $seat } refuse l’échange.
tell-placed = Mise en place { $piece-de }, case { $box }.
tell-battle = Combat, case { $box }.
tell-volley = { $seat } tire avec une force de { $number } : dé { $number2 }, compté { $number3 }, unités touchées : { $number4 }.
tell-charge = Force de mêlée { $number } contre { $number2 }. L’attaquant lance { $number3 } ; leaders et murailles { $number4 ->
    [-2] retranchent deux du dé
    [-1] retranchent un du dé
    [0] n’y changent rien
   *[1] ajoutent un au dé
  }.
tell-melee = Mêlée à { $odds }, dé compté { $number } : l’attaquant perd { $number2 }, le défenseur { $number3 }.
tell-falls_back = Les attaquants reculent de la case { $box } à la case { $box2 }.
tell-duel = Combat personnel, case { $box }, dé et forces réunis : { $number } pour l’attaquant, { $number2 } pour le défenseur.
tell-fate = Le sort { $piece-de } : dé { $number }, { $number ->
    [6] la fuite
    [1] la capture
    [2] la capture
   *[other] la mort
  }.
tell-dodges = { $piece-Le } tente d’échapper aux unités ennemies : dé { $number }.
tell-trapped = { $piece-Le } n’échappe pas à l’ennemi : second dé { $number }.
tell-cornered = Mais aucune case voisine de la case { $box } n’est libre d’ennemis : pas d’issue pour { $piece-le }.
tell-flees = { $piece-Le } s’échappe vers la case { $box }.
tell-looks = On regarde de près { $piece-le } : dé { $number }.
tell-recognised = On reconnaît { $piece-le } !
tell-unrecognised = On ne reconnaît pas { $piece-le } (dé { $number }).
tell-rescued = { $piece-Le } retrouve la liberté, case { $box }.
tell-hangs = Pendaison { $piece-de } ; le Shérif gagne { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or.
tell-ransoms = Rançon { $piece-de } : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or.
tell-unrobbed = { $piece-Le } n’est pas volé, case { $box } : il y faut une unité de Joyeux Compagnons.
tell-robs = { $piece-Le } se fait voler, case { $box } : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or pour Robin.
tell-loots = Robin pille la case { $box } : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or.
tell-taxes = Taxes, case { $box } : dé { $number }, { $number2 ->
    [one] { $number2 } pièce
   *[other] { $number2 } pièces
  } d’or.
tell-joins = La bande accueille { $piece-le }.
tell-wrestles = Robin affronte { $piece-le } : dé { $number }.
tell-resists = { $piece-Le } ne se joint pas encore à la bande.
tell-wounded = Blessure { $piece-de }, jusqu’au tour { $number }.
tell-healed = Guérison { $piece-de }.
tell-event = Dé d’événement : { $number }.
tell-void_six = Une personnalité est venue au tour précédent : ce six ne compte pas.
tell-all_came = Les cinq personnalités sont déjà venues.
tell-no_nobles = Un noble viendrait, mais tous les quatre sont en route.
tell-no_bishops = Un évêque viendrait, mais tous deux sont en route.
tell-no_event = Il ne se passe rien.
tell-travels = { $piece-Le } apparaît, case { $box }, et se dirige vers la case { $box2 }.
tell-arrives = { $piece-Le } { $piece-genre ->
    [p] apparaissent
   *[m] apparaît
  }, case { $box }.
tell-rides = { $piece-Le } avance jusqu’à la case { $box }.
tell-safe = { $piece-Le } sort sain et sauf, case { $box } : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or pour le Shérif.
tell-no_hosts = Les hôtes du tournoi manquent : le Shérif perd { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or.
tell-golden_arrow = Robin gagne la flèche d’or : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or.
tell-stays_away = Robin ne vient pas au tournoi et perd { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } d’or ; le Shérif en gagne { $number2 }.
tell-weds = Marion épouse { $piece-le }.

## Pourquoi pas

bar-river = La Trent passe entre ici et la case { $box } ; elle ne se traverse qu’aux ponts et aux gués.
bar-knights_forest = Les chevaliers ne peuvent pas entrer dans une forêt.
bar-captives_alone = Des captifs resteraient sans garde.
bar-too_far = La case { $box } coûte { $number ->
    [one] un point
   *[other] { $number } points
  } de mouvement, et { $number2 ->
    [0] il n’en reste pas
    [1] il n’en reste qu’un
   *[other] il n’en reste que { $number2 }
  }.
bar-tournament_way = Qui passe à travers l’ennemi le jour du tournoi doit terminer sur le champ de Nottingham.
bar-not_set_out = On n’a pas encore déplacé { $piece-le } : allez quelque part, ou reposez la pièce.
bar-numbered_end = Seuls les voyageurs terminent un mouvement sur une route numérotée.
bar-crossing_end = Nul ne termine un mouvement sur un pont ou un gué.
bar-passage_outlaws = Seuls les hors-la-loi empruntent les passages secrets.
bar-passage_used = Le passage a déjà été tenté, case { $box }.
bar-passage_robin = Seule la troupe de Robin entre dans un donjon par son passage.
bar-passage_crowd = Au plus deux unités de Joyeux Compagnons et un autre leader entrent avec Robin.
bar-passage_captives = Les captifs des hors-la-loi ne peuvent pas emprunter un passage secret.
bar-not_recruited = { $piece-Le } : face cachée, pas encore en jeu.
bar-has_moved = On a déjà déplacé { $piece-le } pendant cette phase.
bar-wounded = Robin est blessé : d’ici sa guérison, il ne se déplace pas, ne se déguise pas et ne recrute pas.
bar-command = { $number ->
    [0] Les Joyeux Compagnons ont besoin d’un leader qui les commande, et il n’y en aurait plus.
    [one] Les leaders en marche ne commandent qu’une unité de Joyeux Compagnons.
   *[other] Les leaders en marche ne commandent que { $number } unités de Joyeux Compagnons.
  }
bar-is_captive = { $piece-Le } est en captivité.
bar-needs_leader = Les Joyeux Compagnons ne se déplacent qu’avec un leader.
bar-tournament_once = Il n’y a qu’un tournoi par partie.
bar-tournament_prince = Pas de tournoi avant l’arrivée du Prince John.
bar-tournament_late = Il est trop tard pour un tournoi : il a lieu deux tours après sa déclaration, au tour 30 au plus tard.
bar-never_hanged = On ne pend jamais { $piece-le }.
bar-not_held = { $piece-Le } : deux tours complets du Shérif dans un donjon sont exigés avant une pendaison, { $number } jusqu’ici.
bar-no_gallows = { $piece-Le } n’est pas dans une ville, et il n’y a pas de potence ailleurs.
bar-no_hangman = Aucun leader du Shérif n’est avec { $piece-le } : il en faut un pour une pendaison.
bar-escorted = Des unités du Shérif escortent { $piece-le } : pas de vol.
bar-looted = La case { $box } a déjà été pillée.
bar-garrisoned = Des unités du Shérif tiennent la case { $box } : pas de pillage.
bar-no_collector = Pour taxer, il faut une unité et un leader du Shérif, case { $box }.
bar-village_held = Des Joyeux Compagnons tiennent la case { $box } : pas de taxes.
bar-taxed_twice = Pas de taxes deux tours de suite, case { $box }.
bar-fought_already = Robin a déjà affronté { $piece-le } ce tour-ci.
bar-no_recruiter = Seuls Robin, Scarlet, Stutley et Petit Jean recrutent des Joyeux Compagnons.
bar-robin_only = Seul Robin peut recruter { $piece-le }.

## La fin

ending-robin_killed = Robin des Bois est mort.
ending-robin_hanged = Robin des Bois a été pendu.
ending-king_killed = Le roi Richard est mort.
ending-king_murdered = Le roi Richard a été assassiné.
ending-king_met = Le roi Richard et Robin se sont rencontrés.
ending-last_turn = Le trentième tour est terminé.
ending-sheriffs_fallen = Tous les leaders du Shérif sont morts.
role-0 = Robin des Bois
role-1 = Shérif
score-wedding = Robin marié à Marion, et elle est libre
score-king = Le roi et Robin réunis
score-treasury = Le trésor du Shérif à cinq ou moins
score-gold = Les vingt pièces d’or de Robin
score-total = Conditions remplies (Robin), manquantes (Shérif)

## Options

option-archery_losses = Pertes au tir à l’arc
option-archery_losses-help = Qui choisit les unités perdues sous les flèches. Le livret dit leur propriétaire ; un témoignage dit le tireur.
option-archery_losses-owner = choisies par leur propriétaire
option-archery_losses-firer = choisies par le tireur
option-tournament_losses = Mêlée du tournoi
option-tournament_losses-help = Les pertes de la mêlée qui suit le tournoi. La règle a un exemple avec une de plus ; une note sous la table les dit doublées.
option-tournament_losses-plus_one = une de plus
option-tournament_losses-doubled = doublées
option-victory = Victoire de Robin
option-victory-help = Trois conditions sur quatre, ou les plus strictes pour qui trouve que Robin gagne trop facilement.
option-victory-standard = trois sur quatre
option-victory-strict = le mariage et le roi, et l’une des deux conditions d’or
option-profile = Pions
option-profile-help = Les valeurs des pions sont reconstituées. Des arcs affaiblis pour les hommes d’armes et les forestiers aident les hors-la-loi.
option-profile-standard = nos valeurs habituelles
option-profile-weak_bows = arcs affaiblis pour le Shérif

## Au terminal

term-header = Tour { $turn } sur 30, { $phase }. Or : Robin ({ $robin-name }) { $robin }, Shérif ({ $sheriff-name }) { $sheriff }.
term-march = En marche, case { $box } : { $group } ; points restants : { $left }. À portée : { $ways }.
term-way = { $box } ({ $cost })
term-box = { $box } ({ $terrain }) : { $people }.
term-marked = { $piece } ({ $marks })
term-toward = { $piece } (vers { $box })
term-tournament-past = Le tournoi de tir à l’arc a eu lieu au tour { $turn }.
term-tournament = Tournoi de tir à l’arc sur le champ de Nottingham au tour { $turn }.
term-married = Époux de Marion : { $husband }.
term-exchange = Un échange est proposé : { $give } contre { $take }.
term-looted = Pillages : { $boxes }.
term-discovered = Passages secrets découverts : { $boxes }.
term-conditions-none = Robin ne remplit encore aucune de ses quatre conditions (§16.3).
term-conditions = Conditions de Robin remplies, { $count } sur 4 : { $met }.
term-terrain-forest = forêt
term-terrain-field = champ
term-terrain-road = route
term-terrain-numbered_road = route numérotée
term-terrain-village = village
term-terrain-town = ville
term-terrain-mill = moulin
term-terrain-castle = château
term-terrain-ruined_castle = château en ruine
term-terrain-keep = donjon
term-terrain-bridge = pont
term-terrain-ford = gué
term-terrain-green = champ du tournoi
term-phase-dawn = le tour de Robin commence
term-phase-movement = mouvement de Robin
term-phase-combat = combat de Robin
term-phase-robbery = vols
term-phase-recruitment = recrutement
term-phase-hanging = pendaisons
term-phase-evening = fin du tour de Robin
term-phase-reinforcements = le tour du Shérif commence
term-phase-events = événements aléatoires
term-phase-sheriff_movement = mouvement du Shérif
term-phase-sheriff_combat = combat du Shérif
term-phase-taxes = taxes
term-phase-over = la partie est terminée
term-is-face_down = face cachée
term-is-captive = en captivité
term-kept = { $turns ->
    [one] un tour complet dans un donjon
   *[other] { $turns } tours complets dans un donjon
  }
term-is-disguised = sous un déguisement
term-is-wounded = blessure
term-is-wet = cordes mouillées
term-legend = ★ Robin, ● hors-la-loi, ▲ gens du Shérif, $ voyageurs, +n coût pour y aller.
term-archery = Table de tir à l’arc, unités touchées pour un dé de 1 à 6 (§7.7b) : { $columns }.
term-melee = Table de mêlée, unités perdues pour un dé de 1 à 6, A par l’attaquant, D par le défenseur, EX une chacun (§7.8b) : { $columns }.
term-column = à { $head } : { $results }

## Ce qu’un joueur compte pour lui

holding-gold = { $change } d’or
holding-pieces = { $change } { $number ->
    [one] pièce libre à vous
   *[other] pièces libres à vous
 }
holding-captives = { $change } { $number ->
    [one] captif à vous
   *[other] captifs à vous
 }
