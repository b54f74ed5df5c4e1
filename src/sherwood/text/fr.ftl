## Mots communs à tous les jeux et à tous les clients.

nobody = personne
list-and = { $start } et { $end }
list-or = { $start } ou { $end }
player = Joueur { $number }
bot = Robot { $number }
language = Français
status-reported = rapporté par des joueurs ou des critiques, non imprimé
status-ruled = notre décision sur un point ambigu
status-reconstructed = reconstitué : une valeur à nous, l’originale ne nous est pas connue
source-en = livret anglais : { $place }
source-fr = livret français : { $place }
rule-option = l’option « { $option } » change ce point
yes = oui
no = non
