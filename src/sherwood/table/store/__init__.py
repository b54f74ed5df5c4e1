"""What is kept in a database: who sits at which table, and the journals. Light to import: the store is in `store.py`."""
