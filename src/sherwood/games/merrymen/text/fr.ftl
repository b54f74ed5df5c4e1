### Robin des Bois et les Joyeux Compagnons, en français.
game-name = Robin des Bois et les Joyeux Compagnons
game-tagline = Tenez Nottingham ensemble contre le Prince Jean, et soyez le plus grand de ses défenseurs.

## Héros

hero-robin = Robin des Bois
    .can = relance un dé Habileté par déplacement, en prison et au tir à l’arc
hero-will = Will l’Écarlate
    .can = pille les chariots roses avec un seul dé
hero-littlejohn = Petit Jean
    .can = passe à l’entrepôt d’armes une fois par tour, en déplacement gratuit
hero-jane = Jane Fortune
    .can = s’introduit en prison une fois par tour, en déplacement gratuit
hero-marian = la Belle Marianne
    .can = ne craint pas les Méchants

## Cartes Joyeux Compagnon : le personnage et laquelle de ses cinq

card-much-1 = Much le fils du meunier (1)
card-much-2 = Much le fils du meunier (2)
card-much-3 = Much le fils du meunier (3)
card-much-4 = Much le fils du meunier (4)
card-much-5 = Much le fils du meunier (5)
card-alan-1 = Alan-a-Dale (1)
card-alan-2 = Alan-a-Dale (2)
card-alan-3 = Alan-a-Dale (3)
card-alan-4 = Alan-a-Dale (4)
card-alan-5 = Alan-a-Dale (5)
card-stutely-1 = Will Stutely (1)
card-stutely-2 = Will Stutely (2)
card-stutely-3 = Will Stutely (3)
card-stutely-4 = Will Stutely (4)
card-stutely-5 = Will Stutely (5)
card-david-1 = David de Doncaster (1)
card-david-2 = David de Doncaster (2)
card-david-3 = David de Doncaster (3)
card-david-4 = David de Doncaster (4)
card-david-5 = David de Doncaster (5)
card-arthur-1 = Arthur a Bland (1)
card-arthur-2 = Arthur a Bland (2)
card-arthur-3 = Arthur a Bland (3)
card-arthur-4 = Arthur a Bland (4)
card-arthur-5 = Arthur a Bland (5)
card-gilbert-1 = Gilbert Whitehand (1)
card-gilbert-2 = Gilbert Whitehand (2)
card-gilbert-3 = Gilbert Whitehand (3)
card-gilbert-4 = Gilbert Whitehand (4)
card-gilbert-5 = Gilbert Whitehand (5)
card-reynold-1 = Reynold Greenleaf (1)
card-reynold-2 = Reynold Greenleaf (2)
card-reynold-3 = Reynold Greenleaf (3)
card-reynold-4 = Reynold Greenleaf (4)
card-reynold-5 = Reynold Greenleaf (5)
card-wat-1 = Wat au gourdin (1)
card-wat-2 = Wat au gourdin (2)
card-wat-3 = Wat au gourdin (3)
card-wat-4 = Wat au gourdin (4)
card-wat-5 = Wat au gourdin (5)
card-gamble-1 = Gamble Gold (1)
card-gamble-2 = Gamble Gold (2)
card-gamble-3 = Gamble Gold (3)
card-gamble-4 = Gamble Gold (4)
card-gamble-5 = Gamble Gold (5)
card-lee-1 = Sir Richard de la Lee (1)
card-lee-2 = Sir Richard de la Lee (2)
card-lee-3 = Sir Richard de la Lee (3)
card-lee-4 = Sir Richard de la Lee (4)
card-lee-5 = Sir Richard de la Lee (5)
tuck-tuck-1 = carte Tuck 1
tuck-tuck-2 = carte Tuck 2
tuck-tuck-3 = carte Tuck 3
spy-spy-01 = espion 1
spy-spy-02 = espion 2
spy-spy-03 = espion 3
spy-spy-04 = espion 4
spy-spy-05 = espion 5
spy-spy-06 = espion 6
spy-spy-07 = espion 7
spy-spy-08 = espion 8
spy-spy-09 = espion 9
spy-spy-10 = espion 10
spy-spy-11 = espion 11
spy-spy-12 = espion 12
spy-spy-13 = espion 13
spy-spy-14 = espion 14
spy-spy-15 = espion 15
spy-spy-16 = espion 16
spy-spy-17 = espion 17
spy-spy-18 = espion 18

## Actions des cartes

action-weapon2 = 2 armes à l’armurerie
action-tool2 = 2 outils à l’atelier
action-wood2 = 2 bois chez les bûcherons
action-distraction2 = 2 distractions à l’église
action-iron2 = 2 fers à la forge
action-square_die = un vol avec un dé Habileté de plus
action-square_reroll = un vol avec une relance
action-square_safe = un vol sans prison
action-square_loot = un vol avec un butin de plus
action-trap = construire un piège
action-trap_m1 = construire un piège avec une ressource de moins
action-barricade = construire une barricade
action-barricade_m1 = construire une barricade avec une ressource de moins
action-trap_or_barricade = construire un piège ou une barricade
action-emissary = envoyer un émissaire
action-emissary_m1 = envoyer un émissaire avec une ressource ou un penny de moins

## Espions : ce qu’ils font, et où

agent-weapon2 = 2 armes
    .at = de l’armurerie
agent-tool2 = 2 outils
    .at = de l’atelier
agent-wood2 = 2 bois
    .at = de la cabane des bûcherons
agent-distraction2 = 2 distractions
    .at = de l’église
agent-iron2 = 2 fers
    .at = de la forge
agent-square_die = un vol avec un dé Habileté de plus
    .at = de la place publique
agent-square_reroll = un vol avec une relance
    .at = de la place publique
agent-square_safe = un vol sans prison
    .at = de la place publique
agent-square_loot = un vol avec un butin de plus
    .at = de la place publique

## Lieux

site-armoury = l’armurerie
    .at = à l’armurerie
    .gives = armes
site-workshop = l’atelier
    .at = à l’atelier
    .gives = outils
site-lumberjack = la cabane des bûcherons
    .at = à la cabane des bûcherons
    .gives = bois
site-church = l’église
    .at = à l’église
    .gives = distractions
site-forge = la forge
    .at = à la forge
    .gives = fer
site-square = la place publique
    .at = sur la place publique
    .gives = un vol
road-north = la route nord
    .at = sur la route nord
road-east = la route est
    .at = sur la route est
road-south = la route sud
    .at = sur la route sud
road-west = la route ouest
    .at = sur la route ouest
space-armoury = l’armurerie
    .at = à l’armurerie
