"""The rulebook as generic code sees it: the kernels every game has, found by record type.

    setup(s)                   seats, options and chance are already set
    forbids(s, seat, action)   a `Reason`, 0 if the action is allowed; asked in its phase only
    apply(s, seat, action)     carry out a legal action, up to the next decision
    score(s, out)              result of each seat, when the game is over
    standing(s, out)           what ranks the seats then, higher is better
    resample(v, seat)          v is a view with a fresh generator: fill in what the seat cannot know
    broken(s)                  an `Invariant` that does not hold, 0 if all do
    choose(v, seat, mask, luck)  the rule-based player

those that a game may have:

    worth_asking(s, seat, action)  the next of the candidates, from this action on
    list_run(s, seat, action, end, found, count)
                                   all that is legal of a run, where that is quicker found together
    pace(s)                        a clock for searches: beats that the game has gone on for
    promise(s, shares, out)        what each seat may hope for: a share of the victory, a result

and what the engine makes of them: `start`, `legal`, `step`, `redact`, `show`, `random_choice`.
"""

from __future__ import annotations

import numpy as np

from .bitsets import lowest
from .chance import BELIEF, TABLE, luck_pick, seed_chance
from .events import clear_events, keep_events
from .kernel import dispatched, kernel

NOBODY = -1


@dispatched
def setup(s):
    """Lay out the game."""


@dispatched
def forbids(s, seat, action):
    """Why this action of the present phase is refused; 0 if it is not."""


@dispatched
def apply(s, seat, action):
    """Carry out a legal action."""


@dispatched
def score(s, out):
    """The result of each seat."""


@dispatched
def standing(s, out):
    """What ranks the seats when the game is over: higher is better, equal shares a rank."""


@dispatched
def resample(v, seat):
    """Fill in what the seat cannot know, consistently with what it does know."""


@dispatched
def broken(s):
    """The first invariant that does not hold."""


@dispatched
def choose(v, seat, mask, luck):
    """What the rule-based player does."""


@dispatched
def worth_asking(s, seat, action):
    """The first action from this one on that is not refused at a glance.

    So `forbids` need not be asked about every dot of a board when only neighbours can be reached.
    """


@dispatched
def list_run(s, seat, action, end, found, count):
    """Add to a list of `count` others all legal actions from this one up to `end`, in rising order;
    how many there are then.

    Whoever does not say how is asked about one action after the other.
    """


@dispatched
def pace(s):
    """How many beats the game has gone on for: turns or rounds, whatever is a fair moment to stop.

    A search that does not play on to the end stops where so many beats are over.
    """


@dispatched
def promise(s, shares, out):
    """What each seat may hope for in a game that goes on, where a search stops.

    `shares` of the victory add to 1. `out` is the result, from 0 for the worst to 1 for the best:
    the same, unless seats win together. `s` is a full state, of a world imagined.
    """


@dispatched
def runs_offered(s):
    """How many runs of action numbers a phase offers at most."""


@dispatched
def run_offered(s, run, end):
    """Where a run of actions offered in the present phase begins (end 0) or has ended (end 1)."""


@dispatched
def kept(s, viewer, word):
    """The bits of a 64-bit word of the record that this viewer may know."""


@dispatched
def position_words(s):
    """How many words of the record are the position; the paper lies behind them."""


@dispatched
def waits_seen(s, viewer):
    """The seats that this viewer sees owing a decision: `to_act`, unless the phase is veiled."""


@kernel
def start(s, seed, deal):
    """Deal a game in a record whose seats and options are set."""
    seed_chance(s, seed, deal, TABLE)
    setup(s)


@kernel
def waits_for(s, seat):
    """Does this seat owe a decision?"""
    return (int(s.to_act) >> seat) & 1 == 1


@kernel
def next_seat(s):
    """The lowest seat that owes a decision: the order for whoever needs one at a time."""
    waiting = int(s.to_act)
    return lowest(waiting) if waiting else NOBODY


