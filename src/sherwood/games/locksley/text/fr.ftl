### Robin of Locksley, en français.

game-name = Robin of Locksley
game-tagline = Deux cavaliers pillent les mêmes bois ; deux bardes font la course autour pour racheter un roi.

## Couleurs

colour-white = blanc
colour-red = rouge
colour-pink = rose
colour-green = vert
colour-blue = bleu
colour-black = noir

## Cases de la grille

space-a1 = a1
space-b1 = b1
space-c1 = c1
space-d1 = d1
space-e1 = e1
space-a2 = a2
space-b2 = b2
space-c2 = c2
space-d2 = d2
space-e2 = e2
space-a3 = a3
space-b3 = b3
space-c3 = c3
space-d3 = d3
space-e3 = e3
space-a4 = a4
space-b4 = b4
space-c4 = c4
space-d4 = d4
space-e4 = e4
space-a5 = a5
space-b5 = b5
space-c5 = c5
space-d5 = d5
space-e5 = e5

## Cases de gloire

fame-coach-white = Attaque de convoi (blanc)
fame-coach-red = Attaque de convoi (rouge)
fame-coach-pink = Attaque de convoi (rose)
fame-coach-green = Attaque de convoi (vert)
fame-coach-blue = Attaque de convoi (bleu)
fame-coach-black = Attaque de convoi (noir)
fame-dead-of-night = Au cœur de la nuit
fame-sherwood = Forêt de Sherwood
fame-nobility = Noblesse menacée
fame-tithe = Dîme
fame-specialist = Spécialiste
fame-fence = La barrière
fame-two-houses = Deux maisons
fame-kinsman = Propriétaire
fame-vain = Efforts vains
fame-contract = Sous contrat
fame-fox = Vieux renard
fame-arrow = La flèche d’or
fame-guard = Garde endormi
fame-mutual = Butins jumeaux
fame-run = En fuite
fame-scales = Trésor de guerre
fame-rivalry = Rivalité
fame-small-fry = Menu fretin
fame-samaritan = Bon Samaritain
fame-eagle = Œil de lynx
fame-market = Marché
fame-tower = La tour
fame-nottingham = Nottingham
fame-beginning = Le commencement
fame-king = Longue vie au roi

## Ce que vous pouvez faire

do-take_corner = Partir de { $space }
do-ride = Chevaucher vers { $space }
do-sell = Vendre le butin { $colour }
do-bribe = Corrompre le barde avec une pièce à dos { $colour }
do-honour = Avancer le barde grâce à la vente de votre butin { $colour }
do-advance = Avancer le barde : défi relevé
do-end = Finir le tour

## Ce qu’on vous demande, et ce que la table attend

ask-Corner = Choisissez un coin : sa tuile devient votre première pièce, et votre Robin part de là.
wait-Corner = Le premier joueur choisit un coin.
ask-Turn =
    { $number ->
        [0] À vous : chevauchez, vendez, avancez votre barde. Sa prochaine case est « { $fame } ».
       *[other] Votre chevauchée est faite : vendez, avancez votre barde, ou finissez le tour. Sa prochaine case est « { $fame } ».
    }
wait-Turn = L’autre cavalier est en route.

## Ce qui se passe

tell-starts = { $seat } commence.
tell-takes_corner = { $seat } prend le butin { $colour } de la case { $space } comme première pièce et part de là.
tell-is_given = { $seat } reçoit une pièce à dos { $colour } pour commencer.
tell-begins_turn = C’est à { $seat }.
tell-rides = { $seat } chevauche vers { $space } et prend du butin { $colour }.
tell-rides_bare = { $seat } chevauche vers { $space } et n’y trouve rien.
tell-stays = { $seat } laisse son Robin où il est.
tell-sells = { $seat } vend { $number } tuiles de butin { $colour } pour { $number2 ->
        [one] une pièce
       *[other] { $number2 } pièces
    }.
