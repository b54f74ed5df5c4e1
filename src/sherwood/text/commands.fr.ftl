## Ce que dit la ligne de commande.

complaint-no-game = Dites quel jeu : { $known }.
complaint-no-such-flag = { $near ->
    [none] Il n’y a pas d’option { $flag } ici.
   *[other] Il n’y a pas d’option { $flag } ici : vouliez-vous dire { $near } ?
 }
complaint-missing = Il manque { $name }.
complaint-bad-value = { $name } ne convient pas : { $detail }
complaint-missing-extra = Il faut pour cela le paquet { $package }, qui n’est pas installé : pip install 'sherwood[{ $extra }]' l’apporte.
complaint-lesson = Il n’y a pas de leçon { $given } ; il y a : { $known }.
complaint-refused = { $detail }
complaint-fault = Quelque chose a cassé dans Sherwood, et c’est notre faute : { $detail }
complaint-crash = Une règle a cassé ; la position d’avant est intacte. { $detail }
complaint-interrupted = Arrêté.
complaint-interrupted-kept = Arrêté. La partie est gardée dans { $file } ; pour continuer : sherwood play --resume { $file }
complaint-closed-pipe = Plus personne ne lit la sortie : arrêté.
complaint-closed-pipe-kept = Plus personne ne lit la sortie : arrêté. La partie est gardée dans { $file }.
complaint-permission = On ne peut pas se servir de { $file } : permission refusée.
complaint-no-file = Il n’y a pas de fichier { $file }.
complaint-is-folder = { $file } est un dossier, pas un fichier.
complaint-not-folder = { $file } est un fichier, pas un dossier.
complaint-file-exists = { $file } contient déjà quelque chose : continuez avec --resume, ou choisissez un autre nom.
complaint-system = Le système refuse : { $detail }
complaint-journal-broken = Ce n’est pas un journal intact : { $detail }
complaint-journal-empty = { $file } est vide : il n’y a pas de partie dedans.
complaint-journal-version = { $detail }
complaint-journal-parted = La partie reste telle qu’elle est gardée. sherwood replay la montre jusque-là.
complaint-journal-game = Ce journal est une partie de { $theirs }, pas de { $ours }.
complaint-journal-over = La partie de { $file } est finie ; pour la revoir : sherwood replay { $file }
complaint-full-plain = On dessine sur tout le terminal ou pas du tout : --full et --plain ne vont pas ensemble.
complaint-full-terminal = --full demande un terminal où dessiner et un clavier ; sans eux, --plain parle aux tubes.
complaint-no-saved-game = Il n’y a pas de partie gardée à continuer.
complaint-option-form = Une option s’écrit nom=valeur, pas « { $given } ».
complaint-option-twice = L’option { $name } est donnée deux fois.
complaint-too-many = { $people ->
    [one] { $people } personne et { $bots } robots, c’est plus que { $seats } places.
   *[other] { $people } personnes et { $bots } robots, c’est plus que { $seats } places.
 }
complaint-bots-count = Pour { $seats } places il faut { $seats } robots, un pour chacune, ou un seul pour toutes : { $given } sont donnés.
complaint-people = Il ne peut pas y avoir { $given } personnes à la table.
complaint-bot = Il n’y a pas de robot « { $given } » ; on écrit { $known }.
complaint-games-count = Le nombre de parties doit être au moins 1, pas { $given }.
complaint-workers = Le nombre de processus doit être au moins 1, pas { $given }.
complaint-seat = Il n’y a pas de place { $given } : les places vont de 1 à { $seats }.
complaint-all-running = La partie n’est pas finie : personne ne peut encore tout voir.
complaint-no-paragraph = { $near ->
    [none] La règle de { $game } n’a pas de paragraphe { $given }.
   *[other] La règle de { $game } n’a pas de paragraphe { $given } ; le plus proche est { $near }.
 }
complaint-no-words = Rien dans la règle de { $game } ne parle de « { $given } ».
complaint-no-data-check = Aucun jeu d’ici ne sait vérifier { $file } ; nommez-en un avec --game.
complaint-data = { $count ->
    [one] { $file } a une faute.
   *[other] { $file } a { $count } fautes.
 }
