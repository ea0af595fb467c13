"""Information-set Monte-Carlo tree search: one implementation for all games, as kernels.

A world is a full state that fits a view. One simulation plays a world to its end, or as many beats
as the game's searches look ahead, and then takes what the position promises. Every seat learns in a
tree of its own (multiple observers). A node is *what a seat knows when it decides*: the hash of its
view. So seats that choose at the same time cannot see each other's choice, a move that nobody
notices makes no branch, and all worlds that share a node have the same legal actions.

A seat follows its tree as far as that goes, adds one node, and then plays by a policy: that of the
game's rule-based player for the first decisions of a simulation, at random afterwards. A node opens
its actions one by one, what the policy says first (progressive widening).

The root is no node: its actions are candidates, compared in the same worlds (search.py).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..engine.chance import WORD, luck_pick, luck_seed
from ..engine.kernel import kernel, loop
from ..engine.rulebook import (
    choose,
    imagine_on,
    lay,
    legal,
    list_legal,
    next_seat,
    pace,
    promise,
    score,
    show,
    step,
)
from ..engine.schema import WORD_BYTES

NONE = -1
NAME, HALF_NAME = 62, 31
"""Bits of a node's name."""
NODES, EDGES, STEPS, GUIDES = range(4)
"""Places of `Memory.used`."""
WORST, BEST, EXPLORING, WIDENING, GUIDED, HORIZON, MEASURE = range(7)
"""Places of `Memory.ways`: bounds of a result, how the tree grows, how long the rules guide a
simulation and how far it goes, and what the first is worth."""
FIRST, END, SIZE, START, COUNT_WORD, COUNT_BIT = range(6)
"""Columns of `Memory.stretches`: words; and of a list that fills up, the bytes of an element, the
byte where it starts, and where its count lies. The size of all else is 0."""
COUNT = 0xFFFF
VISITS, WORTH, WINS, AHEAD, SPREAD = range(5)
"""Columns of a tally: worth is a result between 0 and 1, ahead how far it beats the first's."""


class Memory(NamedTuple):
    """Everything a search works in; nothing is allocated while it thinks."""

    world: Any  # one record: the world that all candidates meet
    states: Any  # one record: the imagined game
    views: Any  # one record: what the seat to move knows of it
    mask: Any
    listed: Any  # legal actions as a list
    luck: Any
    weights: Any  # four numbers for each word of a position: what names are made with
    stretches: Any  # from which word to which a position holds anything that names a node
    out: Any  # results of the seats
    shares: Any  # and their shares of the victory
    fallen: Any  # seat -> has it left its tree in this simulation?
    path: Any  # edges taken in this simulation
    used: Any  # nodes, edges and steps of the path in use; and decisions left to the rules
    ways: Any  # numbers that shape the search
    # Nodes, a hash table.
    key: Any
    seat: Any
    seen: Any
    first: Any  # first edge
    # Edges, a list for each node.
    node: Any
    action: Any
    next: Any
    visits: Any
    value: Any


@loop
def compare(view, seat, seed, begin, count, candidates, rows, tally, lens, memory):
    """Try candidates in worlds `begin`, `begin` + 1, …; how many moves were played in all.

    All candidates meet the same worlds with the same luck, so that a lucky deal favours none.
    `rows` are the places in the tally of those still tried; the first is what others must beat.
    """
    moves = 0
    for world in range(begin, begin + count):
        lay(view, 0, memory.world, 0)
        imagine_on(memory.world, 0, seat, seed, world)
        for n in range(rows.shape[0]):
            lay(memory.world, 0, memory.states, 0)
            hand_out_paper(memory.world, memory)
            luck_seed(memory.luck, seed, world, seat)
            moves += simulate(seat, candidates[rows[n]], lens, memory)
            learn(memory)
            note(n == 0, rows[n], seat, tally, memory)
    return moves


@loop
def forecast(view, viewer, seed, begin, count, shares, lens, memory):
    """Add up each seat's share of the victories in worlds that fit a view."""
    for world in range(begin, begin + count):
        lay(view, 0, memory.states, 0)
        imagine_on(memory.states, 0, viewer, seed, world)
        hand_out_paper(memory.states, memory)
        luck_seed(memory.luck, seed, world, viewer)
        simulate(NONE, NONE, lens, memory)
        learn(memory)
        for seat in range(int(memory.states[0].seats)):
            shares[seat] += memory.shares[seat]