tell-bribes = { $seat } dépense une pièce à dos { $colour } : le barde entre sur « { $fame } ».
tell-honours = { $seat } relève le défi par sa vente de butin { $colour } : le barde entre sur « { $fame } ».
tell-advances = { $seat } relève le défi : le barde entre sur « { $fame } ».
tell-pays_ransom = { $seat } paie { $number } pièces de rançon.
tell-completes_lap = { $seat } a bouclé le premier tour de piste avec son barde.
tell-fills = Du butin { $colour } est posé en { $space }.
tell-leaves_empty = Plus de tuile : { $number ->
        [one] une case reste vide
       *[other] { $number } cases restent vides
    }.
tell-reshuffles = { $number ->
        [one] Une tuile défaussée est mélangée
       *[other] { $number } tuiles défaussées sont mélangées
    } à la pioche.
tell-wins_by_king = Longue vie au roi ! { $seat } gagne.
tell-wins_by_lapping = { $seat } prend un tour à { $seat2 } avec son barde, et gagne.

## Pourquoi pas

bar-not_a_corner = { $space } n’est pas un coin de la grille.
bar-no_knight = Votre Robin ne peut pas aller de { $space } à { $space2 } : ce n’est pas un saut de cavalier.
bar-stands_there = Votre Robin est déjà en { $space }.
bar-other_robin = Votre Robin ne peut pas aller en { $space } : l’autre Robin s’y tient.
bar-ridden = Votre Robin a déjà chevauché ce tour-ci.
bar-too_few = Le butin { $colour } ne peut pas être vendu : { $number ->
        [0] vous n’en avez pas
       *[other] il en faut trois tuiles, vous en avez { $number ->
            [one] une
           *[other] { $number }
        }
    }.
bar-no_coin = Vous n’avez pas de pièce à dos { $colour } à dépenser.
bar-king_unbribed = Ni une pièce à dos { $colour } ni aucune autre ne mène à « Longue vie au roi » : il faut relever son défi.
bar-bard_waits = À cette table, le barde n’avance qu’après la chevauchée de votre Robin.
bar-name_sale = « { $fame } » demande une vente : dites laquelle.
bar-no_sale_tile = Aucune vente n’avance le barde en ce moment : « { $fame } » n’en demande pas.
bar-not_sold = Vous n’avez pas de vente ouverte de butin { $colour } pour « { $fame } » : vendez cette collection ce tour-ci, sans dépenser de pièce ni prendre de butin avant d’avancer le barde.
bar-unnamed_sale = À cette table, une vente sert plusieurs tuiles et ne se nomme pas : avancez le barde par son défi.
bar-must_ride = Vous ne pouvez pas finir le tour : votre Robin doit d’abord chevaucher.
bar-idle_ride = Vous ne pouvez pas finir le tour : vous n’avez rien fait au tour précédent, votre Robin doit chevaucher.
bar-idle = Vous ne pouvez pas finir le tour : vous n’avez rien fait au tour précédent et pouvez encore vendre ou avancer votre barde.
bar-no_tiles = Vous ne pouvez pas finir le tour : il manque { $number ->
        [one] une tuile
       *[other] { $number } tuiles
    } pour regarnir la grille. Vendez une collection ou dépensez une pièce.
bar-no_colour = Le défi de « { $fame } » n’est pas relevé : vous n’avez pas de butin { $colour }.
bar-night_colours = Le défi de « { $fame } » n’est pas relevé : des couleurs blanc, rouge et rose, { $number ->
        [0] vous n’en avez aucune
       *[other] vous n’en avez qu’une
    }, il en faut deux.
bar-forest_colours = Le défi de « { $fame } » n’est pas relevé : des couleurs vert, bleu et noir, { $number ->
        [0] vous n’en avez aucune
       *[other] vous n’en avez qu’une
    }, il en faut deux.
