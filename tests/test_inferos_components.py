"""The pieces of Ad Inferos are those that the rules describe."""

from __future__ import annotations

from collections import Counter

import pytest

from spelkast.games.inferos.components import (
    CARDS,
    CYCLE,
    DATA,
    GLYPHS,
    HAND_LIMIT,
    JOKER,
    LENGTHS,
    LIBRARY,
    MONSTER_KEYS,
    MONSTER_POWER,
    MONSTERS,
    PATH,
    PER_STACK,
    POWER_CARDS,
    POWER_COUNTS,
    POWERS,
    SKULL,
    STEP_CARDS,
    STRIP_IDS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    STRIPS,
    VEGA,
    Square,
)

LAYOUT = {
    "3A": "..M",
    "3B": ".KM",
    "3C": ".MK",
    "3D": "..K",
    "4A": "..M.",
    "4B": ".M.K",
    "4C": "M..K",
    "4D": ".MKM",
    "5A": "..M.K",
    "5B": ".M.KM",
    "5C": "M..M.",
    "5D": ".KMMK",
}

BESTIARY = {
    "gnawer": "tooth",
    "bone_hound": "tooth",
    "cave_lurker": "tooth",
    "leech_queen": "blood",
    "bat_swarm": "blood",
    "pale_count": "blood",
    "harpy": "feather",
    "carrion_raven": "feather",
    "rust_knight": "sword",
    "stone_golem": "sword",
    "headless_guard": "sword",
    "living_shadow": "torch",
    "frost_wraith": "torch",
    "swamp_witch": "potion",
    "toad_king": "potion",
}


def printed(strip: int) -> str:
    """What is printed on a strip, read back from the array that the rules use."""
    signs = {int(square): glyph for glyph, square in GLYPHS.items()}
    return "".join(signs[int(square)] for square in STRIP_SQUARES[strip, : STRIP_LENGTH[strip]])


def squares_of(length: int) -> Counter[str]:
    return Counter("".join(printed(n) for n in range(STRIPS) if STRIP_LENGTH[n] == length))


def test_the_strips_are_those_of_the_rules_in_their_order() -> None:
    assert {name: printed(n) for n, name in enumerate(STRIP_IDS)} == LAYOUT
    assert list(STRIP_IDS) == list(LAYOUT)


def test_nothing_is_printed_past_the_end_of_a_strip() -> None:
    for n in range(STRIPS):
        assert not STRIP_SQUARES[n, STRIP_LENGTH[n] :].any()
    assert int(Square.UNLAID) == 0


def test_strips_lie_in_three_stacks_of_four_by_length() -> None:
    assert LENGTHS == (3, 4, 5)
    assert PER_STACK == 4
    assert [int(length) for length in STRIP_LENGTH] == [3] * 4 + [4] * 4 + [5] * 4


def test_no_two_strips_are_alike_even_reversed() -> None:
    both_ways = {min(printed(n), printed(n)[::-1]) for n in range(STRIPS)}
    assert len(both_ways) == STRIPS == 12


def test_no_strip_reads_the_same_both_ways() -> None:
    assert all(printed(n) != printed(n)[::-1] for n in range(STRIPS))


@pytest.mark.parametrize(
    ("length", "plain", "monster", "power"), [(3, 6, 3, 3), (4, 8, 5, 3), (5, 9, 7, 4)]
)
def test_squares_of_each_length(length: int, plain: int, monster: int, power: int) -> None:
    assert squares_of(length) == {".": plain, "M": monster, "K": power}


def test_squares_overall() -> None:
    total: Counter[str] = sum((squares_of(length) for length in LENGTHS), Counter())
    assert total == {".": 23, "M": 15, "K": 10}


def test_the_path_is_48_squares_long_and_the_library_follows() -> None:
    assert PATH == 48
    assert LIBRARY == 49


def test_every_strip_has_a_plain_square() -> None:
    assert all("." in printed(n) for n in range(STRIPS))


def test_turning_a_strip_avoids_a_monster_square_except_on_three_middles() -> None:
    unavoidable = {
        (STRIP_IDS[n], place + 1)
        for n in range(STRIPS)
        for place in range(STRIP_LENGTH[n])
        if printed(n)[place] == printed(n)[::-1][place] == "M"
    }
    assert unavoidable == {("3C", 2), ("5A", 3), ("5D", 3)}


def test_step_cards() -> None:
    assert STEP_CARDS == ("1", "2", "3", "4", "5", "6", "skull", "vega")
    assert (CARDS, CYCLE, SKULL, VEGA) == (8, 8, 6, 7)


def test_power_cards() -> None:
    assert POWERS == ("tooth", "blood", "feather", "sword", "torch", "potion", "joker")
    assert POWER_COUNTS.tolist() == [5, 5, 5, 5, 5, 5, 1]
    assert POWER_COUNTS[JOKER] == 1
    assert POWER_CARDS == 31
    assert HAND_LIMIT == 3


def test_monsters_and_the_powers_that_defeat_them() -> None:
    powers = [POWERS[power] for power in MONSTER_POWER]
    assert dict(zip(MONSTER_KEYS, powers, strict=True)) == BESTIARY
    assert list(MONSTER_KEYS) == list(BESTIARY)


def test_fifteen_monsters_share_six_powers_as_evenly_as_possible() -> None:
    count = Counter(MONSTER_POWER.tolist())
    assert MONSTERS == 15
    assert sorted(count.values(), reverse=True) == [3, 3, 3, 2, 2, 2]
    assert JOKER not in count


def test_every_monster_looks_different() -> None:
    looks = [
        (monster["power"], monster["shape"], monster["eyes"], monster["horns"], monster["mouth"])
        for monster in DATA["monsters"]["list"]
    ]
    assert len(set(looks)) == MONSTERS


def test_there_is_a_monster_for_every_monster_square() -> None:
    assert squares_of(3)["M"] + squares_of(4)["M"] + squares_of(5)["M"] == MONSTERS
