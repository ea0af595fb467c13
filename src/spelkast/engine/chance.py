"""All luck of a game: one generator inside its state.

A counter-based generator: word n of the stream is a function of the key and n, nothing else. The
function is ChaCha with eight rounds, on 32-bit words, integers only, so that a deal is the same
bits interpreted, compiled, batched and on a GPU; and so that nobody who has seen any number of
cards can compute the next one. The key, the words in store and the counter are `secret` fields.

A key is a seed (128 bits, chosen by whoever makes the game) and a deal number (64 bits): deal
4711 of a batch with seed 7 is the same game as a table with seed 7 and deal 4711.
"""

from __future__ import annotations

import secrets

import numpy as np

from .kernel import kernel
from .numbers import whole

WORD = 0xFFFFFFFF
POOL = 16
DOUBLE_ROUNDS = 4
SEED_WORDS = 4
SIGMA = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], dtype=np.uint32)

TABLE, BELIEF = 0, 1
"""What a key is for. A resampled state never shares the stream of the game it was made from."""


def fresh_seed():
    """A seed that nobody can guess."""
    return secrets.randbits(32 * SEED_WORDS)


def seed_words(seed):
    """The four 32-bit words of a seed."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << 128:
        raise ValueError(f"a seed is a whole number from 0 up to 2**128, not {seed!r}")
    return np.array([(number >> (32 * i)) & WORD for i in range(SEED_WORDS)], dtype=np.int64)


def check_deal(deal):
    """A deal number, if it is one."""
    number = whole(deal)
    if number is None or not 0 <= number < 1 << 63:
        raise ValueError(f"a deal is a whole number from 0 up to 2**63, not {deal!r}")
    return number


@kernel
def seed_chance(s, seed, deal, purpose):
    """Put a fresh generator into the state."""
    for i in range(SEED_WORDS):
        s.chance_key[i] = seed[i]
    s.chance_key[4] = deal & WORD
    s.chance_key[5] = (deal >> 32) & WORD
    s.chance_key[6] = purpose
    s.chance_key[7] = 0
    s.chance_drawn = 0
    for i in range(POOL):
        s.chance_pool[i] = 0


@kernel
def draw_word(s):
    """The next 32 random bits. Every draw of a game comes through here."""
    drawn = int(s.chance_drawn)
    if drawn % POOL == 0:
        fill_pool(s.chance_pool, s.chance_key, drawn // POOL)
    s.chance_drawn = drawn + 1
    return int(s.chance_pool[drawn % POOL]) & WORD


@kernel
def pick(s, count):
    """A whole number from 0 up to `count`, all equally likely (Lemire's method)."""
    product = draw_word(s) * count
    if product & WORD < count:
        uneven = (WORD + 1) % count
        while product & WORD < uneven:
            product = draw_word(s) * count
    return product >> 32


@kernel
def shuffle(s, cards, start, stop):
    """Put cards[start:stop] in random order."""
    for last in range(stop - 1, start, -1):
        other = start + pick(s, last - start + 1)
        cards[last], cards[other] = cards[other], cards[last]


@kernel
def fill_pool(pool, key, block):
    """One ChaCha block: sixteen words from the key and the block number."""
    _lay_out(pool, key, block)
    for _ in range(DOUBLE_ROUNDS):
        for i in range(4):
            _quarter(pool, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(pool, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(4):
        pool[i] = (int(pool[i]) + int(SIGMA[i])) & WORD
    for i in range(8):
        pool[4 + i] = (int(pool[4 + i]) + int(key[i])) & WORD
    pool[12] = (int(pool[12]) + block) & WORD


@kernel
def _lay_out(pool, key, block):
    for i in range(4):
        pool[i] = SIGMA[i]
    for i in range(8):
        pool[4 + i] = key[i]
    pool[12] = block
    for i in range(13, 16):
        pool[i] = 0


@kernel
def _quarter(pool, a, b, c, d):
    _mix(pool, a, b, d, 16)
    _mix(pool, c, d, b, 12)
    _mix(pool, a, b, d, 8)
    _mix(pool, c, d, b, 7)


@kernel
def _mix(pool, sum_, term, turned, by):
    pool[sum_] = (int(pool[sum_]) + int(pool[term])) & WORD
    word = (int(pool[turned]) ^ int(pool[sum_])) & WORD
    pool[turned] = ((word << by) & WORD) | (word >> (32 - by))


# The luck of a player, not of the game: quick, for choosing at random and for a bot's whims.


@kernel
def luck_word(luck):
    """The next 32 bits of a player's own generator: an array of one number, advanced in place."""
    luck[0] = (luck[0] + 0x9E3779B9) & 0x7FFFFFFFFFFFFFFF
    word = (luck[0] ^ (luck[0] >> 32)) & WORD
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x46AC9D2B) & WORD
    return word ^ (word >> 16)


@kernel
def luck_pick(luck, count):
    """A number from 0 up to `count`; the bias is below count / 2**32."""
    return (luck_word(luck) * count) >> 32


@kernel
def luck_seed(luck, seed, deal, seat):
    """Start a player's generator: another one for every seed, deal and seat."""
    luck[0] = 0
    for i in range(SEED_WORDS):
        luck[0] = (luck[0] ^ seed[i]) & WORD
        luck[0] = luck_word(luck)
    luck[0] = (luck[0] << 30) ^ (deal * 0x2545F491 + seat * 0x632BE5AB) & 0x3FFFFFFFFFFFFFFF
    luck_word(luck)
