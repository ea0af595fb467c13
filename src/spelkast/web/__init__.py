"""The site: pages, live tables, store, sign-in."""
