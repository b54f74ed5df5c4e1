### Ce qu’est une chose du plateau de Robin des Bois et ses Joyeux Compagnons, pour qui la montre.

inspect-reconstructed = Une partie de ces nombres est reconstituée : les originaux ne nous sont pas connus.
inspect-here = S’y trouvent : { $who }.
inspect-villains = { $n ->
    [one] Un Méchant s’y trouve : entrer coûte 1 distraction.
   *[other] { $n } Méchants s’y trouvent : entrer coûte { $n } distractions.
 }
inspect-no-room = Il n’y a plus de place, ou il ne vous en reste plus.
inspect-lack = { $n ->
    [0] Vous avez de quoi le payer.
    [one] Il vous manque { $n } ressource.
   *[other] Il vous manque { $n } ressources.
 }

## Les lieux de récolte

inspect-site = On y récolte : { $gives }. { $n ->
    [0] Aucun garde n’y surveille les planques.
    [one] Un garde y surveille les planques.
   *[other] { $n } gardes y surveillent les planques.
 }
inspect-fight = Un héros y chasse un garde avec ces armes : { $weapons }. Une réussite suffit, quel que soit le nombre de dés, et donne un pas de réputation.
inspect-your-dice = { $n ->
    [0] Vous n’avez aucun de ces dés.
    [one] Avec votre seul dé : { $share }.
   *[other] Avec vos { $n } dés : { $share }.
 }
inspect-last-guard = Qui chasse le dernier garde gagne une unité de ce que le site donne.
inspect-main-name = Zone principale : { $site }
inspect-main = Posez une carte passive et placez un compagnon à découvert : il récolte une unité ({ $gives }). La place ne manque pas, et les gardes ne l’inquiètent pas.
inspect-theft = Un vol a jusqu’à trois essais, pour 1, 2 ou 4 butins en tout : { $odds }. Après un échec, le compagnon va en prison et vous payez une amende.
inspect-arrested = Un garde y tient un compagnon ({ $who }) ; l’amende à ses côtés : { $fine }. Battez le garde et elle est à vous ; à la fin de la manche, le compagnon va en prison.
inspect-guard = Un garde s’y tient : aucun compagnon ne peut s’y cacher.
inspect-man = Un compagnon ({ $who }) s’y cache. Le prochain garde qui trouve l’endroit l’arrête.
inspect-empty = Libre : un compagnon placé par une carte de ce site s’y cache et récolte deux unités ({ $gives }). Le prochain garde prend la première planque sans garde.
inspect-trap-of = Un piège ({ $who }) s’y trouve : le prochain garde y devient captif.
inspect-trap-name = Un piège : { $site }
inspect-trap = Un piège coûte ici { $cost }, avec une carte qui en construit un.
inspect-trap-does = Il va dans la première planque sans garde ni piège, et fait votre captif du garde qui y met le pied.
inspect-trap-worth = Chaque piège vaut 4 à 6 points à la fin selon votre réputation, et découvre une récompense de votre plateau.

## Les autres lieux

inspect-prison = { $n ->
    [0] Personne n’est en prison.
    [one] Un compagnon est en prison.
   *[other] { $n } compagnons sont en prison.
 } Un héros dépense 1 à 3 distractions, lance deux dés Habileté pour chacune, et libère des prisonniers avec ses succès : autant que leur niveau.
inspect-level = niveau { $level } { $share }
inspect-prison-odds = Avec une distraction : { $odds }.
inspect-prison-brings = Un prisonnier libéré rapporte autant de possessions de la réserve du Shérif que son niveau, et des points s’il est à un autre.
inspect-prison-end = À la fin de chaque manche sauf la dernière, les prisonniers montent d’un niveau ; ceux du troisième sont pendus. À la fin de la partie, chacun coûte des points.
inspect-archery = Jusqu’à trois compétitions de suite, avec trois dés Habileté chacune ; ce qui est gagné reste acquis.
inspect-shot = { $n ->
    [one] { $n } succès
   *[other] { $n } succès
 } : { $pennies ->
    [one] { $pennies } penny
   *[other] { $pennies } pennies
 }, { $share }.
inspect-arrow = { $n ->
    [one] { $n } penny du Shérif attend qui gagne la première.
   *[other] { $n } pennies du Shérif attendent qui gagne la première.
 }
