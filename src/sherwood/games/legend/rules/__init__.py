"""The rules of The Legend of Robin Hood. Compiled; also run as plain Python."""