@kernel
def legal(s, seat, mask):
    """Fill the mask with the seat's legal actions and count them."""
    for action in range(mask.shape[0]):
        mask[action] = 0
    count = 0
    if not waits_for(s, seat):
        return count
    for run in range(runs_offered(s)):
        end = run_offered(s, run, 1)
        if end == 0:
            break  # no more runs
        action = worth_asking(s, seat, run_offered(s, run, 0))
        while action < end:
            allowed = 1 if forbids(s, seat, action) == 0 else 0
            mask[action] = allowed
            count += allowed
            action = worth_asking(s, seat, action + 1)
    return count


@kernel
def list_legal(s, seat, found):
    """The same as a list, in rising order: for whoever only wants to pick one of them."""
    count = 0
    for run in range(runs_offered(s)):
        end = run_offered(s, run, 1)
        if end == 0:
            break  # no more runs
        count = list_run(s, seat, run_offered(s, run, 0), end, found, count)
    return count


@kernel
def ask_run(s, seat, action, end, found, count):
    """What `list_run` does for a game that does not say how."""
    action = worth_asking(s, seat, action)
    while action < end:
        if forbids(s, seat, action) == 0:
            found[count] = action
            count += 1
        action = worth_asking(s, seat, action + 1)
    return count


@kernel
def step(s, seat, action):
    """Play one legal action: the events afterwards are those of this step."""
    clear_events(s)
    apply(s, seat, action)


@kernel
def first_word(states, i):
    """Where record i begins in the words of all: loops count from there, several words at once."""
    return i * record_words(states)


@kernel
def record_words(states):
    return states.view(np.int64).shape[0] // states.shape[0]


@kernel
def redact(views, i, viewer):
    """Erase from views[i] everything this viewer may not know."""
    words = views.view(np.int64)[first_word(views, i) :]
    for word in range(record_words(views)):
        words[word] &= kept(views, viewer, word)
    views[i].to_act = waits_seen(views[i], viewer)
    keep_events(views[i], viewer)


@kernel
def show(states, i, views, j, viewer):
    """Lay into views[j] what this viewer may know of states[i]; the paper there stays as it is."""
    truth = states.view(np.int64)[first_word(states, i) :]
    seen = views.view(np.int64)[first_word(views, j) :]
    for word in range(position_words(states)):
        seen[word] = truth[word] & kept(states, viewer, word)
    views[j].to_act = waits_seen(views[j], viewer)
    keep_events(views[j], viewer)


@kernel
def lay(states, i, others, j):
    """Copy the position of states[i] to others[j]; the paper there stays as it is."""
    source = states.view(np.int64)[first_word(states, i) :]
    copy = others.view(np.int64)[first_word(others, j) :]
    for word in range(position_words(states)):
        copy[word] = source[word]


@kernel
def imagine(views, i, seat, seed, deal):
    """Turn the view views[i] into a full state that the seat cannot tell from the true one."""
    imagine_on(views, i, seat, seed, deal)
    paper = views.view(np.int64)[first_word(views, i) + position_words(views) :]
    for word in range(record_words(views) - position_words(views)):
        paper[word] = 0


@kernel
def imagine_on(views, i, seat, seed, deal):
    """The same, and what was worked out on the paper stays there for the next time."""
    v = views[i]
    seed_chance(v, seed, deal, BELIEF)
    resample(v, seat)


@kernel
def random_choice(s, seat, mask, count, luck):
    """One of the `count` legal actions, all equally likely; -1 if there is none."""
    wanted = luck_pick(luck, count)
    for run in range(runs_offered(s)):
        end = run_offered(s, run, 1)
        if end == 0:
            break  # no more runs
        action = worth_asking(s, seat, run_offered(s, run, 0))
        while action < end:
            wanted -= int(mask[action])
            if wanted < 0:
                return action
            action = worth_asking(s, seat, action + 1)
    return -1