bar-no_sale = Le défi de « { $fame } » n’est pas relevé : il demande une vente, et aucune vente de ce tour n’est ouverte.
bar-dear_sale = Le défi de « { $fame } » n’est pas relevé : il demande une vente d’exactement trois tuiles, et la vôtre a rapporté plus d’une pièce.
bar-unshared_sale = Le défi de « { $fame } » n’est pas relevé : l’adversaire n’a pas de butin de la couleur vendue.
bar-no_loot = Le défi de « { $fame } » n’est pas relevé : vous n’avez pas de butin, et il en faut.
bar-single_tile = Le défi de « { $fame } » n’est pas relevé : votre collection de butin { $colour } n’est qu’une seule tuile, il en faut deux.
bar-not_three = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune collection
        [one] vous avez une collection
       *[other] vous avez { $number } collections
    }, il en faut exactement trois.
bar-three_or_more = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune collection
        [one] vous avez une collection
       *[other] vous avez { $number } collections
    }, il en faut au moins trois.
bar-not_two = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune collection
        [one] vous avez une collection
       *[other] vous avez { $number } collections
    }, il en faut exactement deux.
bar-no_four = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez pas de butin
        [one] votre plus grande collection compte une tuile
       *[other] votre plus grande collection compte { $number } tuiles
    }, il en faut quatre d’une même couleur.
bar-all_on_grid = Le défi de « { $fame } » n’est pas relevé : la grille montre toutes vos couleurs, il en faut une qu’elle ne montre pas.
bar-contract = Le défi de « Sous contrat » n’est pas relevé : il faut des collections d’une, deux et trois tuiles, et vous en avez, d’une tuile, { $number ->
        [0] aucune
        [one] une
       *[other] { $number }
    }, de deux, { $number2 ->
        [0] aucune
        [one] une
       *[other] { $number2 }
    }, de trois, { $number3 ->
        [0] aucune
        [one] une
       *[other] { $number3 }
    }.
bar-contract_beside = Le défi de « { $fame } » n’est pas relevé : vous avez { $number ->
        [one] une autre collection
       *[other] { $number } autres collections
    } à côté de celles d’une, deux et trois tuiles, et il n’en faut aucune.
bar-never_more = Le défi de « { $fame } » n’est pas relevé : dans aucune couleur vous n’avez plus de butin que l’adversaire.
bar-not_biggest = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez pas de butin
        [one] votre plus grande collection compte une tuile
       *[other] votre plus grande collection compte { $number } tuiles
    }, { $number2 ->
        [0] l’adversaire n’en a pas non plus
        [one] la plus grande de l’adversaire en compte une
       *[other] la plus grande de l’adversaire en compte { $number2 }
    } ; la vôtre doit être plus grande.
bar-no_strike = Le défi de « { $fame } » n’est pas relevé : les Robins sont en { $space } et { $space2 }, pas à un saut de cavalier.
bar-not_beside = Le défi de « { $fame } » n’est pas relevé : les Robins sont en { $space } et { $space2 }, pas côte à côte.
bar-not_diagonal = Le défi de « { $fame } » n’est pas relevé : les Robins sont en { $space } et { $space2 }, ils ne se touchent pas par un coin.
bar-no_corner = Le défi de « { $fame } » n’est pas relevé : votre Robin est en { $space }, pas sur un coin.
bar-threes = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune collection
       *[other] vous n’avez qu’une collection
    } de trois tuiles ou plus, il en faut deux.
bar-exact_threes = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune collection
       *[other] vous n’avez qu’une collection
    } d’exactement trois tuiles, il en faut deux.
bar-shared_colours = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez aucune couleur
       *[other] vous n’avez qu’une couleur
    } en commun avec l’adversaire, il en faut deux.
bar-shared_tiles = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] aucune de vos tuiles n’est identique
       *[other] une seule de vos tuiles est identique
    } à une tuile de l’adversaire, il en faut deux.
bar-heavy = Le défi de « { $fame } » n’est pas relevé : vous avez { $number } tuiles de butin, il en faut moins de sept.
bar-richer = Le défi de « { $fame } » n’est pas relevé : vous avez { $number ->
        [one] une pièce
       *[other] { $number } pièces
    }, l’adversaire { $number2 ->
        [0] aucune
        [one] une seule
       *[other] seulement { $number2 }
    } ; il ne faut pas en avoir plus que lui.
