### Des dés que chacun peut vérifier.

fair-title = Des dés équitables
fair-link = Dés équitables
fair-check = Vérifier les dés
fair-proves-table = Avant que quiconque s’asseye, le serveur a scellé un secret, puis le navigateur de chaque personne a ajouté des chiffres au hasard, et chaque dé, pioche et mélange découle des deux : personne, pas même le serveur, n’a donc pu choisir un résultat une fois la partie commencée.
fair-proves-tournament = Avant que quiconque s’inscrive au tournoi, le serveur a scellé un secret pour chacune de ses tables, puis le navigateur de chaque personne inscrite a ajouté des chiffres au hasard, et chaque dé, pioche et mélange découle des deux : personne, pas même le serveur, n’a donc pu choisir un résultat une fois la partie commencée.
fair-proves-alone = Personne n’a rien ajouté aux dés de cette partie. Le serveur a scellé son secret, et chaque dé, pioche et mélange en découle : il n’a donc pas changé les dés une fois la partie commencée.
fair-not-alone = Cela ne prouve pas que le serveur n’a pas choisi les dés avant, ni que l’hébergeur ne les a pas regardés.
fair-not-tournament = Cela ne prouve pas que l’hébergeur n’a pas regardé les dés à l’avance, ni que le serveur et la dernière personne inscrite ne les ont pas choisis ensemble ; les programmes inscrits peuvent ne rien ajouter.
fair-not-table = Cela ne prouve pas que l’hébergeur n’a pas regardé les dés à l’avance, ni que le serveur et la dernière personne assise ne les ont pas choisis ensemble ; les robots n’ajoutent rien.
fair-seal = Le sceau
fair-lobby = Les dés de cette table sont scellés : { $seal }…
fair-of-tournament = C’est celui de la ronde { $round }, table { $board } du tournoi, dont toutes les tables sont scellées par :
fair-lobby-tournament = Les dés de toutes ses tables sont scellés : { $seal }… Votre navigateur ajoute des chiffres au hasard à l’inscription.
fair-added = Ce que chacun a ajouté
fair-nothing = rien (les robots n’ajoutent rien, ni certains programmes)
fair-unsealed = Les dés de cette table n’étaient pas scellés : elle a commencé avant qu’il y ait des sceaux, ou au milieu d’une leçon.
fair-later = Quand la partie sera finie, le secret sera montré ici et chaque dé pourra être refait.
fair-yourself = Vérifier soi-même
fair-command = Emportez le journal et laissez votre propre machine refaire chaque dé :
fair-back = Retour
js-fair-noted = Ce navigateur avait noté le sceau et ses propres chiffres avant la partie : ce sont bien ceux-ci.
js-fair-other = Ce navigateur avait noté un autre sceau, ou d’autres chiffres, avant la partie : ces dés ne sont pas ceux-là.
no-dice-ticket = Le sceau de cette table a expiré ou a déjà servi : réessayez.
no-dice-other = Les dés de cette table sont scellés autrement qu’on ne vous l’a montré : rechargez la page.
no-rematch-offered = Quelqu’un vient de proposer une revanche : appuyez encore une fois pour l’accepter.