@kernel
def simulate(mover, first_action, lens, memory):
    """Play one imagined game to its end, or as far as the search looks; how many moves that took.

    Beyond the trees nothing is called that must be handed the whole memory: that takes a tenth of a
    move.
    """
    s = memory.states[0]
    for seat in range(int(s.seats)):
        memory.fallen[seat] = 0
    memory.used[STEPS] = 0
    memory.used[GUIDES] = int(memory.ways[GUIDED])
    given = first_action
    horizon = int(memory.ways[HORIZON])
    last_beat = pace(s) + horizon
    moves = 0
    while not s.over and (horizon == 0 or pace(s) < last_beat):
        seat = next_seat(s)
        if seat == mover and given != NONE:
            action, given = given, NONE
        else:
            action = NONE
            if not memory.fallen[seat]:
                action = follow(seat, lens, memory)
            if action == NONE and memory.used[GUIDES] > 0:
                action = ask_rules(seat, memory)
            if action == NONE:
                action = any_legal(s, seat, memory.listed, memory.luck)
        step(s, seat, action)
        moves += 1
    value(s, memory)
    return moves


@kernel
def value(s, memory):
    """Results, and shares of the victory: those of a game that is over, or those to hope for."""
    seats = int(s.seats)
    if s.over:
        score(s, memory.out)
        best, sharers = winners(memory.out, seats)
        for seat in range(seats):
            memory.shares[seat] = 1.0 / sharers if memory.out[seat] == best else 0.0
    else:
        promise(s, memory.shares, memory.out)
        for seat in range(seats):
            memory.out[seat] = result_of(memory.out[seat], memory)


@kernel
def result_of(worth, memory):
    return memory.ways[WORST] + worth * (memory.ways[BEST] - memory.ways[WORST])


@kernel
def hand_out_paper(states, memory):
    """Let the rule-based player begin with what was worked out on the paper of the world."""
    if memory.ways[GUIDED] > 0:
        memory.views[0] = states[0]


@kernel
def note(first, row, seat, tally, memory):
    """Enter how a candidate fared."""
    worth = worth_of(memory.out[seat], memory)
    if first:
        memory.ways[MEASURE] = worth
    ahead = worth - memory.ways[MEASURE]
    tally[row, VISITS] += 1.0
    tally[row, WORTH] += worth
    tally[row, AHEAD] += ahead
    tally[row, SPREAD] += ahead * ahead
    tally[row, WINS] += memory.shares[seat]


@kernel
def worth_of(result, memory):
    return (result - memory.ways[WORST]) / (memory.ways[BEST] - memory.ways[WORST])


@kernel
def any_legal(s, seat, listed, luck):
    """The policy beyond trees and rules."""
    return listed[luck_pick(luck, list_legal(s, seat, listed))]


@kernel
def ask_rules(seat, memory):
    """What the game's rule-based player does, from what the seat knows."""
    memory.used[GUIDES] -= 1
    show(memory.states, 0, memory.views, 0, seat)
    legal(memory.views[0], seat, memory.mask)
    return choose(memory.views[0], seat, memory.mask, memory.luck)


@kernel
def follow(seat, lens, memory):
    """A decision in the seat's tree; NONE if the tree does not reach here and cannot grow."""
    if memory.used[STEPS] == memory.path.shape[0] or memory.used[EDGES] == memory.node.shape[0]:
        memory.fallen[seat] = 1
        return NONE
    key = name_view(seat, lens, memory)
    node = find(key, memory)
    if memory.key[node] == 0:
        memory.fallen[seat] = 1
        if 2 * memory.used[NODES] >= memory.key.shape[0]:
            return NONE
        add_node(node, key, seat, memory)
    edge = pick_edge(node, seat, memory)
    memory.path[memory.used[STEPS]] = edge
    memory.used[STEPS] += 1
    return memory.action[edge]


