game-name = Trois bourses
game-tagline = Combien de sous dans toutes les bourses ?
ask-Call = Combien de sous les bourses contiennent-elles ensemble ?
wait-Call = Chacun annonce un total en secret.
do-call = Annoncer { $number }
tell-deal = Manche { $number } : chacun reçoit une bourse.
tell-purse = { $number ->
    [one] Votre bourse contient { $number } sou.
   *[other] Votre bourse contient { $number } sous.
 }
tell-opens = { $number ->
    [one] { $seat } a annoncé { $number2 } et ouvre une bourse de { $number } sou.
   *[other] { $seat } a annoncé { $number2 } et ouvre une bourse de { $number } sous.
 }
tell-scores = { $seat } marque un point.
ending-points = Qui devine le mieux l’emporte.
score-points = Points
option-rounds = Manches
option-rounds-help = Combien de bourses chacun reçoit.
option-rounds-1 = Une
option-rounds-3 = Trois
option-rounds-5 = Cinq
view-purse = Votre bourse
view-round = Manche
view-scores = Scores
view-opened = Bourses de la dernière manche
