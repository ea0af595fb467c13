"""The generator inside a state: the published cipher, even odds, one stream per key."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from spelkast.engine import chance
from spelkast.engine.schema import StateArray

from .toy import State


def generator(seed: int = 0, deal: int = 0, purpose: int = chance.TABLE) -> StateArray:
    states = State.new()
    chance.seed_chance(states[0], chance.seed_words(seed), deal, purpose)
    return states


def words(states: StateArray, count: int) -> list[int]:
    return [int(chance.draw_word(states[0])) for _ in range(count)]


def test_the_stream_is_chacha8() -> None:
    """The published test vector for eight rounds, a key of 256 zero bits and a zero nonce."""
    published = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    stream = np.array(words(generator(), 16), dtype="<u4").tobytes()
    assert stream.hex() == published


def test_a_key_is_seed_deal_and_purpose() -> None:
    first = words(generator(7, 3), 40)
    assert words(generator(7, 3), 40) == first
    for other in (generator(8, 3), generator(7, 4), generator(7, 3, chance.BELIEF)):
        assert not set(words(other, 40)) & set(first)
    assert not set(words(generator(7 + (1 << 96), 3), 40)) & set(first), "all 128 bits count"
    assert not set(words(generator(7, 3 + (1 << 40)), 40)) & set(first), "long deal numbers too"


def test_a_pick_is_even() -> None:
    states = generator(1)
    for count in (1, 2, 3, 5, 31):
        found = Counter(int(chance.pick(states[0], count)) for _ in range(2000 * count))
        assert sorted(found) == list(range(count))
        spread = 5 * (2000 * (1 - 1 / count)) ** 0.5  # five standard deviations
        assert all(abs(n - 2000) <= spread for n in found.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    states = generator(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = np.arange(6, dtype=np.int8)
        chance.shuffle(states[0], cards, 1, 5)
        assert (cards[0], cards[5]) == (0, 5), "cards outside stay"
        orders[tuple(int(card) for card in cards)] += 1
    assert len(orders) == 24
    assert all(abs(n - 400) < 100 for n in orders.values())


def test_the_luck_of_players_is_even_and_their_own() -> None:
    seed = chance.seed_words(5)
    streams = []
    for deal in range(4):
        for seat in range(4):
            luck = np.zeros(1, dtype=np.int64)
            chance.luck_seed(luck, seed, deal, seat)
            streams.append(tuple(int(chance.luck_word(luck)) for _ in range(8)))
    assert len(set(streams)) == 16
    assert len({word for stream in streams for word in stream}) == 128
    luck = np.zeros(1, dtype=np.int64)
    found = Counter(int(chance.luck_pick(luck, 7)) for _ in range(14000))
    assert all(abs(n - 2000) < 250 for n in found.values())


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.5, "7", None, True])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        chance.seed_words(seed)
