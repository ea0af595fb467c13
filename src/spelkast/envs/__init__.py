"""The games in the interfaces that researchers use: PettingZoo, OpenSpiel, Gymnasium.

    from spelkast.envs import register
    register()

enters every game of the cupboard into the registries of the libraries that are installed. Each
adapter hands out views as vectors (engine/layout.py) and nothing else.
"""

from __future__ import annotations

from importlib.util import find_spec

ADAPTERS = {"pettingzoo": "zoo", "gymnasium": "gym", "pyspiel": "spiel"}
"""Library -> the module here that speaks its language."""


def register() -> tuple[str, ...]:
    """Enter all games into the registries of the installed libraries; which these are."""
    from importlib import import_module

    found = tuple(name for name in ADAPTERS if find_spec(name) is not None)
    if not found:
        raise ImportError("no library to register with: pip install 'spelkast[envs]'")
    for name in found:
        import_module(f".{ADAPTERS[name]}", __name__).register()
    return found
