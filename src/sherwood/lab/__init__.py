"""The laboratory: simulations, measurements, fuzzing."""