bar-sellable = Le défi de « { $fame } » n’est pas relevé : votre collection de butin { $colour } est vendable, et aucune ne doit l’être.
bar-more_loot = Le défi de « { $fame } » n’est pas relevé : vous avez { $number ->
        [one] une tuile de butin
       *[other] { $number } tuiles de butin
    }, l’adversaire { $number2 ->
        [0] aucune
        [one] une seule
       *[other] seulement { $number2 }
    } ; il ne faut pas en avoir plus que lui.
bar-too_rich = Le défi de « { $fame } » n’est pas relevé : vous avez { $number } pièces, une au plus est permise.
bar-many_collections = Le défi de « { $fame } » n’est pas relevé : vous avez { $number } collections, une au plus est permise.
bar-many_tiles = Le défi de « { $fame } » n’est pas relevé : vous avez { $number } tuiles de butin, une au plus est permise.
bar-ransom = Le défi de « { $fame } » n’est pas relevé : { $number ->
        [0] vous n’avez pas de pièce
        [one] vous avez une pièce
       *[other] vous avez { $number } pièces
    }, il en faut quatre.

## Comment cela finit

ending-king = Un barde a chanté le retour du roi.
ending-lapped = Un barde a pris un tour à l’autre.

score-loot = Tuiles de butin restantes
score-gold = Pièces d’or restantes
score-steps = Pas du barde

## Options

