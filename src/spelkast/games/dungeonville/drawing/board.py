"""The board: the town above, five gates below it, and what lies under them.

Drawn from a view and nothing else, in one of two plans. `ground` never changes while a game is
played; `town`, `gates` and the others draw what does. Ids begin with the prefix of the plan.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing.svg import circle, group, line, move, path, rect, text, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from .. import measures
from ..components import DUNGEONS, NONE, PLACES, POSITIONS, PRICE, SEATS
from . import art, cards, caves, facts, scenery
from .labels import Labels
from .layout import Plan

LETTER_NAMES = {"item": "I", "?": "Q"}
"""Ids of letters that cannot be part of an id as they are."""
SHADES = tuple(art.COLOURS)
KINDS = tuple(art.CHARGES)

# ------------------------------------------------------------------------------------ The ground


def ground(plan: Plan, called: Labels) -> str:
    """Sky, houses and gates, with their names."""
    return "".join(
        (
            scenery.backdrop(plan.width, plan.ground),
            *(_house(plan, called, n) for n in range(PLACES + 1)),
            "" if plan.upright else line("M-900 176H1900", "#0000", 2, class_="dv-seam"),
            _stones(plan),
            *(_gate(plan, called, d) for d in range(DUNGEONS)),
        )
    )


def _stones(plan: Plan) -> str:
    if plan.upright:
        return ""
    return scenery.pebbles((190, 330), (382, 192), (574, 328), (766, 192), (20, 326), (950, 326))


def _house(plan: Plan, called: Labels, n: int) -> str:
    x = plan.town(n)
    at = x + plan.house_at[0], plan.house_at[1]
    name = _words(x + plan.name_at[0], plan.name_at[1], called.house(n), "dv-place", plan, 0.98)
    return scenery.house(n, *at, plan.house_scale) + name


def _words(x: float, y: float, words: str, class_: str, plan: Plan, share: float) -> str:
    """A name in the middle; a long one is drawn together until it fits."""
    room = plan.column * (share if plan.upright else 0.68)
    size = 13.4 if plan.upright else 16
    tight = len(words) * size * 0.53 > room
    return text(
        x,
        y,
        words,
        class_=f"dv-t serif {class_}",
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def _gate(plan: Plan, called: Labels, d: int) -> str:
    x, y = plan.mouth(d)
    mouth = group(scenery.gate(d, *plan.gate), transform=move(x, y))
    name = called.gate(d)
    if not plan.upright:
        return mouth + text(plan.left(d) + 12, 198, name, class_="dv-t serif dv-gate")
    middle = plan.left(d) + plan.gate_column / 2
    lines = _two_lines(name)
    first = 204 if len(lines) > 1 else 212
    return mouth + "".join(
        text(middle, first + 15 * n, part, class_="dv-t serif dv-gate mid")
        for n, part in enumerate(lines)
    )


def _two_lines(name: str) -> list[str]:
    """Split where the longer half is shortest."""
    words = name.split(" ")
    if len(words) == 1:
        return words
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return list(min(cuts, key=lambda halves: max(map(len, halves))))


# ---------------------------------------------------------------------------------- The shapes


def shapes(plan: Plan) -> Iterator[str]:
    """Everything that is drawn more than once, for `defs`."""
    p = plan.prefix
    small = 6.7 if plan.upright else 7.6
    yield from (group(art.field(shade), id=f"{p}f{n}") for n, shade in enumerate(SHADES))
    yield from (group(art.charge(kind), id=f"{p}c{n}") for n, kind in enumerate(KINDS))
    for letter in art.LETTERS:
        name = LETTER_NAMES.get(letter, letter)
        yield group(art.roundel(letter, small, small + 5), id=f"{p}s{name}")
        yield group(art.roundel(letter, 12, 16), id=f"{p}l{name}")
    yield from (group(art.drop(seat), id=f"{p}d{seat}") for seat in range(SEATS))
    yield from (group(art.wizard(seat), id=f"{p}w{seat}") for seat in range(SEATS))
    yield group(art.coin(8), id=f"{p}coin")
    yield group(art.skull(), id=f"{p}skull")
    yield group(_paper(plan), id=f"{p}card")
    yield group(cards.adventurer_back(), id=f"{p}back")
    yield group(cards.deed_back(), id=f"{p}deed")
    yield group(_pile(), id=f"{p}pile")
    yield group(_key(), id=f"{p}key")
    yield from (group(cards.room(letter), id=f"{p}r{letter}") for letter in "ABCDE")
    yield group(cards.item_room(), id=f"{p}rI")
    yield path(art.arch(92, 128), id=f"{p}arch")
    for d, places in enumerate(plan.scenes):
        yield from (group(caves.scene(d, n), id=f"{p}v{d}{n}") for n in range(len(places)))


def _paper(plan: Plan) -> str:
    width, height = plan.card
    return rect(0, 0, width, height, rx=6, fill=art.PAPER, stroke="#14100b", stroke_width=1.6)


def _pile() -> str:
    back = {"width": 20, "height": 27, "rx": 3}
    return rect(-11, -13, fill="#3f5d36", stroke="#14100b", stroke_width=1.4, **back) + rect(
        -8, -16, fill="#56794a", stroke=art.PAPER, stroke_width=1.4, **back
    )


def _key() -> str:
    """Yours, and only you know: a key on a yellow plate."""
    return rect(-15, -11, 30, 22, rx=11, fill="#f8d98a", stroke="#14100b") + art.glyph(
        "key", "#2c2308"
    )


# ------------------------------------------------------------------------------- Small pieces


def shield(plan: Plan, rank: int, x: float, y: float, scale: float) -> str:
    shade, kind = facts.colour(rank), facts.kind(rank)
    return group(
        use(f"{plan.prefix}f{SHADES.index(shade)}"),
        use(f"{plan.prefix}c{KINDS.index(kind)}", 0, -2, scale=0.92),
        transform=move(x, y, scale=scale),
        color=art.on_colour(shade),
    )


def letter_sign(
    plan: Plan, letter: str, x: float, y: float, scale: float = 1, small: bool = False
) -> str:
    name = LETTER_NAMES.get(letter, letter)
    return use(f"{plan.prefix}{'s' if small else 'l'}{name}", x, y, scale=scale)


def standing_card(plan: Plan, rank: int) -> str:
    """An adventurer as a small card, from 0, 0: rank, shield, five letters."""
    width, height = plan.card
    half, size = (width / 2, 15) if not plan.upright else (width / 2, 14)
    step = (width - 5) / DUNGEONS
    letters = (
        letter_sign(plan, letter, 2.5 + step * (d + 0.5), height - step / 2 - 2.5, small=True)
        for d, letter in enumerate(facts.printed(rank))
    )
    room = height - step - 24
    return "".join(
        (
            use(f"{plan.prefix}card"),
            rect(half - 17, 3, 34, 18, rx=3, fill=art.INK),
            text(half, 17, str(rank), class_="dv-rank", font_size=size),
            shield(plan, rank, half, 23 + room * 0.47, (room - 4) / 120),
            *letters,
        )
    )


# ------------------------------------------------------------------------------------- The town


def card_label(called: Labels, rank: int) -> str:
    """ "white dwarf, rank 57, letters D B A B C"."""
    letters = " ".join(facts.printed(rank))
    return called.tell("card-label", name=called.adventurer(rank), rank=rank, letters=letters)


def price_of(view: View, n: int) -> int:
    """What a place costs the viewer; for a spectator, what is written on it."""
    if view.seat == PUBLIC:
        return int(PRICE[n])
    return int(measures.price_for(view.record, view.seat, n))


def town(view: View, plan: Plan, called: Labels) -> str:
    return "".join(
        _standing(view, plan, called, n) for n in range(PLACES) if int(view.town[n])
    ) + "".join(price(view, plan, n) for n in range(PLACES + 1))


def _standing(view: View, plan: Plan, called: Labels, n: int) -> str:
    rank = int(view.town[n])
    label = called.tell(
        "place-label", place=called.house(n), price=price_of(view, n), who=card_label(called, rank)
    )
    return group(
        standing_card(plan, rank),
        role="img",
        aria_label=label,
        data_piece=f"adventurer-{rank}",
        transform=move(plan.town(n) + plan.card_at[0], plan.card_at[1]),
    )


def price(view: View, plan: Plan, n: int) -> str:
    """A coin and the price; the old one struck out, where it is less for the viewer."""
    printed = int(view.deed_price) if n == PLACES else int(PRICE[n])
    asked = printed if n == PLACES else price_of(view, n)
    if n == PLACES and int(view.seats) == POSITIONS:
        return ""
    x, y = plan.town(n) + plan.price_at[0], plan.price_at[1]
    figure = text(12, 5.5, str(asked), class_="dv-t dv-price")
    was = text(34, 5, str(printed), class_="dv-t dv-was") if asked != printed else ""
    return group(use(f"{plan.prefix}coin"), figure, was, transform=move(x, y), aria_hidden="true")


def slots(view: View) -> range:
    """Deeds in the deed house: 1 and on, as the actions count them."""
    return range(1, POSITIONS - int(view.seats) + 1)


def slot_at(plan: Plan, slot: int) -> tuple[float, float]:
    """The upper left corner of a deed in the deed house."""
    x, (_, top) = plan.town(PLACES), plan.card_at
    if plan.upright:
        return x + 16, top + 47 * (slot - 1)
    return x + 63 + 33 * (slot - 1), top + 70


def deed_scale(plan: Plan) -> float:
    return 0.38 if plan.upright else 0.36


def slot_deed(view: View, plan: Plan, slot: int) -> str:
    """A deed: face down, or with the sign of its dungeon where the viewer knows it."""
    known = facts.deeds(view)[int(view.seats) + slot - 1]
    scale = deed_scale(plan)
    face = use(f"{plan.prefix}deed", scale=scale)
    if known != NONE:
        size = 84 * scale, 116 * scale
        face = rect(0, 0, *size, rx=4, fill=art.PAPER, stroke="#14100b") + group(
            art.dungeon(known, "#3d3322", art.PAPER),
            transform=move(size[0] / 2, size[1] / 2, scale=0.8),
        )
    return face


def deed_house(view: View, plan: Plan, called: Labels) -> str:
    out = []
    for slot in slots(view):
        known = facts.deeds(view)[int(view.seats) + slot - 1]
        what = called.dungeon(known) if known != NONE else called.tell("face-down")
        out.append(
            group(
                slot_deed(view, plan, slot),
                role="img",
                aria_label=called.pair(called.tell("slot", slot=slot), what),
                transform=move(*slot_at(plan, slot)),
            )
        )
    return "".join(out)


# -------------------------------------------------------------------------------------- The gates


def gate_label(view: View, called: Labels, d: int) -> str:
    """Everything that stands and lies at a gate, in words."""
    blood = [
        f"{called.seat(seat)} {int(view.tokens[d][seat])}"
        for seat in range(int(view.seats))
        if view.tokens[d][seat]
    ]
    pawns = [called.seat(seat) for seat in range(int(view.seats)) if view.pawn[seat] == d]
    label = called.tell(
        "gate-label",
        dungeon=called.dungeon(d),
        rooms=int(view.rooms_left[d]),
        blood=", ".join(blood) or "–",
        pawns=", ".join(pawns) or "–",
    )
    return f"{label}, {called.tell('yours')}" if facts.own_deed(view) == d else label


def gates(view: View, plan: Plan, called: Labels) -> str:
    return "".join(_gate_now(view, plan, called, d) for d in range(DUNGEONS))


def _gate_now(view: View, plan: Plan, called: Labels, d: int) -> str:
    own = facts.own_deed(view) == d
    at = (plan.left(d) + 168, 192) if not plan.upright else (plan.left(d) + 64, 230)
    return group(
        "" if plan.upright else _strip(view, plan, d),
        _deck(view, plan, d),
        tokens(view, plan, d),
        _orb(view, plan, d),
        use(f"{plan.prefix}key", *at, scale=0.72 if plan.upright else 1) if own else "",
        role="img",
        aria_label=gate_label(view, called, d),
    )


def _strip(view: View, plan: Plan, d: int) -> str:
    """What is left in a deck, by letter: as broad as it is likely."""
    left = facts.rooms_left(view, d)
    whole, least, width = sum(left.values()) or 1, 13, 168
    thin = [name for name, n in left.items() if width * n / whole < least and n]
    wide_cards = sum(n for name, n in left.items() if name not in thin) or 1
    spare = width - least * len(thin)
    x, out = plan.left(d) + 12, []
    for name, count in left.items():
        if count:
            size = least if name in thin else spare * count / wide_cards
            fill, ink = art.LETTERS[name]
            out.append(rect(x, 206, size, 16, fill=fill, class_="dv-cell"))
            sign = art.SIGNS.get(name, name)
            out.append(text(x + size / 2, 218.5, sign, class_="dv-let", fill=ink))
            x += size
    return group(*out, aria_hidden="true")


def _deck(view: View, plan: Plan, d: int) -> str:
    count = str(int(view.rooms_left[d]))
    if plan.upright:
        x, y = plan.left(d) + 61, 262
        return use(f"{plan.prefix}pile", x, y - 4, scale=0.72) + text(
            x, y + 22, count, class_="dv-t dv-count mid"
        )
    x, y = plan.left(d) + 112, 306
    return use(f"{plan.prefix}pile", x, y) + text(x + 18, y + 6, count, class_="dv-t dv-count")


def tokens(view: View, plan: Plan, d: int) -> str:
    """Blood at a gate: drop by drop, or counted when there are many."""
    counts = [(seat, int(view.tokens[d][seat])) for seat in range(int(view.seats))]
    whole = sum(n for _, n in counts)
    if plan.upright and int(view.explorer) != NONE and view.pawn[int(view.explorer)] == d:
        return _blood_here(plan, d, whole)  # the ladder takes most of the room
    most = 6 if not plan.upright else 5
    if whole <= most:
        drops = [(seat, 0) for seat, n in counts for _ in range(n)]
    else:
        drops = [(seat, n) for seat, n in counts if n]
    return "".join(_drop(plan, d, place, seat, n) for place, (seat, n) in enumerate(drops))


def _drop(plan: Plan, d: int, place: int, seat: int, count: int) -> str:
    if plan.upright:
        step = 15 if not count else 25
        per_row = 5 if not count else 3
        x = plan.left(d) + 10 + step * (place % per_row)
        y, scale = 294 + 20 * (place // per_row), 0.5
    else:
        x = plan.left(d) + 110 + 26 * (place % 3) + (8 if count and place % 3 else 0)
        y, scale = 245 + 27 * (place // 3), 0.74
        if count:
            x = plan.left(d) + 104 + 33 * (place % 3)
    drop = use(f"{plan.prefix}d{seat}", x, y, scale=scale)
    if not count:
        return drop
    return drop + text(x + 17 * scale, y + 5, str(count), class_="dv-t dv-times")


def _blood_here(plan: Plan, d: int, count: int) -> str:
    """All tokens of a gate as one, counted."""
    if not count:
        return ""
    x, y = plan.left(d) + 57, 300
    sign = group(art.blood(), transform=move(x, y, scale=0.56))
    return sign + text(x + 9, y + 5, str(count), class_="dv-t dv-times")


def _orb(view: View, plan: Plan, d: int) -> str:
    """What the Orb has shown the viewer of the next room, as long as it is still true."""
    if view.seat == PUBLIC or not view.orb_valid[view.seat][d] or not view.orb_seen[view.seat][d]:
        return ""
    card = int(view.orb_seen[view.seat][d]) - 1
    x, y = (plan.left(d) + 160, 302) if not plan.upright else (plan.left(d) + 64, 254)
    return circle(x, y, 15, fill="#bfe3ee", stroke="#14100b", opacity=".9") + letter_sign(
        plan, facts.symbol(card), x, y, 0.8
    )


def pawns(view: View, plan: Plan, called: Labels) -> str:
    """Wizards' counters before the gates; the one that is exploring stands in the cave."""
    out = []
    for d in range(DUNGEONS):
        here = [
            seat
            for seat in range(int(view.seats))
            if view.pawn[seat] == d and seat != int(view.explorer)
        ]
        x, y = plan.mouth(d)
        step = (
            (26 if not plan.upright else 16) if len(here) > 2 else (34 if not plan.upright else 22)
        )
        for n, seat in enumerate(here):
            at = x + step * (n - (len(here) - 1) / 2), y - (6 if not plan.upright else 4)
            out.append(pawn(plan, called, seat, *at, 0.52 if not plan.upright else 0.36))
    return "".join(out)


def pawn(plan: Plan, called: Labels, seat: int, x: float, y: float, scale: float) -> str:
    return group(
        use(f"{plan.prefix}w{seat}"),
        role="img",
        aria_label=called.seat(seat),
        data_piece=f"pawn-{seat}",
        transform=move(x, y, scale=scale),
    )
