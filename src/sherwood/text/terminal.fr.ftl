## Ce que dit le client du terminal. typed-... : les mots qu’on peut taper, la lettre d’abord.

typed-explain = ? expliquer pourquoi
typed-undo = u reprendre annuler
typed-save = s sauver garder
typed-quit = q quitter
typed-log = l journal
typed-rule = r regle règle regles règles
typed-board = b plateau
typed-more = m plus
typed-hint = conseil hint
typed-aim = but
typed-help = h aide

table-welcome = { $game }, version { $version } des règles. Tapez h pour l’aide.
table-seats = À la table : { $seats }.
table-seat = { $name } ({ $who })
table-person = une personne
table-kept = Chaque coup est gardé dans { $file }.
table-not-kept = Cette partie ne peut pas être gardée ({ $reason }) : elle sera perdue quand vous partirez.
table-resumed = La partie reprend où elle en était, après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }.
table-no-log = Rien ne s’est encore passé.
table-thinks = { $name } réfléchit…
table-further-few = Possible aussi :
table-prompt = { $name }>
table-enter-number = Tapez un numéro ou le début d’un choix.
table-change-prompt = { $name }, changez quelque chose, ou Entrée pour en rester là>
table-curtain = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
table-curtain-change = { $names } peut encore changer d’avis : tapez alors un nom.
table-curtain-prompt = Entrée>
table-undo-free = u reprend votre dernier choix.
table-undone = Repris.
table-undo-limit = Un choix peut être repris tant que le hasard n’a pas parlé, que rien de caché n’a été montré et que personne d’autre n’a joué ; ceux où cela arrive aussitôt sont marqués définitifs.
table-chosen = { $name } : { $choice }
table-saved = Gardé dans { $file }.
table-left = Gardé dans { $file }. Pour continuer : sherwood play --resume { $file }
table-left-unkept = La partie est quittée et n’est pas gardée.
table-ended-input = L’entrée est finie.
table-which = Lequel ? { $count } choix conviennent :
table-unknown = « { $text } » ne correspond à aucun choix. Tapez un numéro, le début d’un choix, ? pour voir ce qui est possible, ou h pour l’aide.
table-bad-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
table-no-rule = La règle n’a pas de paragraphe { $given }, et rien n’y parle de cela.
table-chapters = Chapitres de la règle (r et un numéro en lit un, r et des mots cherche) :
table-more = … et { $count } autres : r et plus de mots en trouve moins.

explain-ask = Ce que vous pouvez faire maintenant, et d’après quelle règle :
explain-barred = Impossible maintenant :
explain-bar = { $choice } : { $reason }
explain-nothing-barred = Rien d’autre ne vaut d’être tenté maintenant.
explain-possible = { $number }. { $choice } : c’est possible maintenant.
explain-unknown = Rien dans ce jeu ne s’appelle « { $text } ».

help-1 = Tapez le numéro d’un choix, ou le début de sa phrase, puis Entrée.
help-2 = ? explique ce que vous pouvez faire et ce que vous ne pouvez pas ; ? 3 explique le choix 3 ; ? et des mots dit pourquoi une chose n’est pas possible.
help-3 = u reprend votre dernier choix.
help-4 = r 4.3 lit une règle ; r et des mots cherche dans les règles ; r seul donne les chapitres.
help-5 = b remontre le plateau ; l montre tout ce qui s’est passé.
help-7 = conseil dit ce qu’un maître envisagerait, d’après ce que vous savez ; but dit de quoi il s’agit.
help-6 = s garde la partie (elle l’est de toute façon après chaque coup) ; s FICHIER en garde une copie ; q quitte, et la partie est gardée.

end-winner = { $names } gagne.
end-winners = { $names } se partagent la victoire.
end-nobody = Personne ne gagne.
end-row = { $label } : { $values }.
end-value = { $value } pour { $name }
end-replay = Pour la revoir : sherwood replay { $file }
pick-game = Quel jeu ?
table-not-saved = On ne peut pas écrire { $file } : { $reason }.
table-further = { $count } autres choix, { $first } à { $last } : m les montre.
explain-more = … et { $count } autres : ? et des mots interroge sur l’un d’eux.
table-final = { $choice } (définitif)
table-all-final = { $count ->
    [one] C’est définitif : on ne peut pas le reprendre.
   *[other] Chacun est définitif : on ne peut pas le reprendre.
 }
table-ask = { $name } : { $ask } (règle { $rule })
table-exists = il y a déjà un fichier de ce nom
plain-fact = { $title } : { $value }
plain-head = { $title } :

# Conseils
hint-thinks = Un maître regarde…
hint-candidate = { $number }. { $choice } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
hint-then = puis { $name } : { $choice }
hint-note = Chances estimées par un robot d’après ce que vous pouvez savoir ; il peut se tromper.

# Le client plein écran
full-welcome = { $game }, version { $version } des règles. ? dit ce que font les touches.
full-question = Question
full-learn-it = L’apprendre : { $title } (sherwood learn { $game } { $lesson })
full-inspector = Ce qui en viendrait
full-log = Journal
full-brings-nothing = Rien de plus n’arrive aussitôt.
full-final = (définitif)
full-keep = En rester là
full-curtain = Je suis { $name }
full-change = Je suis { $name }, et je change d’avis
full-score = Le décompte
full-leave-kept = Quitter la table ? La partie est gardée comme elle est.
full-leave-lost = Quitter la table ? Cette partie ne peut pas être gardée : elle sera perdue.
full-stay = Rester à la table
full-close = Échap ferme
full-copy = Un nom tapé ici en garde une copie là.
full-key-why = Aide
full-key-hint = Conseil
full-key-undo = Défaire
full-key-rule = Règle
full-key-find = Filtre
full-key-board = Plateau
full-key-save = Garder
full-key-language = EN
full-key-leave = Partir
full-help-1 = Les flèches ou un numéro désignent un choix, Entrée le fait ; un clic désigne, un second fait. / cherche les choix par leurs mots.
full-help-2 = Ce qui viendrait du choix est dit à côté. Le journal marque d’un ▌ ce que les autres ont fait depuis votre dernier choix.
full-help-3 = Maj et les flèches, ou la molette, déplacent le plateau ; b le montre seul. Tab va d’un volet à l’autre.
full-help-4 = Des mots tapés ici interrogent sur un choix, ou demandent pourquoi une chose n’est pas possible. La partie est gardée après chaque coup.

# Une vraie table : on lance les dés et l’on pioche à la main
referee-set-up = Dressez la table comme le disent les règles. Je demande ce qui est sorti, vous le lisez ; h aide, u revient en arrière.
referee-again = Reprenons donc la mise en place au début.
referee-prompt = sorti>
referee-dice = Que montre-t-il, de { $low } à { $high } ? Plusieurs dés tiennent sur une ligne : 3 5 2.
referee-back = Un pas en arrière : ce qui était sorti avant est redemandé.
referee-cannot = « { $text } » ne peut pas sortir ici.
referee-left-over = Le reste de cette ligne n’était pas demandé.
referee-help = Tapez ce qui est sorti : ce que montre un dé, le numéro d’une carte dans la liste, ou le début de son nom. u revient en arrière, r 4.3 lit une règle, q quitte.