space-workshop = l’atelier
    .at = à l’atelier
space-lumberjack = la cabane des bûcherons
    .at = à la cabane des bûcherons
space-church = l’église
    .at = à l’église
space-forge = la forge
    .at = à la forge
space-square = la place publique
    .at = sur la place publique
space-north = la route nord
    .at = sur la route nord
space-east = la route est
    .at = sur la route est
space-south = la route sud
    .at = sur la route sud
space-west = la route ouest
    .at = sur la route ouest
space-prison = la prison
    .at = à la prison
space-archery = le terrain de tir
    .at = au terrain de tir
space-store = l’entrepôt d’armes
    .at = à l’entrepôt d’armes
space-village = le village
    .at = au village
hideout-armoury-1 = la planque 1 de l’armurerie
hideout-armoury-2 = la planque 2 de l’armurerie
hideout-armoury-3 = la planque 3 de l’armurerie
hideout-armoury-4 = la planque 4 de l’armurerie
hideout-workshop-1 = la planque 1 de l’atelier
hideout-workshop-2 = la planque 2 de l’atelier
hideout-workshop-3 = la planque 3 de l’atelier
hideout-workshop-4 = la planque 4 de l’atelier
hideout-lumberjack-1 = la planque 1 de la cabane des bûcherons
hideout-lumberjack-2 = la planque 2 de la cabane des bûcherons
hideout-lumberjack-3 = la planque 3 de la cabane des bûcherons
hideout-lumberjack-4 = la planque 4 de la cabane des bûcherons
hideout-church-1 = la planque 1 de l’église
hideout-church-2 = la planque 2 de l’église
hideout-church-3 = la planque 3 de l’église
hideout-church-4 = la planque 4 de l’église
hideout-forge-1 = la planque 1 de la forge
hideout-forge-2 = la planque 2 de la forge
hideout-forge-3 = la planque 3 de la forge
hideout-forge-4 = la planque 4 de la forge
hideout-square-1 = la planque 1 de la place publique
hideout-square-2 = la planque 2 de la place publique
hideout-square-3 = la planque 3 de la place publique
hideout-square-4 = la planque 4 de la place publique
slot-1 = l’emplacement 1 (colonne 1, ligne 1)
slot-2 = l’emplacement 2 (colonne 1, ligne 2)
slot-3 = l’emplacement 3 (colonne 1, ligne 3)
slot-4 = l’emplacement 4 (colonne 2, ligne 1)
slot-5 = l’emplacement 5 (colonne 2, ligne 2)
slot-6 = l’emplacement 6 (colonne 2, ligne 3)
slot-7 = l’emplacement 7 (colonne 3, ligne 1)
slot-8 = l’emplacement 8 (colonne 3, ligne 2)
slot-9 = l’emplacement 9 (colonne 3, ligne 3)
slot-10 = l’emplacement 10 (colonne 4, ligne 1)
slot-11 = l’emplacement 11 (colonne 4, ligne 2)
slot-12 = l’emplacement 12 (colonne 4, ligne 3)
prize-pennies = 2 pennies
prize-loot = un jeton Butin et une distraction
prize-resources = 2 ressources au choix
prize-top = la récompense de la ligne du haut
prize-middle = la récompense de la ligne du milieu
prize-bottom = la récompense de la ligne du bas

## Possessions, armes, chariots

goods-wood = 1 bois
goods-iron = 1 fer
goods-tool = un outil
goods-distraction = une distraction
goods-penny = un penny
price-wood = bois
    .one = 1 bois
price-iron = fer
    .one = 1 fer
price-tool = outil
    .one = 1 outil
price-distraction = distraction
    .one = 1 distraction
price-penny = penny
    .one = 1 penny
price-any = ressource au choix
    .one = 1 ressource au choix
weapon-sword = une épée
weapon-bow = un arc
weapon-axe = une hache
weapon-staff = un bâton
colour-pink = rose
colour-green = vert
colour-orange = orange
colour-blue = bleu
carriage-0-pink = le chariot rose au départ de la route
carriage-0-green = le chariot vert au départ de la route
carriage-0-orange = le chariot orange au départ de la route
carriage-0-blue = le chariot bleu au départ de la route
carriage-1-pink = le chariot rose derrière la première barricade
carriage-1-green = le chariot vert derrière la première barricade
carriage-1-orange = le chariot orange derrière la première barricade
carriage-1-blue = le chariot bleu derrière la première barricade
carriage-2-pink = le chariot rose derrière la deuxième barricade
carriage-2-green = le chariot vert derrière la deuxième barricade
carriage-2-orange = le chariot orange derrière la deuxième barricade
carriage-2-blue = le chariot bleu derrière la deuxième barricade
carriage-3-pink = le chariot rose derrière la troisième barricade
carriage-3-green = le chariot vert derrière la troisième barricade
carriage-3-orange = le chariot orange derrière la troisième barricade
carriage-3-blue = le chariot bleu derrière la troisième barricade
carriage-4-pink = le chariot rose derrière la quatrième barricade
carriage-4-green = le chariot vert derrière la quatrième barricade
carriage-4-orange = le chariot orange derrière la quatrième barricade
carriage-4-blue = le chariot bleu derrière la quatrième barricade
arms-sword-0 = aucune épée
arms-sword-1 = 1 épée
arms-sword-2 = 2 épées
arms-sword-3 = 3 épées
arms-sword-4 = 4 épées
arms-bow-0 = aucun arc
arms-bow-1 = 1 arc
arms-bow-2 = 2 arcs
arms-bow-3 = 3 arcs
arms-bow-4 = 4 arcs
arms-axe-0 = aucune hache
arms-axe-1 = 1 hache
arms-axe-2 = 2 haches
arms-axe-3 = 3 haches
arms-axe-4 = 4 haches
arms-staff-0 = aucun bâton
arms-staff-1 = 1 bâton
arms-staff-2 = 2 bâtons
arms-staff-3 = 3 bâtons
arms-staff-4 = 4 bâtons

## Méchants

villain-sheriff = le Shérif
villain-guy = Guy de Gisbourne
villain-john = le Prince Jean

## Ce que montre une carte Méchant

watch-armoury = un garde à l’armurerie
watch-workshop = un garde à l’atelier
watch-lumberjack = un garde à la cabane des bûcherons
watch-church = un garde à l’église
watch-forge = un garde à la forge
watch-square = un garde sur la place publique
watch-none = aucun garde
turn-north = la route nord
turn-east = la route est
turn-south = la route sud
turn-west = la route ouest
turn-none = aucune route

