"""What a game is made of, whatever the game. Imports nothing else of ours."""
