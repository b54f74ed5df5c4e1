"""How the clans, their warriors and the wall are drawn."""