option-edition = Édition
option-edition-help = Quel livret décide là où l’anglais et le français diffèrent.
option-edition-recommended = Mélange recommandé
option-edition-english = Livret anglais
option-edition-french = Livret français
option-robin_move = Chevauchée de Robin
option-robin_move-help = Si votre Robin doit chevaucher à chaque tour.
option-robin_move-by_edition = Selon l’édition
option-robin_move-mandatory = Obligatoire
option-robin_move-optional = Facultative
option-contract_work = Sous contrat
option-contract_work-help = Si des collections d’autres couleurs peuvent se trouver à côté de celles d’une, deux et trois tuiles.
option-contract_work-by_edition = Selon l’édition
option-contract_work-exact_six = Exactement six tuiles
option-contract_work-beside_others = D’autres à côté
option-sleeping_guard = Garde endormi
option-sleeping_guard-help = Quelle taille doivent avoir les deux collections.
option-sleeping_guard-by_edition = Selon l’édition
option-sleeping_guard-at_least_three = Au moins trois tuiles chacune (les deux livrets)
option-sleeping_guard-exactly_three = Exactement trois tuiles chacune (règle maison)
option-mutual_spoils = Butins jumeaux
option-mutual_spoils-help = Ce que vous devez avoir en commun avec l’adversaire.
option-mutual_spoils-by_edition = Selon l’édition
option-mutual_spoils-two_colours = Deux couleurs
option-mutual_spoils-two_tiles = Deux tuiles
option-sly_old_fox = Vieux renard
option-sly_old_fox-help = Comment votre butin se compare à celui de l’adversaire.
option-sly_old_fox-by_edition = Selon l’édition
option-sly_old_fox-per_colour = Couleur par couleur
option-sly_old_fox-biggest_collection = Plus grande collection contre plus grande
option-beginning = Le commencement
option-beginning-help = De quoi vous pouvez avoir un exemplaire au plus.
option-beginning-by_edition = Selon l’édition
option-beginning-collections = Collections
option-beginning-tiles = Tuiles de butin
option-king = Longue vie au roi
option-king-help = Si les quatre pièces se montrent ou se paient. Cela ne change que ce qui reste à la fin.
option-king-by_edition = Selon l’édition
option-king-hold_four = Avoir quatre pièces
option-king-pay_four = Payer quatre pièces
option-empty_pile = Pioche vide
option-empty_pile-help = Ce qui vient d’abord quand la pioche ne peut pas regarnir la grille.
option-empty_pile-by_edition = Selon l’édition
option-empty_pile-reshuffle_first = Mélanger la défausse (les deux livrets)
option-empty_pile-forced_first = Vendre ou payer (règle maison)
option-handicap_reading = Compte de l’aide
option-handicap_reading-help = Si les pièces du débutant s’ajoutent à la première.
option-handicap_reading-by_edition = Selon l’édition
option-handicap_reading-extra = En plus de la première pièce
option-handicap_reading-in_all = En tout
option-bard_timing = Le barde avance
option-bard_timing-help = À quel moment du tour le barde peut avancer.
option-bard_timing-any_time = À tout moment
option-bard_timing-after_ride = Seulement après la chevauchée
option-two_houses = Deux maisons
option-two_houses-help = Quelle taille doivent avoir les deux collections.
option-two_houses-any_size = Toute taille
option-two_houses-two_or_more = Deux tuiles ou plus chacune
option-specialist = Spécialiste
option-specialist-help = Combien de collections il faut. Une critique cite une tuile qui dit au moins trois.
option-specialist-exactly_three = Exactement trois
option-specialist-at_least_three = Au moins trois
option-sale_use = Une vente sert
option-sale_use-help = Combien de tuiles parmi Noblesse menacée, La barrière et Marché une même vente peut servir.
option-sale_use-one_tile = Une tuile
option-sale_use-chain = Plusieurs à la suite
option-length = Durée
option-length-help = Combien de petites tuiles bordent chaque côté de la piste.
option-length-short = Courte : deux
option-length-standard = Standard : trois
option-length-long = Longue : quatre
option-tile_set = Tuiles Gloire
option-tile_set-help = Tuiles de jour, plus faciles, ou de nuit, plus difficiles. La répartition est notre reconstruction.
option-tile_set-mixed = Mêlées
option-tile_set-day = Jour d’abord
option-tile_set-night = Nuit d’abord
option-starter = Premier joueur
option-starter-help = Qui choisit un coin et joue en premier.
option-starter-random = Au hasard
option-starter-seat_1 = Siège 1
option-starter-seat_2 = Siège 2
option-handicap = Aide au débutant
option-handicap-help = Des pièces dont un joueur dispose au départ.
option-handicap-0 = Aucune
option-handicap-1 = Une pièce
option-handicap-2 = Deux pièces
option-beginner = Le débutant
option-beginner-help = Qui reçoit l’aide.
option-beginner-seat_1 = Siège 1
option-beginner-seat_2 = Siège 2
option-second_player_gold = Une pièce au second joueur
option-second_player_gold-help = Une règle maison : une pièce de plus contre l’avantage du premier coup.
option-second_player_gold-false = Non
option-second_player_gold-true = Oui
option-idle_turns = Surplace
option-idle_turns-help = Si vous pouvez passer deux tours de suite sans rien prendre, sans rien vendre et sans avancer votre barde. Les livrets ne l’interdisent pas ; une partie où c’est permis peut ne jamais finir.
option-idle_turns-never_two = Jamais deux tours de suite
option-idle_turns-allowed = Permis, comme imprimé

## Ce qu’un joueur compte pour lui

holding-spaces = { $change } { $number ->
    [one] case pour le barde
   *[other] cases pour le barde
 }
holding-coins = { $change } { $number ->
    [one] pièce d’or
   *[other] pièces d’or
 }
holding-white = { $change } { $number ->
    [one] tuile blanche
   *[other] tuiles blanches
 }
holding-red = { $change } { $number ->
    [one] tuile rouge
   *[other] tuiles rouges
 }
holding-pink = { $change } { $number ->
    [one] tuile rose
   *[other] tuiles roses
 }
holding-green = { $change } { $number ->
    [one] tuile verte
   *[other] tuiles vertes
 }
holding-blue = { $change } { $number ->
    [one] tuile bleue
   *[other] tuiles bleues
 }
holding-black = { $change } { $number ->
    [one] tuile noire
   *[other] tuiles noires
 }
