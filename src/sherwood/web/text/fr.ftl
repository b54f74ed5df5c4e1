### Les pages de la table, en français.

## Partout
skip = Aller au contenu
nav = Principal
nav-home = Jeux
nav-rules = Règles
nav-replays = Archives
nav-account = Vous
foot = Sherwood est un logiciel libre. Les règles sont dites avec nos mots, tout ce que vous voyez est dessiné par notre code, et les valeurs marquées « reconstituées » sont les nôtres.
theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
looks = Apparence
no-motion = Sans animation
save = Enregistrer
search = Chercher

## Accueil
home-title = Sherwood – une table ouverte pour jeux de société
home-heading = Prenez place
home-lead = Des jeux de hors-la-loi, de clans et de rois. Jouez tout de suite contre des robots, ou envoyez un lien à un ami : un nom suffit.
my-tables = Mes tables
shelf = L’étagère
players = Joueurs
length = Durée
weight = Difficulté
range = { $low } à { $high }
minutes = { $low } à { $high } min
weight-of = { $n } sur 5
play-now = Jouer
new-table = Nouvelle table
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs pour l’instant. Ouvrez une table et envoyez le lien.
your-turn = À vous
status-over = Terminée
status-live = En direct
status-leisure = À loisir
status-damaged = abîmée
status-other-version = anciennes règles
status-parted = les règles ont changé
seat-free = libre
free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
guest-name = Voyageur

## Nouvelle table
new-title = Nouvelle table : { $game }
name = Nom
name-help = Le nom que les autres verront. On ne demande rien d’autre à un invité.
name-of-seat = Nom à la place { $n }
seats = Places
how-many = Combien de joueurs ?
seat-number = Place { $n }
seat-me = Moi
seat-hot = Quelqu’un ici, sur cet appareil
seat-open = Libre : quelqu’un qui a le lien
seat-bot = Robot : { $level }
seats-help = La partie commence dès qu’aucune place n’est libre. Deux personnes sur un même appareil se le passent derrière un rideau.
options = Options
pace = Rythme
pace-label = Combien de temps peut-on réfléchir ?
pace-help = Passé ce temps, un robot joue pour l’absent, qui peut reprendre sa place quand il veut.
pace-0 = En direct, sans pendule
pace-60 = En direct, une minute par coup
pace-180 = En direct, trois minutes par coup
pace-600 = En direct, dix minutes par coup
pace-43200 = À loisir, douze heures par coup
pace-86400 = À loisir, un jour par coup
pace-259200 = À loisir, trois jours par coup
pace-604800 = À loisir, une semaine par coup
public = L’annoncer sur la page d’accueil
public-help = N’importe qui peut alors prendre une place libre. Sinon, il faut un lien.
open-table = Ouvrir la table
level-random = Écuyer
level-flat = Archer
bot-name = { $level }

## Venir à une table
join-title = Vous êtes invité à { $game }
sit-here = S’asseoir ici
only-watch = Seulement regarder
table-title = Une table de { $game }
lobby = Une table de { $game }
lobby-lead = La partie commence quand toutes les places sont prises. Envoyez le lien d’une place libre, ou laissez-y un robot.
stand-up = Se lever
invite-link = Lien de la place { $n }
copy-link = Copier le lien
watching = Vous regardez. Vous voyez ce que tout le monde peut voir.