inspect-store = Un héros y achète des dés Arme ou en échange. Personne n’en a plus de quatre.
inspect-track = { $n } cases sur { $length } de la piste des gardes sont prises. Un garde sans planque vient ici ; la dernière case remplie, tout le monde perd.
inspect-village = Chaque don de { $pennies } pennies retire un garde de la piste et rapporte { $points } points.
inspect-village-own = { $n ->
    [0] Vous n’avez pas de penny.
    [one] Vous avez { $n } penny.
   *[other] Vous avez { $n } pennies.
 }
inspect-stock = { $n ->
    [0] L’entrepôt n’en a plus.
    [one] Il en reste { $n }.
   *[other] Il en reste { $n }.
 } Prix : { $price }.
inspect-weapon-use = Pille les chariots ({ $colour }), et combat les gardes ici : { $sites }.
inspect-weapon-odds = Un dé Arme réussit { $one } du temps, au moins un de deux dés { $two }. Les dés retournent à l’entrepôt après une réussite.
inspect-prisoner-name = Un compagnon en prison ({ $who })
inspect-prisoner = { $level ->
    [one] Niveau { $level } : un succès d’un héros dans la prison le libère, et rapporte 1 possession de la réserve.
   *[other] Niveau { $level } : { $level } succès d’un héros dans la prison le libèrent, et rapportent { $level } possessions de la réserve.
 }
inspect-hanged = Il est pendu, et hors du jeu.
inspect-tuck = Si Frère Tuck est pendu, ou en prison à la fin de la partie, tout le monde perd. Qui le libère marque un point.
inspect-tuck-jailed = Il est en prison : libérez-le avant la fin de la manche { $round }.

## Les routes

inspect-road = { $n ->
    [one] { $n } penny garde cette route.
   *[other] { $n } pennies gardent cette route.
 } Dès qu’elle n’en a plus, tout le monde perd.
inspect-risk = { $n ->
    [0] Sa prochaine activation ne prend rien : une barricade arrête encore le premier chariot.
    [one] Sa prochaine activation prend { $n } penny.
   *[other] Sa prochaine activation prend { $n } pennies.
 }
inspect-road-lost = Ce serait la fin : barricadez-la, pillez le chariot le plus proche du château, ou posez-y des pennies.
inspect-road-john = { $n ->
    [one] Le Prince Jean y prendrait { $n } penny.
   *[other] Le Prince Jean y prendrait { $n } pennies.
 }
inspect-ambush-name = En embuscade : { $road }
inspect-ambush = Pillez les chariots de cette route : lancez deux dés Arme ou plus de la couleur du chariot, une réussite suffit.
inspect-ambush-built = Chaque barricade de la route donne 2 points à son propriétaire pour chaque chariot pillé.
inspect-robbery = Un chariot ({ $colour }) demande des dés de cette arme : { $weapon }.
inspect-robbery-short = Un chariot ({ $colour }) demande { $least ->
    [one] { $least } dé
   *[other] { $least } dés
 } de cette arme ({ $weapon }) ; vous en avez { $n }.
inspect-robbery-odds = Un chariot ({ $colour }) demande des dés de cette arme ({ $weapon }) ; avec les vôtres ({ $n }) : { $share }.
inspect-no-carriage = Aucun chariot
inspect-way = { $n ->
    [0] Aucune barricade entre ici et le château : la prochaine activation y mène un chariot.
    [one] { $n } barricade entre ici et le château.
   *[other] { $n } barricades entre ici et le château.
 }
inspect-carriage-brings = Pillé, il donne un pas de réputation et la récompense d’une ligne du tableau des chariots.
inspect-barricade-name = Une barricade { $road }
inspect-barricade = Une barricade coûte ici { $cost }, avec une carte qui en construit une ; le penny va sur une route de votre choix.
inspect-built = { $n } sur { $spaces } : { $who }.
inspect-barricade-does = Chacune retient les chariots le temps d’une activation.
inspect-barricade-worth = Chacune vaut 5 à 7 points à la fin selon votre réputation, 2 points pour chaque chariot pillé sur sa route, et découvre une récompense de votre plateau.
inspect-slot = Cet emplacement : { $state }.
inspect-toll = { $n ->
    [one] Un chariot arrivé au château qui s’y range prend { $n } penny à sa route.
   *[other] Un chariot arrivé au château qui s’y range prend { $n } pennies à sa route.
 }
