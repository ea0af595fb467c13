"""Games by the thousand: simulations now, tournaments and ratings later."""
