"""Players that are not people. A bot is handed a view and its legal actions, never a state."""

from .levels import BOTS, LEVELS, Bot, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "make_bot"]
