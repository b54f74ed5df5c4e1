# Ce que le hasard apporte sur une vraie table : la question, rien d’autre ; les faces sont des mots du jeu.
draw-fort = Retournez le fort suivant du mur. Lequel est-ce ?
draw-left_out = { $about } : deux de vos neuf guerriers restent hors de cette manche. Lequel (un à la fois) ?
draw-neutral = Le clan neutre { $about } révèle un guerrier. Lequel ?
drawn-fort = Forts du mur
drawn-left_out = Guerriers laissés hors d’une manche
drawn-neutral = Guerriers du clan neutre