complaint-data-folder = SHERWOOD_DATA nomme { $folder }, et il n’y a pas de tel dossier.
complaint-data-game = { $file } n’est le dossier de données corrigées d’aucun jeu : ce sont { $known }.
complaint-data-file = { $file } n’est pas un fichier de données de { $game } : ce sont { $known }.
complaint-data-unreadable = On ne peut pas lire { $file } : { $detail }.
complaint-data-unsound = On ne peut pas jouer avec { $file } : { $detail }. sherwood data check en dit toutes les fautes.
complaint-game-import = On ne peut pas jouer au jeu qu’offre { $module } : il lève { $detail }.
complaint-game-card = On ne peut pas jouer au jeu qu’offre { $module } : son GAME n’est pas la fiche d’un jeu mais { $detail }.
complaint-game-rulebook = On ne peut pas jouer au jeu qu’offre { $module } : il n’y a pas de rulebook.toml dans { $detail }.
complaint-game-twice = On ne peut pas jouer au jeu qu’offre { $module } : il s’appelle { $detail }, et il y a déjà un jeu de ce nom.
complaint-fuzz = { $count ->
    [one] Une partie a mal tourné.
   *[other] { $count } parties ont mal tourné.
 }
complaint-language = Il n’y a pas de langue « { $given } » ; il y a { $known }.

version-line = Sherwood { $version }, { $build ->
    [compiled] règles compilées
   *[pure] règles en Python pur
 } (Python { $python })
version-game = { $game } : version { $version } des règles
games-line = { $id } : { $name }, { $players }, { $from } à { $to } minutes
games-players = { $exact ->
    [yes] { $high ->
        [one] un joueur
       *[other] { $high } joueurs
     }
   *[no] { $low } à { $high } joueurs
 }
games-options = Options :
games-option = { $name }={ $values } (d’ordinaire { $default }) : { $help }
games-none = Aucun jeu n’est installé.
rules-legend = Les paragraphes sans marque sont imprimés dans la règle. Les autres disent ce qu’ils sont.
replay-verified = { $count ->
    [one] Le journal tient : une décision rejouée, toutes les empreintes concordent.
   *[other] Le journal tient : { $count } décisions rejouées, toutes les empreintes concordent.
 }
replay-other-rules = Elle a été jouée avec la version { $then } des règles : avec la version { $now }, celle d’aujourd’hui, elle se déroule de même.
resume-agreed = Continuer à partir de là avec les règles d’aujourd’hui, dans un nouveau fichier ? (o/n)
replay-step = Décision { $seq } sur { $last }
replay-help = Entrée : suivante. b : précédente. Un nombre : y aller. e : à la fin. q : quitter.
replay-prompt = revoir>
data-fine = { $file } est intact.
sim-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $seats ->
    [one] une place
   *[other] { $seats } places
 }, graine { $seed }
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-shared = partagées
sim-share = part, intervalle à 95 %
sim-interval = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-nobody = { $count ->
    [one] Une partie n’a été gagnée par personne.
   *[other] { $count } parties n’ont été gagnées par personne.
 }
sim-endings = Fins :
sim-ending = { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) : { $name }
sim-lengths = Décisions par partie : { $min } au moins, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, { $max } au plus
sim-speed = { $decisions } décisions, { $speed } par seconde
sim-saved = { $count ->
    [one] Un journal dans { $folder }
   *[other] { $count } journaux dans { $folder }
 }
sim-working = on joue
complaint-not-toml = { $file } n’est pas du TOML : { $detail }.
complaint-bench-size = Il faut plus de 0 secondes et au moins une manche.
bench-game = jeu
bench-pure = Python pur
bench-compiled = compilé
bench-ratio = rapport
bench-clone = copie, µs
bench-guess = devinette + partie
bench-bare = codes, seuls
bench-match = codes, journal
bench-environment = environnement
bench-steps = pas par seconde
bench-absent = pas installé
bench-unit = Jeu au hasard à table pleine, sur un cœur : décisions par seconde (devinettes : jouées jusqu’au bout, par seconde). Par codes : mené depuis Python.
bench-no-compiled = Il n’y a pas de version compilée ici : copies et devinettes sont mesurées en Python pur. make compiled en fait une.
complaint-bot-empty = Il manque un robot dans « { $given } ».
complaint-bot-long = Le nom « { $given } » est trop long pour un robot : le fichier et sa fonction ont { $most } lettres au plus, ensemble.
complaint-bot-twice = Deux robots s’appellent « { $given } » : on ne pourrait pas les distinguer. Renommez l’un des fichiers.
complaint-channels = Les nouvelles ne peuvent pas passer par « { $given } » : donnez postgresql (si la base en est une), postgresql://… ou valkey://hôte:port.
complaint-metrics = « { $given } » n’est pas un endroit pour des mesures : donnez un hôte et un port, par exemple 127.0.0.1:9100.
complaint-names-count = { $given } noms sont donnés pour { $people } personnes.
fuzz-fine = { $count } parties au hasard ({ $games }, graine { $seed }) : aucun plantage, aucune impasse, rien de perdu.

