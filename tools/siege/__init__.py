"""A siege of the server: everything that can go wrong, and everybody who wants it to. `python -m siege --help`."""
