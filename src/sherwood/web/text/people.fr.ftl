### Les personnes : leurs pages, leurs cotes, les revanches, en français.

## Cotes
rated = Partie cotée : le résultat compte
rated-help = Chacun l’accepte en s’asseyant. Comptes seulement, sans conseil ni entraîneur ; les robots sont cotés par niveau.
rated-table = Cette table est cotée : s’y asseoir, c’est accepter que le résultat compte.
rated-table-guest = Il faut un compte :
rated-tournament = Ce tournoi est coté : s’y inscrire, c’est accepter que les résultats comptent.
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
js-rematch-yes = Partants pour rejouer : { $name }.
js-rematch-no = Ne rejoue pas : { $name }.
js-seat-page = { $name } – sa page, dans un nouvel onglet
js-seat-asked = { $name } (invité à rejouer)
js-seat-declined = libre ({ $name } ne rejoue pas)

## Tournois
tournaments = Tournois
tournaments-lead = Une soirée au club : on s’inscrit par un lien, les rondes ouvrent leurs tables toutes seules, et le classement suit.
no-tournaments = Aucun tournoi en ce moment.
new-tournament = Nouveau tournoi
new-tournament-of = Nouveau tournoi : { $game }
open-tournament = Ouvrir le tournoi
tournament = Tournoi
tournament-name = Nom du tournoi
tournament-open = Inscriptions ouvertes
tournament-over = Terminé
tournament-join = Y jouer
tournament-join-late = Vous jouez à partir de la prochaine ronde ; les rondes manquées ne rapportent rien.
tournament-start = Commencer
tournament-leave = Quitter le tournoi
tournament-leave-help = Qui part abandonne la partie en cours et n’est plus apparié.
tournament-remove = Renvoyer quelqu’un
tournament-remove-help = Qui est renvoyé abandonne la partie en cours et n’est plus apparié.
tournament-end = L’arrêter en l’état
tournament-end-help = Il finit pour tous ; les parties en cours continuent, et n’y comptent plus.
tournament-link = Lien pour ceux qui veulent jouer
tournament-public = Le montrer dans la liste
tournament-public-help = Tout le monde peut alors regarder ses tables. Sinon, seuls ceux qui ont le lien le trouvent.
system = Qui rencontre qui
system-swiss = Système suisse
system-robin = Toutes rondes
system-swiss-help = Suisse : à chaque ronde se rencontrent ceux qui ont autant de points, quel que soit leur nombre.
system-robin-help = Toutes rondes : chacun rencontre chacun, à deux par table.
board-size = Combien par table ?
board-size-help = Les tables sont plus petites quand le nombre de joueurs le demande.
rounds = Rondes
rounds-auto = Autant qu’il en faut
rounds-help = En toutes rondes, il y en a toujours autant qu’il en faut.
as-printed = Comme dans la règle
round = Ronde { $n }
round-of = Ronde { $n } sur { $total }
standings = Classement
entrants = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
no-entrants = Personne encore.
entrant-gone = parti
somebody-gone = quelqu’un qui est parti
board-live = en cours
bye = exempt
points = Points
to-my-table = À ma table
how-points = Comment on compte
points-help = Une victoire vaut un point ; qui partage la victoire partage le point.
bye-help = Être exempt, parce qu’on est en trop ou que l’adversaire est parti, vaut un point. En système suisse, personne ne l’est deux fois tant que d’autres ne l’ont pas été.
tie-help = À égalité de points : BH d’abord, puis SB, puis l’ordre d’inscription.
tie-buchholz = Buchholz : les points de tous ceux que vous avez rencontrés
tie-sonneborn = Sonneborn-Berger : les points de ceux que vous avez battus, et la moitié de ceux avec qui vous avez partagé
no-unknown-tournament = Ce tournoi n’existe pas.
no-tournament-shape = En toutes rondes on joue à deux ; une table a autant de places que le jeu le permet, et il y a 12 rondes au plus.
no-tournament-closed = C’est trop tard : le tournoi est terminé, ou complet.
no-tournament-in = Vous y êtes déjà, ou vous l’avez quitté.
no-tournament-robin = En toutes rondes chacun rencontre chacun, dès la première ronde : on ne s’inscrit plus une fois qu’elles ont commencé.
no-tournament-last = La dernière ronde se joue : il n’en reste aucune à rejoindre.
no-tournament-few = Il faut deux personnes, et il ne commence qu’une fois.
no-not-tournament-owner = Seul l’organisateur peut faire cela.
no-too-many-tournaments = Vous tenez { $n } tournois qui ne sont pas terminés : finissez-en un d’abord.