## Jouer
prompt = Ce qu’il faut faire
choices = Choix
barred = Ce qui est impossible, et pourquoi
unpick = Choisir autre chose
take-back = Reprendre
take-back-yes = Vous pouvez reprendre votre dernier choix : il n’a rien appris à personne et nul n’a répondu.
take-seat-back = Reprendre ma place
since = Depuis votre dernier passage
since-close = Vu
ending = La fin
scoring = Décompte
rematch = Rejouer
see-replay = Revoir la partie
board = Plateau
side = Places, journal et discussion
log = Journal
chat = Discussion
chat-label = Dire quelque chose
chat-send = Envoyer
leave = Partir
resign = Abandonner
resign-sure = Abandonner définitivement cette partie ?
zoom = Agrandir le plateau
fold = Montrer les choix
keys = Jouer au clavier
key-tab = Tab
keys-tab = des choix au plateau, puis aux places, au journal et à la discussion
key-arrows = Flèches
keys-arrows = vers la chose voisine sur le plateau, vers le choix suivant dans la liste
key-home = Début, Fin
keys-home = vers la première ou la dernière chose à choisir
key-page = Page haut, page bas
keys-page = d’une chose à choisir à la suivante
key-enter = Entrée, espace
keys-enter = choisir
key-escape = Échap
keys-escape = reposer ce qui est pris
offline = La connexion est perdue. Nouvel essai…
curtain-lead = Passez l’appareil. Que personne d’autre ne regarde.
ending-resigned = Victoire par abandon.

ending-rules = Arrêtée parce que les règles ont changé.
ending-unknown = On ne sait plus comment elle s’est terminée.

## Quand les règles ont changé sous une partie
trouble = Cette partie est à l’arrêt
trouble-parted = La table montre le dernier moment identique avec les deux. Elle peut reprendre de là avec les règles d’aujourd’hui si tout le monde à la table est d’accord ; qui ne l’est pas peut l’arrêter.
trouble-other-version = Elle ne peut pas continuer ici ; son journal est gardé tel qu’il a été écrit.
trouble-damaged = Le journal de cette partie est abîmé et ne peut être lu. Ce qu’il en reste est gardé.
agree = Continuer avec les règles d’aujourd’hui
end-game = Arrêter la partie
end-sure = Arrêter cette partie sans vainqueur ?
no-replay-here = Cette partie ne peut pas être rejouée ici

## Parties rejouées
open-file = Ouvrir un journal
journal-file = Fichier de journal
open-file-help = Un fichier enregistré par cette table, par le terminal ou par la bibliothèque.
finished-games = Parties terminées
no-replays = Aucune partie n’a encore été terminée ici.
replay-title = Partie rejouée : { $game }
scrub = Parcourir la partie
step-first = Au début
step-back = Un pas en arrière
step-play = Lire
step-next = Un pas en avant
step-last = À la fin
moment = Moment
as-seat = Vu par
as-all = Tout est visible
as-spectator = Un spectateur
copy-moment = Lien vers ce moment
download = Télécharger le journal

## Règles
search-rules = Chercher dans les règles
read-rules = Lire les règles
rules-of = Les règles de { $game }
rules-note = Dites avec nos mots. Une marque indique où nous n’avons pas lu la règle imprimée : « rapporté » par des joueurs ou des critiques, « notre lecture » là où le texte laisse un doute, « reconstitué » là où la valeur est la nôtre.
contents = Sommaire
changes = Ce qui a changé
changes-note = Les règles se corrigent. Les parties continuent : celle qu’un changement ne touche pas n’en remarque rien, et pour celle qu’il touche, on demande à ses joueurs.
version = Version { $n }
no-hits = Aucune règle ne contient tous ces mots.
no-rulebook = Ce livret n’est pas encore écrit.
mark-reported = rapporté
mark-reported-help = Rapporté par des joueurs ou des critiques ; nous ne l’avons pas lu imprimé.
mark-ruled = notre lecture
mark-ruled-help = Le texte imprimé laisse un doute ; nous jouons ainsi.
mark-reconstructed = reconstitué
mark-reconstructed-help = La valeur imprimée nous est inconnue ; celle-ci est la nôtre.
changed-by = option : { $option }

## Compte
name-heading = Votre nom
account-heading = Votre compte
account-of = Vous êtes connecté : { $login }. Vos parties vous suivent sur chaque appareil.
sign-up = Créer un compte
sign-up-lead = Gardez vos parties d’un appareil à l’autre. Tout ce que vous avez joué en invité vous suit.
sign-in = Se connecter
sign-in-lead = Ce que vous avez joué ici en invité s’ajoute à votre compte.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
login = Identifiant
login-help = Lettres, chiffres et . _ @ + - seulement. Personne d’autre ne le voit.
password = Mot de passe
password-help = Huit caractères au moins.
error-lead = Rien n’a été changé.

