"""Tests of the site: the store, the hall, the interface, and whole games in real browsers."""
