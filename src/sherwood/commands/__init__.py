"""The commands of `sherwood`, one module each."""
