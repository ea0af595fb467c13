"""Everything that is the same for every game: the engine knows none of them."""
