"""How the county, its people and the edge of the sheet are drawn."""
