### Ce qui se dit des dés d’une partie quand ils sont refaits.

verified-counts = Tout concorde : { $dice ->
    [one] { $dice } dé,
   *[other] { $dice } dés,
 } { $draws ->
    [one] { $draws } pioche (un mélange se fait carte par carte, à la pioche)
   *[other] { $draws } pioches (un mélange se fait carte par carte, à la pioche)
 } et { $picks ->
    [one] { $picks } tirage au sort
   *[other] { $picks } tirages au sort
 } refaits.
verified-commitment = Le secret correspond au sceau { $commitment }.
verified-tournament = C’est celui de la ronde { $round }, table { $board } du tournoi dont le sceau est { $seal }.
verified-added = { $name } a ajouté { $added }.
verified-nothing = { $name } n’a rien ajouté.
verified-alone = Personne n’a rien ajouté : le sceau montre que rien n’a été changé pendant la partie, non que rien n’a été choisi avant.
verified-renewed = À partir de l’entrée { $n }, d’autres règles, et donc d’autres dés du même sceau.
verified-running = La partie s’est arrêtée avant que les règles n’y mettent fin.
verified-compare = Comparez le sceau et vos chiffres avec ceux que vous aviez notés avant la partie : cela seul montre que le journal lui-même n’est pas un autre.
complaint-unfair-unsealed = Les dés de cette partie n’ont pas été scellés avant elle : il n’y a rien à vérifier.
complaint-unfair-no-secret = Le secret manque : la partie n’est pas finie, ou son journal ne vient pas d’une partie finie.
complaint-unfair-added-seats = Le journal nomme { $given } contributions pour { $seats } places.
complaint-unfair-commitment = Le secret ne correspond pas au sceau { $commitment } : l’un des deux a été modifié.
complaint-unfair-other-commitment = Le sceau du journal est { $commitment }, pas celui que vous aviez noté.
complaint-unfair-not-added = Personne n’a ajouté { $added } aux dés de cette partie.
complaint-unfair-outcome = L’entrée { $n } dit { $written }, les dés scellés disent { $rolled } : un résultat, ou ce que quelqu’un a ajouté, a été modifié.
complaint-unfair-rules = L’entrée { $n } a été jouée avec la version { $then } des règles ; avec la version { $now }, celle d’aujourd’hui, ses dés ne peuvent pas être refaits.
