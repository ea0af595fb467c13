"""A package, or the `tests` of an installed library would be taken for it: Pgx brings one."""