@kernel
def name_view(seat, lens, memory):
    """A number for what this seat knows: from the bits of the record that it may see.

    Each half of a word is weighed with numbers of its own, and the sum is the name. It is kept in
    parts that cannot overflow, and may be added up in any order. What names no node, such as the
    room for events or what is still empty of a list, is passed over.
    """
    least, most, turned = 0, 0, 0
    for stretch in memory.stretches:
        first, end = bounds_of(stretch, memory)
        words, bits = memory.states.view(np.int64)[first:end], lens[seat][first:end]
        low_weight, high_weight = memory.weights[0][first:end], memory.weights[1][first:end]
        low_turn, high_turn = memory.weights[2][first:end], memory.weights[3][first:end]
        for n in range(end - first):  # counted from 0: several words at once
            word = words[n] & bits[n]
            low, high = word & WORD, word >> 32 & WORD
            weighed = low * low_weight[n] + high * high_weight[n]
            least += weighed & WORD
            most += weighed >> 32
            turned += low * low_turn[n] + high * high_turn[n] & WORD
    most = (most & (1 << NAME - 32) - 1) << 32
    turned = (turned & (1 << HALF_NAME) - 1) << HALF_NAME
    return 1 + (least + most + turned + (seat << HALF_NAME) & (1 << NAME) - 1)


@kernel
def bounds_of(stretch, memory):
    """Its first word, and the one behind it: of a list, behind what is in use."""
    end, size = stretch[END], stretch[SIZE]
    if size:
        count = memory.states.view(np.int64)[stretch[COUNT_WORD]] >> stretch[COUNT_BIT] & COUNT
        end = min(end, (stretch[START] + count * size + WORD_BYTES - 1) // WORD_BYTES)
    return stretch[FIRST], end


@kernel
def find(key, memory):
    """The node with this key, or the empty place where it belongs."""
    last = memory.key.shape[0] - 1
    node = key & last
    while memory.key[node] != 0 and memory.key[node] != key:
        node = (node + 1) & last
    return node


@kernel
def add_node(node, key, seat, memory):
    memory.used[NODES] += 1
    memory.key[node] = key
    memory.seat[node] = seat
    memory.seen[node] = 0
    memory.first[node] = NONE


@kernel
def pick_edge(node, seat, memory):
    """The edge to take: a new one while the node may grow wider, else the most promising one."""
    edges = 0
    edge = memory.first[node]
    while edge != NONE:
        edges += 1
        edge = memory.next[edge]
    room = 1 + int(memory.ways[WIDENING] * sqrt(memory.seen[node]))
    if edges < room:
        left = list_legal(memory.states[0], seat, memory.listed) - edges
        if left > 0:
            return add_edge(node, seat, left, memory)
    return most_promising(node, memory)


@kernel
def most_promising(node, memory):
    """By upper confidence bound."""
    best, best_bound = NONE, -1.0
    effort = memory.ways[EXPLORING] * sqrt(log(memory.seen[node] + 1.0))
    edge = memory.first[node]
    while edge != NONE:
        visits = max(memory.visits[edge], 1)  # 0 if a seat comes to the same point twice
        bound = memory.value[edge] / visits + effort / sqrt(visits)
        if bound > best_bound:
            best, best_bound = edge, bound
        edge = memory.next[edge]
    return best


@kernel
def add_edge(node, seat, left, memory):
    """Open an action: what the policy says, or if it is open already any of those left."""
    action = NONE
    if memory.used[GUIDES] > 0:
        action = ask_rules(seat, memory)
    if action == NONE or has_edge(node, action, memory):
        action = unopened(node, left, memory)
    edge = memory.used[EDGES]
    memory.used[EDGES] += 1
    memory.node[edge] = node
    memory.action[edge] = action
    memory.visits[edge] = 0
    memory.value[edge] = 0.0
    memory.next[edge] = memory.first[node]
    memory.first[node] = edge
    return edge


@kernel
def has_edge(node, action, memory):
    edge = memory.first[node]
    while edge != NONE:
        if memory.action[edge] == action:
            return True
        edge = memory.next[edge]
    return False


@kernel
def unopened(node, left, memory):
    """Any of the listed actions that have no edge, all equally likely; so many are left."""
    wanted = luck_pick(memory.luck, left)
    place = 0
    while True:
        if not has_edge(node, memory.listed[place], memory):
            if wanted == 0:
                return memory.listed[place]
            wanted -= 1
        place += 1


@kernel
def learn(memory):
    """Tell every edge of the path how the game ended for its seat."""
    for n in range(memory.used[STEPS]):
        edge = memory.path[n]
        node = memory.node[edge]
        memory.seen[node] += 1
        memory.visits[edge] += 1
        memory.value[edge] += worth_of(memory.out[memory.seat[node]], memory)


@kernel
def winners(out, seats):
    """The best result of a game, and how many seats have it."""
    best, sharers = out[0], 0
    for seat in range(seats):
        if out[seat] > best:
            best, sharers = out[seat], 0
        if out[seat] == best:
            sharers += 1
    return best, sharers