## Refus
no-no-name = Dites-nous d’abord votre nom.
no-bad-token = Ce jeton n’ouvre aucune place.
no-unknown-game = Ce jeu n’existe pas.
no-unknown-table = Cette table n’existe pas.
no-unknown-seat = Cette place n’existe pas.
no-unknown-invite = Cette invitation n’est pas valable.
no-unknown-replay = Cette partie n’existe pas.
no-unknown-moment = La partie n’a pas ce moment.
no-unknown-page = Cette page n’existe pas.
no-unknown-level = Ce robot n’existe pas.
no-unknown-kind = Une place est libre, à une personne ou à un robot.
no-empty-name = Un nom a au moins une lettre.
no-setup = La table ne peut pas être ainsi préparée.
no-pace = Ce rythme n’est pas proposé.
no-stale = La table a avancé entre-temps : regardez à nouveau.
no-illegal = Les règles ne le permettent pas maintenant.
no-malformed = Ce message n’a pas été compris.
no-too-long = C’est trop long.
no-method = Cela ne se fait pas ici.
no-foreign-origin = Ceci vient d’une autre page.
no-too-fast = Trop de choses à la fois : attendez un instant.
no-busy = Trop de choses à la fois : réessayez.
no-not-running = La partie n’est pas en cours.
no-not-lobby = La partie a déjà commencé.
no-not-over = La partie n’est pas encore finie.
no-not-your-seat = Ce n’est pas votre place.
no-not-host = Seul l’hôte de la table peut le faire.
no-seat-taken = Quelqu’un y est déjà assis.
no-by-invitation = On s’assied à cette table sur invitation.
no-played-by-bot = Un robot joue à cette place : reprenez-la d’abord.
no-resigned = Vous avez abandonné cette partie.
no-chat-length = Un message compte de 1 à 500 lettres.
no-take-back = Cela ne peut plus être repris.
no-other-version = Cette partie a été commencée avec d’anciennes règles et ne peut pas continuer ici.
no-parted = Les règles ont changé depuis que cette partie a été jouée : il faut l’accord de tous pour continuer.
no-not-parted = Rien ne cloche dans cette partie : elle continue telle quelle.
no-damaged = L’enregistrement de cette partie est abîmé : elle ne peut être ouverte.
no-has-account = Vous avez déjà un compte.
no-login-taken = Cet identifiant est déjà pris.
no-wrong-password = Identifiant et mot de passe ne vont pas ensemble.
no-bad-journal = Ce fichier n’est pas un journal que nous savons jouer.
no-broken = Quelque chose s’est mal passé chez nous. Rien n’a été changé.

## Dit par le script dans le navigateur
js-your-turn = À vous
js-ready = prêt
js-waits = attend
js-thinking = choisit
js-away = absent : un robot joue
js-resigned = a abandonné
js-gone = pas là
js-bot = robot
js-free = libre
js-you = vous
js-winner = { $name } gagne
js-winners = { $name } partagent la victoire
js-pass-to = C’est à { $name }
js-i-am = Je suis { $name }
js-rule = règle
js-nothing-there = Il n’y a rien à en faire maintenant.
js-picked = Choisi. Choisissez maintenant où.
js-copied = Copié.
js-at = { $n } sur { $total }
js-beginning = Début
js-left = reste { $time }
js-log-start = Mise en place
js-says = { $name } : 
js-try-again = La table ne répond pas. Réessayez.
js-drag = Plateau. Les flèches passent d’une chose à l’autre, Page bas va à la prochaine que l’on peut choisir, Entrée choisit.
js-agreed = D’accord : { $name }.
js-asked = On attend : { $name }.
js-pause = Pause
js-play = Lire
js-more = Choix du plateau, en liste ({ $n })