## Missions du roi Richard

task-01 = 2 points par planque sans garde à la cabane des bûcherons
task-02 = 2 points par planque sans garde à l’armurerie
task-03 = 2 points par planque sans garde à l’atelier
task-04 = 2 points par planque sans garde à l’église
task-05 = 2 points par planque sans garde à la forge
task-06 = 2 points par planque sans garde sur la place publique
task-07 = 1 point par penny sur la route ouest
task-08 = 1 point par penny sur la route sud
task-09 = 1 point par penny sur la route est
task-10 = 1 point par penny sur la route nord
task-11 = 2 points par niveau de réputation
task-12 = 2 points par paire piège et barricade
task-13 = 1 point par 2 pennies sur les routes nord et est
task-14 = 1 point par 2 pennies sur les routes ouest et sud
task-15 = 3 points par niveau de prison vide

## Ce que vous pouvez faire

do-hero = Jouer { $hero }, qui { $hero-can }
do-play = Jouer { $card }
do-reuse = Activer { $card } de votre pile passive
do-tuck = Jouer la { $tuck }
do-spy = Activer l’{ $spy }
do-wake = Activer l’espion { $agent-at } pour { $price-one } : { $agent }
do-pass = Passer
do-use = Active : { $action }
do-rest = Passive : zone principale, { $site } ({ $site-gives })
do-drop = Défausser { $card } de la pile passive
do-take = Prendre { $weapon }
do-gain = Gagner { $goods }
do-steal = Lancer les dés
do-steal_more = Lancer avec le dé supplémentaire
do-stop = S’arrêter là
do-reroll = Relancer un dé
do-keep = Garder le lancer tel quel
do-pay = Payer { $goods }
do-trap = Piège { $site-at }
do-barricade = Barricade { $road-at }
do-leave = Économiser { $goods }
do-lay = Poser un penny { $road-at }
do-spend_weapon = Rendre { $weapon }
do-spend = Dépenser { $goods }
do-replace = Remplacer le garde dans { $hideout }
do-move = Aller { $space-at }
do-linger = Aller et rester { $space-at } : rien à y faire, le tour se termine
do-move_past = { $number ->
    [one] Aller { $space-at } pour 1 distraction : un Méchant s’y trouve
   *[other] Aller { $space-at } pour { $number } distractions : des Méchants s’y trouvent
 }
do-linger_past = { $number ->
    [one] Aller et rester { $space-at } pour 1 distraction, un Méchant s’y trouvant : rien à y faire, le tour se termine
   *[other] Aller et rester { $space-at } pour { $number } distractions, des Méchants s’y trouvant : rien à y faire, le tour se termine
 }
do-free_at = Utiliser le déplacement gratuit du héros { $space-at }
do-free = Utiliser le déplacement gratuit du héros
do-end = Terminer le tour
do-ambush = Piller { $carriage } avec { $number ->
    [one] 1 dé
   *[other] { $number } dés
 }
do-fight = Combattre le garde dans { $hideout }
do-strike = { $arms2-id ->
    [sword-0] Lancer { $arms }
    [bow-0] Lancer { $arms }
    [axe-0] Lancer { $arms }
    [staff-0] Lancer { $arms }
   *[other] { $arms-id ->
        [sword-0] Lancer { $arms2 }
        [bow-0] Lancer { $arms2 }
        [axe-0] Lancer { $arms2 }
        [staff-0] Lancer { $arms2 }
       *[other] Lancer { $arms } et { $arms2 }
    }
}
do-park = Coucher le chariot sur { $slot }
do-lay_down = Coucher le chariot sur { $slot } : { $prize }
do-tokens = { $number ->
    [one] Dépenser 1 distraction : 2 dés
   *[other] Dépenser { $number } distractions, deux dés chacune
 }
do-rescue = Libérer un compagnon ({ $seat2 }) au niveau { $number }
do-rescue_tuck = Libérer Frère Tuck
do-shoot = Tirer
do-buy = Acheter { $weapon }
do-buy_for = Acheter { $weapon } pour { $price-one }
do-swap = Échanger { $weapon } contre { $weapon2 }
do-give = { $number ->
    [one] Donner 2 pennies : 1 garde quitte la piste
   *[other] Donner deux pennies par garde pour que { $number } gardes quittent la piste
 }
do-ransom = Libérer des captifs contre les points de la tuile
do-ransom_for = { $number ->
    [one] Libérer 1 captif contre { $number2 } points
   *[other] Libérer { $number } captifs contre { $number2 } points
 }
do-trade = Échanger 1 captif contre ce que montre la tuile
do-trade_for = { $price-id ->
    [wood] Échanger 1 captif contre { $number } bois
    [iron] { $number ->
        [one] Échanger 1 captif contre { $number } fer
       *[other] Échanger 1 captif contre { $number } fers
     }
    [tool] { $number ->
        [one] Échanger 1 captif contre { $number } outil
       *[other] Échanger 1 captif contre { $number } outils
     }
    [distraction] { $number ->
        [one] Échanger 1 captif contre { $number } distraction
       *[other] Échanger 1 captif contre { $number } distractions
     }
    [penny] { $number ->
        [one] Échanger 1 captif contre { $number } penny
       *[other] Échanger 1 captif contre { $number } pennies
     }
   *[any] { $number ->
        [one] Échanger 1 captif contre { $number } ressource au choix
       *[other] Échanger 1 captif contre { $number } ressources au choix
     }
 }
do-trade_man = Échanger 1 captif contre un de vos compagnons en prison
do-recall = Sortir de prison le compagnon du niveau { $number }
do-discard = Défausser { $card }
do-activate = Activer { $road }
do-claim = Prendre { $goods } dans la réserve du Shérif
do-buy_out = Dépenser une distraction, et garder la capacité
do-caught = Laisser retourner la carte Héros : pas de capacité à la prochaine phase Héros
do-save_resource = Payer une ressource de moins
do-save_penny = Payer un penny de moins
do-drop_spy = Défausser l’{ $spy }

now-play = Jouer { $card } : { $action }, { $action2 }, ou passive
now-reuse = Activer { $card } de votre pile passive : { $action }, ou { $action2 }
now-tuck = Jouer la { $tuck }, qui ne comptera plus : { $action }, ou { $action2 }
now-trap = Piège { $site-at }{ $number ->
    [0] { "" }
    [one] { " · " }{ $number } bois
   *[other] { " · " }{ $number } bois
 }{ $number2 ->
    [0] { "" }
    [one] { " · " }{ $number2 } fer
   *[other] { " · " }{ $number2 } fers
 }{ $number3 ->
    [0] { "" }
    [one] { " · " }{ $number3 } outil
   *[other] { " · " }{ $number3 } outils
 }{ $number4 ->
    [0] { "" }
    [one] { " · " }{ $number4 } penny
   *[other] { " · " }{ $number4 } pennies
 }{ $number5 ->
    [0] { "" }
   *[other] { " · " }1 ressource de moins
 }
