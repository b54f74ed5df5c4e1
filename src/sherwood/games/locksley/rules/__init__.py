"""The rules of Robin of Locksley."""
