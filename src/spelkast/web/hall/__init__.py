"""The hall: who sits at which table, and what happens there. Pages and interface ask it all."""