now-barricade = Barricade { $road-at }{ $number ->
    [0] { "" }
    [one] { " · " }{ $number } bois
   *[other] { " · " }{ $number } bois
 }{ $number2 ->
    [0] { "" }
    [one] { " · " }{ $number2 } fer
   *[other] { " · " }{ $number2 } fers
 }{ $number3 ->
    [0] { "" }
    [one] { " · " }{ $number3 } outil
   *[other] { " · " }{ $number3 } outils
 }{ $number4 ->
    [0] { "" }
    [one] { " · " }{ $number4 } penny
   *[other] { " · " }{ $number4 } pennies
 }{ $number5 ->
    [0] { "" }
   *[other] { " · " }1 ressource de moins
 }

## Ce qu’on vous demande, et ce que la table attend

ask-ChooseHero = Choisissez votre héros.
wait-ChooseHero = Un joueur choisit son héros.
ask-PlayCard = Jouez ou activez une carte pour placer un Joyeux Compagnon.
wait-PlayCard = Un joueur choisit une carte.
ask-PlayTuck = Vous pouvez encore jouer une carte Tuck et déplacer Frère Tuck.
wait-PlayTuck = Un joueur peut encore déplacer Frère Tuck.
ask-UseCard = Comment utilisez-vous la carte : { $action }, ou { $action2 } ?
wait-UseCard = Un joueur décide comment utiliser sa carte.
ask-DropPassive = Votre pile passive est trop grande : défaussez-en une carte.
wait-DropPassive = Un joueur défausse une carte passive.
ask-GainWeapon = { $number ->
    [one] Prenez un dé Arme.
   *[other] Prenez { $number } dés Arme, un à la fois.
 }
wait-GainWeapon = Un joueur prend des dés Arme.
ask-GainResource = { $number ->
    [one] Gagnez une ressource de votre choix.
   *[other] Gagnez { $number } ressources de votre choix, une à la fois.
 }
wait-GainResource = Un joueur choisit des ressources.
ask-SpendResource = { $number ->
    [one] Payez une ressource de votre choix pour l’émissaire.
   *[other] Payez { $number } ressources de votre choix pour l’émissaire, une à la fois.
 }
wait-SpendResource = Un joueur équipe un émissaire.
ask-PaySpy = Payez à l’espion une ressource de votre choix.
wait-PaySpy = Un joueur paie un espion.
ask-PayStore = Payez une ressource de votre choix pour l’arme.
wait-PayStore = Un joueur paie une arme.
ask-ThiefFine = Le vol a échoué : choisissez une possession comme amende, pour la réserve du Shérif.
wait-ThiefFine = Un joueur paie l’amende d’un vol.
ask-ArrestFine = Un garde arrête votre compagnon dans { $hideout } : choisissez une possession comme amende.
wait-ArrestFine = Un joueur paie l’amende d’un compagnon arrêté.
ask-TuckFine = Un garde arrête Frère Tuck dans { $hideout }, et vous répondez de lui : choisissez une possession comme amende.
wait-TuckFine = Un joueur paie l’amende de Frère Tuck.
ask-Theft = { $number ->
    [1] Vol 1, dés : { $number2 }, jetons Butin : { $number3 }. Il doit être tenté, et demande un succès.
   *[other] Vol { $number }, dés : { $number2 }, jetons Butin : { $number3 }. Tentez-le, ou arrêtez-vous et tirez le butin du vol précédent.
 }
wait-Theft = Un voleur médite son prochain coup.
ask-TheftReroll = Le vol { $number } a échoué : relancer un dé ?
wait-TheftReroll = Un voleur peut relancer un dé.
ask-Build = Où construisez-vous ?
wait-Build = Un joueur construit.
ask-LeaveOut = Votre carte vous économise une ressource : laquelle ?
wait-LeaveOut = Un joueur choisit sa réduction.
ask-LayPenny = { $number ->
    [one] Posez un penny sur une route.
   *[other] Posez { $number } pennies sur des routes, un à la fois.
 }
wait-LayPenny = Un joueur pose des pennies sur les routes.
ask-EmissaryLess = Votre carte vous économise une chose sur l’émissaire : quoi ?
wait-EmissaryLess = Un joueur choisit sa réduction.
ask-SpendWeapon = { $number ->
    [one] Rendez un dé Arme pour l’émissaire.
   *[other] Rendez { $number } dés Arme pour l’émissaire, un à la fois.
 }
wait-SpendWeapon = Un joueur équipe un émissaire.
ask-Replace = Quel garde votre compagnon remplace-t-il ?
wait-Replace = Un joueur remplace un garde.
ask-DraftWeapon = Choisissez un dé Arme.
wait-DraftWeapon = Un joueur choisit un dé Arme.
ask-HeroMove = { $number ->
    [0] Votre héros n’a plus que son déplacement gratuit.
    [one] Votre héros a encore un déplacement.
   *[other] Votre héros a { $number } déplacements.
 }
wait-HeroMove = Un héros se déplace.
ask-Ambush = Piller un chariot { $road-at } ?
wait-Ambush = Un héros est en embuscade.
ask-AmbushReroll = Aucune réussite : dépenser une distraction pour relancer un dé ?
wait-AmbushReroll = Un héros peut relancer un dé.
ask-Park = Sur quel emplacement du tableau couchez-vous le chariot pillé ?
wait-Park = Un héros couche un chariot pillé.
ask-Fight = Quel garde combattez-vous { $site-at } ?
wait-Fight = Un héros fait face aux gardes.
ask-Strike = Quels dés lancez-vous contre le garde de { $hideout } ?
wait-Strike = Un héros choisit ses armes.
ask-FightReroll = Aucune réussite : dépenser une distraction pour relancer un dé ?
wait-FightReroll = Un héros peut relancer un dé.
ask-Break = Combien de distractions dépensez-vous pour entrer dans la prison ?
wait-Break = Un héros se glisse dans la prison.
ask-PrisonReroll = { $number ->
    [one] { $number } succès : relancer un dé ?
   *[other] { $number } succès : relancer un dé ?
 }
wait-PrisonReroll = Robin peut relancer un dé.
ask-Rescue = { $number ->
    [one] { $number } succès restant : qui libérez-vous ?
   *[other] { $number } succès restants : qui libérez-vous ?
 }
