"""A seat for programs that speak the Model Context Protocol."""
