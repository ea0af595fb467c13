"""The JSON interface: for other clients, and for bots in any language."""