wait-Rescue = Un héros ouvre les cachots.
ask-Claim = { $number ->
    [one] Prenez une possession dans la réserve du Shérif.
   *[other] Prenez { $number } possessions dans la réserve du Shérif, une à la fois.
 }
wait-Claim = Un héros vide la réserve du Shérif.
ask-Archery = { $number2 ->
    [one] Compétition { $number } : il faut un succès ; à gagner, en pennies : { $number3 }. Tirez-vous ?
   *[other] Compétition { $number } : il faut { $number2 } succès ; à gagner, en pennies : { $number3 }. Tirez-vous ?
 }
wait-Archery = Un héros vise.
ask-ArcheryReroll = Il manque un succès à la compétition { $number } : relancer un dé ?
wait-ArcheryReroll = Robin peut relancer un dé.
ask-Store = Achetez des armes, ou échangez les vôtres.
wait-Store = Un héros est à l’entrepôt d’armes.
ask-Village = Chaque don de 2 pennies retire un garde de la piste : combien donnez-vous aux pauvres ?
wait-Village = Un héros donne aux pauvres.
ask-Caught = Un Méchant tombe sur votre héros : dépensez-vous une distraction ?
wait-Caught = Un héros a rencontré un Méchant.
ask-TaxTie = { $number ->
    [one] Routes à égalité : laquelle est activée en dernier ?
   *[other] Routes à égalité : laquelle est activée ensuite ? Il reste { $number } activations.
 }
wait-TaxTie = Un joueur départage des routes à égalité.
ask-Ransom = { $number ->
    [one] Vous tenez un captif : utilisez-vous la tuile Rançon ?
   *[other] Vous tenez { $number } captifs : utilisez-vous la tuile Rançon ?
 }
wait-Ransom = Un joueur négocie ses captifs.
ask-RansomMan = Lequel de vos compagnons quitte la prison ?
wait-RansomMan = Un joueur choisit un compagnon à ramener.
ask-Recall = Il vous manque des compagnons : lequel sortez-vous de prison ? Chacun vous coûte 5 points.
wait-Recall = Un joueur doit sortir des compagnons de prison.
ask-DiscardHand = Défaussez les cartes dont vous ne voulez pas ; arrêtez-vous pour compléter votre main.
wait-DiscardHand = Un joueur trie sa main.

## Ce qui se passe

tell-gains = { $goods-id ->
    [wood] { $seat } gagne { $number } bois.
    [iron] { $number ->
        [one] { $seat } gagne { $number } fer.
       *[other] { $seat } gagne { $number } fers.
     }
    [tool] { $number ->
        [one] { $seat } gagne un outil.
       *[other] { $seat } gagne { $number } outils.
     }
    [distraction] { $number ->
        [one] { $seat } gagne une distraction.
       *[other] { $seat } gagne { $number } distractions.
     }
   *[penny] { $number ->
        [one] { $seat } gagne un penny.
       *[other] { $seat } gagne { $number } pennies.
     }
 }
tell-gathers = { tell-gains }
tell-gathers_one = { tell-gains }
tell-earns = { tell-gains }
tell-loots = { tell-gains }
tell-spoils = { tell-gains }
tell-finds = { tell-gains }
tell-ransomed = { tell-gains }
tell-takes_fine = { $seat } prend l’amende : { $goods }.
tell-claims = { $seat } prend dans la réserve du Shérif : { $goods }.
tell-wins = { $number ->
    [one] { $seat } gagne la compétition, et un penny.
   *[other] { $seat } gagne la compétition, et { $number } pennies.
 }
tell-spends = { $goods-id ->
    [wood] { $seat } paie { $number } bois.
    [iron] { $number ->
        [one] { $seat } paie { $number } fer.
       *[other] { $seat } paie { $number } fers.
     }
    [tool] { $number ->
        [one] { $seat } paie un outil.
       *[other] { $seat } paie { $number } outils.
     }
    [distraction] { $number ->
        [one] { $seat } paie une distraction.
       *[other] { $seat } paie { $number } distractions.
     }
   *[penny] { $number ->
        [one] { $seat } paie un penny.
       *[other] { $seat } paie { $number } pennies.
     }
 }
tell-equips = { $goods-id ->
    [wood] { $seat } paie { $number } bois pour l’émissaire.
    [iron] { $number ->
        [one] { $seat } paie { $number } fer pour l’émissaire.
       *[other] { $seat } paie { $number } fers pour l’émissaire.
     }
   *[tool] { $number ->
        [one] { $seat } paie un outil pour l’émissaire.
       *[other] { $seat } paie { $number } outils pour l’émissaire.
     }
 }
tell-fined = L’amende ({ $seat }) va dans la réserve du Shérif : { $goods }.
tell-bails = { $seat } dépose l’amende : { $goods }.
tell-bails_tuck = { $seat } dépose l’amende de Frère Tuck : { $goods }.
tell-dodges = { $seat } dépense une distraction pour échapper au Méchant.
tell-sneaks = { $number ->
    [one] { $seat } dépense une distraction pour entrer là où se trouve un Méchant.
   *[other] { $seat } dépense { $number } distractions pour entrer là où se trouvent des Méchants.
 }
tell-distracts = { $seat } dépense une distraction pour relancer un dé.
tell-fools = { $number ->
    [one] { $seat } dépense une distraction pour duper les gardes de la prison.
   *[other] { $seat } dépense { $number } distractions pour duper les gardes de la prison.
 }
tell-pays_store = { $seat } paie { $goods } pour l’arme.
tell-gives_pennies = { $seat } donne { $number } pennies aux pauvres.
tell-pays_spy = { $seat } paie { $goods } à l’espion.
tell-first = { $seat } prend le marqueur premier joueur.
tell-hero = { $seat } est { $hero }.
tell-round = La manche { $number } commence.
tell-hero_phase = La phase Héros commence : choisissez vos armes.
tell-carriage = Un chariot ({ $colour }) se met en route { $road-at }.
tell-ransom_tile = { $number ->
    [one] Rançon : un captif contre { $number2 } points.
   *[other] Rançon : { $number } captifs contre { $number2 } points.
 }
