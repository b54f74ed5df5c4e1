### Les personnes : leurs pages, leurs cotes, les revanches, en français.

## Cotes
rated = Partie cotée : le résultat compte
rated-help = Chacun l’accepte en s’asseyant. Comptes seulement, sans conseil ni entraîneur ; les robots sont cotés par niveau.
rated-table = Cette table est cotée : s’y asseoir, c’est accepter que le résultat compte.
rated-table-guest = Il faut un compte :
rated-badge = cotée
rating = Cote
rating-games = { $n ->
    [one] après { $n } partie cotée
   *[other] après { $n } parties cotées
}
rating-help = Un nouveau venu commence à 1500. Le nombre après ± est le doute : la force réelle se trouve sans doute entre les deux bouts. « Provisoire » veut dire que, faute de parties, elle peut encore beaucoup changer.
provisional = provisoire
ladder = Cotes
ladder-lead = La force des joueurs et des robots, d’après les résultats des tables cotées.
ladder-bot = Robot : { $level }
ladder-nobody = Aucune partie cotée n’est encore terminée.
club = Le club
club-lead = Ceux avec qui vous jouez, soir après soir.
no-rated-account = Une table cotée demande un compte : les résultats d’un invité ne comptent pour personne.
no-rated-alone = Une table cotée demande un adversaire : une place par personne, et deux places au moins.

## La page d’une personne
my-page = Votre page
my-page-lead = Vos parties, vos résultats et vos cotes.
person-own = Les autres voient ici vos parties publiques et vos cotes ; les parties privées, vous seul les voyez.
person-own-guest = Vous seul voyez cette page. Avec un compte, les autres voient vos parties publiques.
person-results = Résultats à { $game }
person-games = Parties
person-won = Gagnées
person-all = Toutes les parties
person-against-people = Avec des personnes
person-against = Contre { $level }
person-with = { $option } : { $value }
person-nothing = Aucune partie terminée à montrer.
person-most = Les résultats sont ceux des { $n } dernières parties ; celles jouées à plusieurs sur un même appareil n’y sont pas.
person-last = Dernières parties
person-winner = Gagnée
person-shared = Victoire partagée
person-lost = Perdue
person-hot = Sur un appareil
person-private = privée

## Rejouer
rematch-decline = Non, merci
no-no-rematch = Personne n’a proposé de rejouer.
js-rematch-play = Rejouer
js-rematch-offer = Proposer une revanche
js-rematch-accept = Accepter la revanche
js-rematch-go = À la nouvelle table
js-rematch-after-all = Jouer quand même
js-rematch-yes = Pour rejouer : { $name }.
js-rematch-no = Ne rejoue pas : { $name }.
js-seat-asked = { $name } (invité à rejouer)
js-seat-declined = libre ({ $name } ne rejoue pas)
