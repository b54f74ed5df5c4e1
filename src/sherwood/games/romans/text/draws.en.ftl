# What chance brings on a real table: the question, and nothing else; faces are words of the game.
draw-fort = Turn over the next fort of the wall. Which one is it?
draw-left_out = { $about }: of your nine warriors two stay out of this round. Which one does (one at a time)?
draw-neutral = The neutral clan { $about } reveals a warrior. Which one?
drawn-fort = Forts of the wall
drawn-left_out = Warriors left out of a round
drawn-neutral = Warriors of the neutral clan