tell-ransom_one = { $price-id ->
    [wood] Rançon : un captif contre { $number } bois.
    [iron] { $number ->
        [one] Rançon : un captif contre { $number } fer.
       *[other] Rançon : un captif contre { $number } fers.
     }
    [tool] { $number ->
        [one] Rançon : un captif contre un outil.
       *[other] Rançon : un captif contre { $number } outils.
     }
    [distraction] { $number ->
        [one] Rançon : un captif contre une distraction.
       *[other] Rançon : un captif contre { $number } distractions.
     }
    [penny] { $number ->
        [one] Rançon : un captif contre un penny.
       *[other] Rançon : un captif contre { $number } pennies.
     }
   *[any] { $number ->
        [one] Rançon : un captif contre une ressource au choix.
       *[other] Rançon : un captif contre { $number } ressources au choix.
     }
 }
tell-ransom_man = Rançon : un captif contre un de ses compagnons en prison.
tell-sheriff_cards = { $number ->
    [one] Une carte Shérif est ajoutée.
   *[other] { $number } cartes Shérif sont ajoutées.
 }
tell-task = Le roi Richard demande : { $task }.
tell-draws = Vous piochez { $card }.
tell-scores = { $number ->
    [one] { $seat } marque { $number } point.
   *[other] { $seat } marque { $number } points.
 }
tell-loses = { $number ->
    [one] { $seat } perd { $number } point.
   *[other] { $seat } perd { $number } points.
 }
tell-fame = { $seat } monte au pas { $number } de réputation.
tell-arms = { $seat } prend { $weapon }.
tell-drafts = { $seat } choisit { $weapon }.
tell-buys = { $seat } achète { $weapon }.
tell-disarms = { $seat } rend { $weapon }.
tell-unarmed = { $number ->
    [one] { $seat } ne peut pas prendre d’arme de plus.
   *[other] { $seat } ne peut pas prendre { $number } armes de plus.
 }
tell-loot = { $seat } tire un jeton Butin.
tell-plays = { $seat } joue { $card } : { $action }.
tell-plays_tuck = { $seat } déplace Frère Tuck : { $action }.
tell-rests = { $seat } pose { $card } en passif, avec un compagnon { $site-at }.
tell-passes = { $seat } passe.
tell-drops = { $seat } défausse { $card } de sa pile passive.
tell-drops_spy = { $seat } défausse l’{ $spy }.
tell-steals = { $number2 ->
    [one] Vol { $number } : { $seat } lance 1 dé, succès : { $number3 }.
   *[other] Vol { $number } : { $seat } lance { $number2 } dés, succès : { $number3 }.
 }
tell-theft_fails = Le vol échoue.
tell-rerolls_skill = { $number ->
    [0] { $seat } relance un dé : pas de succès.
   *[other] { $seat } relance un dé : un succès.
 }
tell-robin_rerolls = { $number ->
    [0] { $seat } relance un dé, comme Robin le peut : pas de succès.
   *[other] { $seat } relance un dé, comme Robin le peut : un succès.
 }
tell-jailed = Pris à voler, un compagnon ({ $seat }) va en prison, niveau { $number }.
tell-jailed_poor = Pris à voler et sans rien pour payer, un compagnon ({ $seat }) va en prison, niveau { $number }.
tell-jailed_unpaid = Faute d’amende, le compagnon ({ $seat }) va aussitôt en prison, niveau { $number }.
tell-led_off = Personne ne l’a libéré : un compagnon arrêté ({ $seat }) va en prison, niveau { $number }.
tell-tuck_jailed = Frère Tuck va en prison, niveau { $number }.
tell-arrested = Un compagnon ({ $seat }) est arrêté dans { $hideout }.
tell-tuck_arrested = Frère Tuck est arrêté dans { $hideout } ; { $seat } répond de lui.
tell-traps = { $seat } pose un piège dans { $hideout }.
tell-barricades = { $seat } dresse une barricade { $road-at }.
tell-fourth = { $seat } ouvre la quatrième planque.
tell-lays = { $seat } pose un penny { $road-at }.
tell-emissary = { $seat } envoie l’émissaire { $number } au roi Richard.
tell-wakes = { $seat } active l’espion { $agent-at } : { $agent }.
tell-replaces = Un compagnon ({ $seat }) remplace le garde dans { $hideout }.
tell-peeks = Vous voyez une carte Méchant : { $watch }, { $villain } { $space-at }, { $turn }.
tell-spied = { $seat } pioche un espion { $agent-at }.
tell-villain_card = { $seat } tire une carte Méchant.
tell-guard = Un garde prend { $hideout }.
tell-track = Un garde va au village : { $number } sur la piste des gardes.
tell-no_guard = Il ne reste aucun garde à placer.
tell-captured = Le piège ({ $seat }) capture un garde dans { $hideout }.
tell-villain = Un Méchant paraît { $space-at } : { $villain }.
tell-arrow = { $number ->
    [one] Un penny du Shérif attend sur la première compétition.
   *[other] { $number } pennies du Shérif attendent sur la première compétition.
 }
tell-torn = Guy de Gisbourne abat une barricade ({ $seat }) { $road-at }.
tell-turned = La carte Héros ({ $seat }) est retournée : pas de capacité à la prochaine phase Héros.
tell-turned_back = La carte Héros ({ $seat }) est de nouveau à l’endroit, avec sa capacité.
tell-taxed = { $number ->
    [one] Le chariot emporte un penny de { $road }.
   *[other] Le chariot emporte { $number } pennies de { $road }.
 }
tell-plundered = { $number ->
    [one] Le Prince Jean prend un penny de { $road }.
   *[other] Le Prince Jean prend { $number } pennies de { $road }.
 }
tell-castle = Un chariot ({ $colour }) rentre au château par { $road }.
tell-activates = Les chariots avancent { $road-at }.
tell-tax_rise = { $number ->
    [0] Hausse d’impôts ! Aucun chariot du tableau n’était pillé : aucune route n’est activée.
    [one] Hausse d’impôts ! Une route va être activée.
   *[other] Hausse d’impôts ! Il y aura { $number } activations de routes.
 }
tell-moves = Le héros ({ $seat }) va { $space-at }.
tell-idle = { $seat } ne peut rien faire là : le tour se termine.
tell-free_store = { $seat } passe à l’entrepôt d’armes en déplacement gratuit.
tell-free_prison = { $seat } tente la prison en déplacement gratuit.
tell-strikes = { $number ->
    [one] { $seat } lance 1 dé Arme, succès : { $number2 }.
   *[other] { $seat } lance { $number } dés Arme, succès : { $number2 }.
 }