## Avant qu’un robot ne prenne une place
js-bot-in = robot : { $time }
js-bot-in-you = Le temps presse : un robot prend votre place dans { $time }.

## Avis
notices = Avis
notices-lead = Pour savoir qu’une partie à loisir vous attend, et avant qu’un robot ne prenne votre place. Rien n’est envoyé sans que vous le vouliez.
notices-nobody = Dites d’abord comment on vous appelle :
push = Dans ce navigateur
push-lead = Un avis de ce navigateur ou de ce téléphone, même quand Sherwood n’est pas ouvert. Ce qu’il dit voyage scellé.
push-on = M’avertir ici
push-off = Ne plus m’avertir ici
push-off-all = Plus dans aucun navigateur
push-cannot = Ce navigateur ne peut pas montrer d’avis. Sur un téléphone, installez d’abord Sherwood (« Ajouter à l’écran d’accueil »).
push-not-here = L’hôte de cette maison ne l’a pas mis en place.
push-browsers = { $n ->
    [one] { $n } navigateur vous avertit.
   *[other] { $n } navigateurs vous avertissent.
}
js-push-denied = Le navigateur a ordre de ne pas montrer d’avis : permettez-les dans ses réglages.
by-mail = Par courriel
mail-address = Adresse électronique
mail-help = Personne d’autre ne la voit jamais. Un lien y est d’abord envoyé ; sans lui, rien d’autre.
mail-unconfirmed = Un lien y a été envoyé ; suivez-le et les courriels pourront venir. Il vaut un jour.
mail-is-confirmed = Confirmée.
mail-send-link = M’envoyer le lien
mail-forget = Oublier l’adresse
mail-not-here = L’hôte de cette maison n’a pas mis en place de courriel.
mail-only-accounts = Les courriels demandent un compte :
when = Quand
often = Combien de fois
often-each = Quand une partie m’attend, plusieurs en un courriel
often-daily = Une fois par jour
often-never = Jamais
often-help = Un courriel par quart d’heure au plus.
quiet-from = Silence à partir de
quiet-to = Silence jusqu’à
quiet-help = Rien ne vient entre les deux ; ce qui est encore vrai vient après. Heures égales : pas de silence.
quiet-zone = Les heures sont celles de
notice-late = Un robot prend votre place dans { $time }.
mail-subject = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
mail-lead = On vous attend à Sherwood :
mail-turn = { $game } : c’est à vous, jusqu’au { $until }.
mail-until = { $day } à { $time } ({ $zone })
mail-late = { $game } : un robot prend votre place dans { $time }.
mail-stop = Plus de tels courriels, d’un clic et sans se connecter :
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = Quelqu’un à Sherwood veut recevoir ici des courriels quand une partie l’attend. Si c’était vous, suivez ce lien dans la journée :
mail-confirm-not = Sinon, ne faites rien : aucun autre courriel ne viendra.
mail-confirm-page = Courriels de Sherwood
mail-confirm-lead = Voulez-vous un courriel quand une partie vous attend ?
mail-confirm-do = Oui, c’est mon adresse
mail-confirm-done = Confirmé. Un courriel vient quand une partie à loisir vous attend.
mail-stop-page = Plus de courriels
mail-stop-lead = Ne plus recevoir de courriels ?
mail-stop-do = Arrêter tous les courriels
mail-stop-done = C’est fait : plus aucun courriel ne vient.
no-mail-off = L’hôte de cette maison n’a pas mis en place de courriel.
no-mail-account = Les courriels demandent un compte.
no-mail-address = Ce n’est pas une adresse électronique.
no-mail-failed = Le courriel n’a pas pu partir. Réessayez plus tard.
no-mail-code = Ce lien ne vaut plus.
no-push-off = L’hôte de cette maison n’a pas mis en place d’avis.
no-push-endpoint = Les avis ne vont qu’à des services de l’internet public.
no-zone = Ce fuseau horaire n’existe pas.
