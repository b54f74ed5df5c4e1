"""How loot, tasks and riders are drawn."""