tell-ambushes = { $seat } tend une embuscade à un chariot ({ $colour }) { $road-at }.
tell-robs = { $seat } pille un chariot ({ $colour }) { $road-at }.
tell-parks = Le chariot pillé est couché sur { $slot }.
tell-fails = { $seat } a échoué, garde ses dés, et ce déplacement est terminé.
tell-fails_prison = { $seat } ne peut libérer personne avec cela.
tell-fails_archery = { $seat } perd la compétition.
tell-fights = { $seat } combat le garde de { $hideout }.
tell-beats = { $seat } bat le garde de { $hideout }.
tell-frees = { $seat } libère un compagnon arrêté ({ $seat2 }).
tell-frees_own = { $seat } libère un de ses propres compagnons arrêtés.
tell-breaks_out = { $seat } libère un compagnon ({ $seat2 }) du niveau { $number } de la prison.
tell-breaks_out_own = { $seat } libère un de ses propres compagnons du niveau { $number } de la prison.
tell-tuck_freed = { $seat } libère Frère Tuck.
tell-liberates = { $seat } bat le dernier garde { $site-at }, et gagne ce que donne le site.
tell-breaks_in = { $number ->
    [one] { $seat } entre dans la prison avec 1 dé, succès : { $number2 }.
   *[other] { $seat } entre dans la prison avec { $number } dés, succès : { $number2 }.
 }
tell-shoots = Compétition { $number } : { $seat } lance { $number2 } dés, succès : { $number3 }.
tell-swaps = { $seat } échange { $weapon } contre { $weapon2 }.
tell-gives = { $number ->
    [one] Un garde quitte la piste des gardes.
   *[other] { $number } gardes quittent la piste des gardes.
 }
tell-ransoms = { $number ->
    [one] { $seat } libère un captif.
   *[other] { $seat } libère { $number } captifs.
 }
tell-trades = { $seat } échange un captif.
tell-returns = Un compagnon ({ $seat }) revient du niveau { $number } de la prison.
tell-moves_up = { $number ->
    [one] Un compagnon ({ $seat }) monte au niveau { $number2 } de la prison.
   *[other] { $number } compagnons ({ $seat }) montent au niveau { $number2 } de la prison.
 }
tell-tuck_moves_up = Frère Tuck monte au niveau { $number } de la prison.
tell-hanged = { $number ->
    [one] Un compagnon ({ $seat }) est pendu.
   *[other] { $number } compagnons ({ $seat }) sont pendus.
 }
tell-tuck_hanged = Frère Tuck est pendu. Nottingham est perdue.
tell-recalls = { $seat } manque de compagnons et en sort un de prison, niveau { $number }.
tell-discards = { $seat } défausse { $card }.
tell-reshuffles = Les cartes Joyeux Compagnon défaussées sont mélangées.
tell-penniless = Il n’y a plus de penny { $road-at }. Nottingham est perdue.
tell-overrun = La piste des gardes est pleine. Nottingham est perdue.
tell-survived = Nottingham a tenu bon.
tell-tuck_kept = La dernière manche est finie et Frère Tuck est encore en prison. Nottingham est perdue.
tell-draws-hidden = { $seat } pioche une carte.
tell-task-hidden = { $seat } reçoit une mission.
tell-peeks-hidden = { $seat } regarde une carte Méchant.

## Pourquoi non

bar-no_man = Vous n’avez aucun compagnon prêt à placer.
bar-unusable = Aucune des actions de cette carte n’est possible maintenant.
bar-tuck_prison = Frère Tuck est en prison, et ne peut pas être déplacé.
bar-tuck_once = Vous avez déjà déplacé Frère Tuck cette manche.
bar-tuck_here = Frère Tuck est déjà { $site-at }.
bar-tuck_yard = Frère Tuck est déjà au chantier.
bar-no_hideout = Il n’y a aucune planque libre { $site-at }.
bar-emissaries = Vous avez déjà envoyé trois émissaires.
bar-emissary_cost = Il manque encore à votre prochain émissaire, en armes : { $number }, en ressources : { $number2 }, en pennies : { $number3 }.
bar-nowhere = Il n’y a aucun endroit où vous pourriez le construire et le payer.
bar-no_traps = Vous n’avez plus de piège.
bar-no_room = Chaque planque a un garde ou un piège { $site-at }.
bar-cost = { $number ->
    [one] Il vous manque une ressource pour cela.
   *[other] Il vous manque { $number } ressources pour cela.
 }
bar-no_barricades = Vous n’avez plus de barricade.
bar-road_full = Il n’y a plus d’emplacement de barricade { $road-at }.
bar-penny = Une barricade coûte aussi un penny, et vous n’en avez pas.
bar-spy_no_guard = Il n’y a aucun garde à remplacer { $site-at }.
bar-spy_cost = Vous ne pouvez pas payer l’espion, qui demande { $price-one }.
bar-spy_stays = Un espion ne part qu’en étant activé.
bar-store_empty = L’entrepôt d’armes n’a plus de cette arme.
bar-same_space = Votre héros y est déjà : un déplacement mène ailleurs.
bar-crowded = Un autre héros s’y trouve, et à cette table un emplacement n’en accueille qu’un.
bar-villain_there = { $number ->
    [one] Un Méchant s’y trouve : pour entrer, il faut une distraction, et vous n’en avez pas.
   *[other] Des Méchants s’y trouvent : pour entrer, il faut { $number } distractions, plus que vous n’en avez.
 }
bar-dice = { $number ->
    [one] Pour le piller, il faut un dé de couleur { $colour }, et vous n’en avez pas.
   *[other] Pour le piller, il faut { $number } dés de couleur { $colour }, plus que vous n’en avez.
 }
bar-no_weapon = Il vous manque ceci : { $weapon }.
bar-tokens = { $number ->
    [one] Vous n’avez pas de distraction pour duper les gardes de la prison.
   *[other] Vous n’avez pas { $number } distractions pour duper les gardes de la prison.
 }
bar-buy_or_swap = Vous échangez : acheter et échanger ne se mêlent pas.
bar-weapon_limit = Personne ne détient plus de quatre armes.
bar-price = Vous ne pouvez pas payer cette arme : elle coûte { $price-one }.
bar-traded = Vous avez déjà utilisé cet échange.
bar-captives = { $number ->
    [one] Cet échange demande un captif, et vous n’en avez pas.
   *[other] Cet échange demande { $number } captifs, plus que vous n’en avez.
 }
bar-no_prisoner = Vous n’avez aucun compagnon en prison à ramener.
bar-no_captive = Vous n’avez aucun captif à donner.

## Fins