## Veiller sur une maison
complaint-database = La base de données { $database } ne s’ouvre pas : { $detail }
complaint-database-newer = La base de données { $database } a été portée à la version { $version } par un Sherwood plus récent et accepte les versions à partir de { $oldest } ; celui-ci est de la version { $own }. Lancez le plus récent, ou restaurez avec celui-ci la sauvegarde d’avant la mise à jour.
complaint-mail = Le courriel demande trois choses : --mail smtp://hôte:port, --mail-from avec une adresse, et --site avec l’adresse de la maison.
complaint-push = Les services d’avis ne peuvent écrire à « { $given } » : il faut mailto:quelqu’un@club.example.
complaint-nobody = Personne ici ne s’appelle « { $given } » : il faut un identifiant, ou un id de sherwood admin people.
complaint-no-table = Il n’y a pas de table { $given } en cours.
admin-done = C’est fait, et c’est noté. Les serveurs en marche le remarquent en quelques secondes.
admin-ratings = { $n } cotes recomptées ; { $mended } n’étaient pas comme gardées, et le sont.
complaint-backup-broken = Le fichier { $file } n’est pas une sauvegarde entière : rien n’a été écrit.
complaint-backup-newer = La sauvegarde { $file } vient d’un Sherwood plus récent : restaurez-la avec celui-là.
complaint-backup-not-empty = La base de données n’est pas vide : une sauvegarde va dans une base neuve. Rien n’a été écrit.
backup-made = { $rows } lignes sont gardées dans { $file }. Rangez ce fichier hors de vue : il contient des clés et les empreintes des mots de passe.
backup-restored = { $rows } lignes sont de retour. Démarrez le serveur sur cette base.

# L’arène
arena-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $seats ->
    [one] une place
   *[other] { $seats } places
 }, graine { $seed }, { $build }
arena-bot = robot
arena-share = gagné, intervalle à 95 %
arena-sides = par place
arena-survived = non perdu par tous
arena-points = points
arena-rating = cote
arena-cost = ms par décision
arena-speed = simulations par seconde
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, maximumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1) }
arena-ms = { NUMBER($median, maximumFractionDigits: 1) }, 99 % : { NUMBER($most, maximumFractionDigits: 1) }

# Analyse
review-seat = { $name } : { NUMBER($choice, style: "percent", maximumFractionDigits: 0) } par ses choix, { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } par le hasard et les autres
review-turning = Tournants :
review-swing = { $moment } : { $name }, { $choice } ({ NUMBER($part, style: "percent", maximumFractionDigits: 0) })
review-costly = Les choix les plus chers :
review-cost = { $moment } : { $name }, { $choice }. Mieux : { $better } ({ NUMBER($part, style: "percent", maximumFractionDigits: 0) })
review-moment = moment
review-chosen = choisi
review-better = mieux
review-lost = coût
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-note = Chaque décision a été repensée d’après ce que son joueur savait alors ; les chances sont estimées par un robot.

complaint-lab-other = { $folder } contient une autre étude. Nommez un autre dossier avec --out, ou retirez celle-là.
complaint-lab-file = { $given } n’est aucun des fichiers de données du jeu : { $known }.
complaint-lab-place = Rien ne se trouve à { $given } : il n’y a pas de { $part }.
complaint-lab-number = { $given } est un nombre, et { $value } n’en est pas un.
complaint-lab-factor = { $given } ne dit rien à essayer : écrivez NOM=VALEUR,VALEUR, chaque nom une fois.
complaint-lab-nothing = Les règles ne permettent aucun de ces mélanges.
complaint-lab-one-file = Deux valeurs de { $file } ne peuvent pas encore varier ensemble : prenez --each, ou apportez un fichier entier.
complaint-lab-unsound = On ne peut pas jouer avec { $given } : { $detail }.
complaint-lab-compare = Dites ce qui diffère : --with NOM=VALEUR (une seule valeur), ou --data FICHIER.
complaint-lab-same = Les deux côtés sont les mêmes : il n’y a rien à comparer.
