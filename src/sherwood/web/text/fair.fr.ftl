### Des dés que chacun peut vérifier.

fair-title = Des dés équitables
fair-link = Dés équitables
fair-check = Vérifier les dés
fair-proves = Avant que quiconque s’asseye, le serveur a scellé un secret, puis le navigateur de chaque personne a ajouté des chiffres au hasard, et chaque dé, pioche et mélange découle des deux : personne, pas même le serveur, n’a donc pu choisir un résultat une fois la partie commencée.
fair-not = Cela ne prouve pas que l’hébergeur n’a pas regardé les dés à l’avance, ni que le serveur et la dernière personne assise ne les ont pas choisis ensemble ; les robots n’ajoutent rien.
fair-seal = Le sceau
fair-lobby = Les dés de cette table sont scellés : { $seal }…
fair-added = Ce que chacun a ajouté
fair-nothing = rien (un robot, ou un programme qui n’ajoute rien)
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