ending-defended = Nottingham a tenu bon, et a son plus grand défenseur.
ending-shared = Nottingham a tenu bon, et ses défenseurs se partagent la gloire.
ending-penniless = Une route n’a plus de penny : tout le monde a perdu.
ending-overrun = La piste des gardes est pleine : tout le monde a perdu.
ending-tuck_hanged = Frère Tuck a été pendu : tout le monde a perdu.
ending-tuck_jailed = Frère Tuck est encore en prison : tout le monde a perdu.

## Décompte

score-reputation = Départage, sans points : pas de réputation
score-works = Départage, sans points : barricades, pièges et émissaires
score-played = Points en cours de partie
score-emissaries = Émissaires
score-traps = Pièges
score-barricades = Barricades
score-top = Sommet de la réputation
score-tasks = Missions du roi Richard
score-possessions = Possessions
score-captives = Captifs
score-cards = Cartes passives
score-sets = Sets
score-tuck = Frère Tuck
score-spies = Espions
score-prisoners = Prisonniers et pendus
score-total = Points

## Options

option-tuck = Frère Tuck
option-tuck-help = Un compagnon que chacun peut déplacer, et deux façons de plus de perdre.
option-tuck-true = avec Frère Tuck
option-tuck-false = sans
option-spies = Les Hommes du Shérif dans le repaire de Robin
option-spies-help = Les arrestations amènent des espions ; activés, ils montrent les cartes Méchant à venir.
option-spies-true = avec les espions
option-spies-false = sans
option-golden_arrow = Flèche d’Or
option-golden_arrow-help = Des cartes Shérif posent des pennies sur la première compétition de tir : un peu plus facile.
option-golden_arrow-true = avec la Flèche d’Or
option-golden_arrow-false = sans
option-guard_track = Piste des gardes
option-guard_track-help = Combien de gardes remplissent la piste (reconstitué : six s’accorde aux trente gardes).
option-guard_track-4 = 4 cases
option-guard_track-5 = 5 cases
option-guard_track-6 = 6 cases
option-guard_track-8 = 8 cases
option-guard_track-10 = 10 cases
option-barricade_spaces = Emplacements de barricade
option-barricade_spaces-help = Combien de barricades une route accueille (reconstitué).
option-barricade_spaces-2 = 2 par route
option-barricade_spaces-3 = 3 par route
option-barricade_spaces-4 = 4 par route
option-guard_supply = Gardes
option-guard_supply-help = Si les gardes peuvent s’épuiser.
option-guard_supply-unlimited = autant qu’il en faut
option-guard_supply-thirty = trente seulement
option-trap_penny = Les pièges coûtent un penny
option-trap_penny-help = Le texte imprimé nomme un penny pour les deux constructions à un endroit, pour les barricades seules à un autre.
option-trap_penny-true = un penny aussi
option-trap_penny-false = ressources seules
option-extra_die = Dé Habileté supplémentaire
option-extra_die-help = Pour combien de tentatives d’un vol compte le dé supplémentaire d’une carte.
option-extra_die-once = une tentative au choix
option-extra_die-every_try = chaque tentative
option-safe_fine = Vol sans prison
option-safe_fine-help = Si l’action « pas de prison » laisse l’amende à payer.
option-safe_fine-true = l’amende est due
option-safe_fine-false = pas d’amende non plus
option-villain_toll = Entrer chez un Méchant
option-villain_toll-help = Ce que coûtent deux Méchants au même emplacement.
option-villain_toll-each = une distraction chacun
option-villain_toll-once = une distraction en tout
option-buy_out = Un Méchant tombe sur un héros
option-buy_out-help = Si un héros qui a une distraction doit la dépenser.
option-buy_out-must = doit la dépenser
option-buy_out-may = peut laisser retourner sa carte Héros
option-crowding = Héros au même emplacement
option-crowding-help = Si les héros peuvent partager un emplacement.
option-crowding-true = peuvent partager
option-crowding-false = un héros par emplacement
option-free_move = Déplacements gratuits
option-free_move-help = Si Petit Jean et Jane quittent leur emplacement pour leur déplacement gratuit.
option-free_move-stay = ils restent
option-free_move-travel = ils s’y rendent
option-tax_order = Ordre d’une hausse d’impôts
option-tax_order-help = Si les routes sont comparées à nouveau avant chaque activation.
option-tax_order-recount = comparées à chaque fois
option-tax_order-fixed = comparées une fois
option-rescue_vp = Points des prisonniers
option-rescue_vp-help = Le tableau imprimé dit 2, 3 ou 4 points, le texte à côté 1.
option-rescue_vp-by_level = 2, 3 ou 4 selon le niveau
option-rescue_vp-one = toujours 1
option-prison_rolls = Lancers en prison
option-prison_rolls-help = Si un lancer réussi peut être suivi d’un autre dans le même déplacement.
option-prison_rolls-one = un par déplacement
option-prison_rolls-again = encore après un succès
option-task_gallows = Mission 15
option-task_gallows-help = Si une potence vide compte comme un niveau vide.
option-task_gallows-true = la potence compte
option-task_gallows-false = trois niveaux seulement
option-reputation_start = Départ de la réputation
option-reputation_start-help = Si le départ de la piste est un niveau.
option-reputation_start-level_one = c’est le niveau un
option-reputation_start-none = ce n’est pas encore un niveau
option-tuck_move = Déplacements de Tuck
option-tuck_move-help = Si Tuck peut rester sur son site et changer de planque.
option-tuck_move-place = toujours un autre lieu
option-tuck_move-hideout = une autre planque suffit
option-tuck_fine = Amende de Tuck
option-tuck_fine-help = Qui paie quand Tuck est arrêté.
option-tuck_fine-mover = qui l’a déplacé en dernier
option-tuck_fine-active = celui dont c’est le tour
option-spy_discard = Défausser des espions
option-spy_discard-help = Si les espions peuvent être défaussés quand la pile passive est trop grande.
option-spy_discard-true = ils peuvent l’être
option-spy_discard-false = seule l’activation en débarrasse
option-sheriff_icons = Cartes Shérif
option-sheriff_icons-help = Si les cartes Shérif amènent aussi un garde et une route (reconstitué).
option-sheriff_icons-true = avec garde et route
option-sheriff_icons-false = le Shérif seulement

## Ce qu’un joueur compte pour lui

holding-wood = { $change } bois
holding-iron = { $change } { $number ->
    [one] fer
   *[other] fers
 }
holding-tool = { $change } { $number ->
    [one] outil
   *[other] outils
 }
holding-distraction = { $change } { $number ->
    [one] distraction
   *[other] distractions
 }
holding-penny = { $change } { $number ->
    [one] penny
   *[other] pennies
 }
holding-weapons = { $change } { $number ->
    [one] arme
   *[other] armes
 }
