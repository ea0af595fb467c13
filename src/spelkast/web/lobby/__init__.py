"""The page on which a table is set and friends take their seats, before the first move."""
