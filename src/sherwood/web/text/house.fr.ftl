### Les comptes entre les mains de leurs propriétaires, et ceux qui veillent sur les tables et la maison, en français.

## Account
sign-out-help = Partout : tous vos navigateurs, et les programmes qui jouent pour vous.
sessions = Navigateurs connectés
sessions-help = L’un d’eux n’est pas le vôtre ? Mettez-y fin et changez le mot de passe.
session-this = celui-ci
session-row = depuis le { $since }, vu le { $used }
session-end = Mettre fin
change-password = Changer le mot de passe
change-password-lead = Tous les autres navigateurs sont déconnectés, et les programmes qui jouent pour vous s’arrêtent.
old-password = Mot de passe actuel
next-password = Nouveau mot de passe
show-password = Montrer ce que je tape
reset-password = J’ai perdu mon mot de passe
reset-password-lead = Qui veille sur cette maison peut vous remettre un code. Il vaut une journée, une seule fois.
reset-code = Code
reset-password-set = Définir le nouveau mot de passe
kept-heading = Ce que nous gardons de vous
kept-lead = Votre nom, les tables où vous êtes, ce que vous y avez dit et les journaux que vous avez ouverts ; d’un compte aussi l’identifiant et l’empreinte du mot de passe.
program-key = Une clé pour un programme
program-key-help = Qui l’a peut faire tout ce que vous pouvez. Elle n’est montrée qu’une fois, figure parmi les navigateurs connectés et s’y révoque.
new-key = Créer une clé
tokens = Programmes qui jouent pour vous
tokens-help = Qui possède le jeton d’une de ces places peut la jouer.
revoke = Révoquer
download-mine = Tout télécharger
goodbye = Me supprimer
goodbye-lead = Votre nom, votre compte et ce que vous avez dit disparaissent sans retour. Les parties restent, sans votre nom ; là où vous jouez encore, un bot prend la suite.
goodbye-do = Me supprimer maintenant

## The owner of a table
people-here = Les gens ici
people-here-lead = Vous avez ouvert cette table : vous décidez qui parle et qui reste.
watch-link = Lien pour regarder
watch-link-help = Qui le possède peut regarder et parler ici ; la page elle-même est réservée aux invités.
people-nobody = Personne d’autre ne s’est assis ni n’a parlé ici.
people-remove = Renvoyer
people-removed = renvoyé
people-back = Retour à la table

## Those who look after the house
the-house = Sherwood
host-heading = La maison
host-open = Veiller sur la maison
host-announce = Annoncer
host-announce-label = Ce que tout le monde apprend
host-announce-help = Sur chaque page et à chaque table ; vide, l’annonce est retirée.
host-tables = Tables
host-lobby = attend des joueurs
host-running = en cours
host-close = Fermer
host-people = Gens
host-search = Nom ou identifiant
host-guest = invité
host-role = veille sur la maison
host-banned = banni
host-muted = réduit au silence
host-kick = Déconnecter
host-mute = Faire taire
host-unmute = Laisser parler
host-ban = Bannir
host-unban = Laisser entrer
host-code = Code pour un nouveau mot de passe
host-bans = Adresses qui n’entrent pas
host-address = Adresse
host-why = Pourquoi
host-until = jusqu’au { $time } UTC
host-lift = Lever
host-deeds = Ce qui a été fait
ending-host = Fermée par ceux qui veillent sur la maison.
ending-left = Arrêtée : personne n’avait joué depuis six mois.

## Refusals
no-banned = Vous n’entrez pas ici.
no-no-store = La maison ne peut rien noter pour le moment. Rien n’a été changé : réessayez, s’il vous plaît.
no-too-many-sockets = Trop de fenêtres sont ouvertes à la fois.
no-too-many-tables = Vous avez { $n } tables qui ne sont pas finies : finissez ou fermez-en une d’abord.
no-too-many-bots = Vous avez { $n } tables où ne jouent que des bots : laissez-en finir une d’abord.
no-too-many-uploads = Vous avez apporté { $n } journaux, ou autant d’octets qu’on peut garder ici.
no-sent-away = Qui a ouvert cette table vous en a renvoyé.
no-muted = Vous n’avez pas la parole ici.
no-common-password = Trop de gens devineraient ce mot de passe.
no-wrong-code = L’identifiant et le code ne vont pas ensemble, ou le code est trop vieux.
no-not-yourself = Vous ne pouvez pas vous faire cela à vous-même.
no-unknown-person = Cette personne n’existe pas.
no-unknown-session = Ce navigateur n’est plus connecté.
no-not-a-host = Seuls ceux qui veillent sur la maison le peuvent.
no-no-account = Un invité n’a pas de mot de passe.
no-guest-key = Un invité n’a pas de clés : créez d’abord un compte.
no-bad-address = Ce n’est pas une adresse.