inspect-slot-prize = Qui couche un chariot pillé sur cette ligne gagne { $what }.
inspect-lot = { $taken } emplacements sur { $n } sont pris. Au dernier, l’impôt augmente : autant de routes sont activées qu’il y a ici de chariots pillés.

## Les possessions

inspect-good-wood = Le bois paie pièges, barricades et émissaires, et achète un arc.
inspect-good-iron = Le fer paie pièges, barricades et émissaires, et achète une épée.
inspect-good-tool = Les outils paient pièges, barricades et émissaires, et achètent une hache.
inspect-good-distraction = Une distraction relance un dé Arme manqué, fait passer un héros devant un Méchant, et ouvre la prison.
inspect-good-penny = Les pennies font vivre les routes : ils paient barricades et émissaires et vont sur les routes ; au village, ils renvoient des gardes.
inspect-stash-name = Réserve du Shérif : { $good }
inspect-stash = { $n } dans la réserve. Les amendes y finissent ; qui libère un prisonnier y puise.
inspect-ransom = À la fin de la manche, dans l’ordre du tour, chacun peut faire une fois chacun des deux échanges. Chaque captif restant vaut 1 point.
inspect-ransom-own = { $n ->
    [0] Vous n’avez pas de captif : les pièges prennent les gardes.
    [one] Vous avez un captif.
   *[other] Vous avez { $n } captifs.
}
inspect-supply = Prenez-en un à la réserve commune, qui ne s’épuise pas.
inspect-held = { $who } en a { $n }.
inspect-possession = Trois possessions de n’importe quelle sorte valent 1 point à la fin.
inspect-dice-odds = { $level ->
    [0] Chances de réussite : { $share }.
   *[other] Chances pour le niveau { $level } : { $share }.
 }
inspect-confirm = Met fin à ce que vous faites ; la question dit quoi.

## Les cartes

inspect-deed = Active : { $deed }.
inspect-emissary = Votre prochain coûte : armes { $weapons }, ressources { $resources }, pennies { $pennies }.
inspect-passive = { $n ->
    [0] Passive : un compagnon dans une zone principale, pour une unité de ce que le site donne ; la carte elle-même ne vaut rien.
    [one] Passive : un compagnon dans une zone principale, pour une unité de ce que le site donne ; gardée jusqu’à la fin, la carte vaut 1 point.
   *[other] Passive : un compagnon dans une zone principale, pour une unité de ce que le site donne ; gardée jusqu’à la fin, la carte vaut { $n } points.
 }
inspect-laid = { $n ->
    [0] Dans votre pile passive : ne vaut aucun point par elle-même.
    [one] Dans votre pile passive : vaut 1 point à la fin.
   *[other] Dans votre pile passive : vaut { $n } points à la fin.
 }
inspect-set = { $n ->
    [one] Elle serait seule de ce personnage ; deux font 3 points, trois 6, quatre 10, cinq 15.
   *[other] Elles seraient { $n } de ce personnage ; deux font 3 points, trois 6, quatre 10, cinq 15.
 }
inspect-spy = Activez-le pour { $price }, à la place d’une carte : un de vos compagnons remplace un garde { $site }.
inspect-spy-sees = { $n ->
    [one] Vous regardez aussi la prochaine carte Méchant.
   *[other] Vous regardez aussi les { $n } prochaines cartes Méchant.
 }
inspect-spy-costs = { $n ->
    [one] Gardé jusqu’à la fin, il coûte { $n } point.
   *[other] Gardé jusqu’à la fin, il coûte { $n } points.
 }
inspect-tuck-card = Jouée à la place d’un compagnon, une fois par manche : Frère Tuck y va pour vous.
inspect-tuck-keep = { $n ->
    [one] Gardée jusqu’à la fin, elle vaut { $n } point ; deux 3 de plus, trois 6 de plus.
   *[other] Gardée jusqu’à la fin, elle vaut { $n } points ; deux 3 de plus, trois 6 de plus.
 }
inspect-no-card = Aucune carte n’est en train d’être jouée.
inspect-hero = Ce héros { $can }.
inspect-hero-taken = Déjà pris par { $who }.
