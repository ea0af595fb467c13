"""Cards played for dots: as they are, three converted, one as a joker, and a dot of Dagobert."""

from __future__ import annotations

from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .cards import holds_from, use_card
from .clues import forbids_sacrifice, sacrifice_card
from .components import CARD_COLOUR, CARD_DOTS, CONVERTED, DAGOBERT, DENARNAUD


@kernel
def forbids_pick(s, seat, card):
    """Cards for a conversion (R10), for the joker (R11), or for the altar (R40)."""
    if s.phase == Phase.MAIN or s.phase == Phase.SACRIFICE:
        return forbids_sacrifice(s, seat, card)
    if not s.hand[seat, card]:
        return Reason.NOT_IN_HAND
    if s.phase == Phase.JOKER:
        same = CARD_COLOUR[card] == int(s.wanted) - 1
        return Reason.JOKER_OWN_COLOUR if same else Reason.ALLOWED
    laid = cards_laid(s)
    if laid and card + 1 < s.picked[laid - 1]:
        return Reason.LOWER_THAN_BEFORE  # in rising order: no two ways to the same conversion
    enough = holds_from(s, seat, card, CONVERTED - laid)
    return Reason.ALLOWED if enough else Reason.TOO_FEW_HIGHER


@kernel
def cards_laid(s):
    """How many cards lie there for the conversion."""
    laid = 0
    while laid < CONVERTED and s.picked[laid]:
        laid += 1
    return laid


@kernel
def forbids_joker(s, seat, colour):
    if not s.claimed[seat, DENARNAUD]:
        return Reason.WITHOUT_DENARNAUD
    if s.joker_used:
        return Reason.JOKER_USED
    others = 0
    for card in range(CARD_COLOUR.shape[0]):
        if CARD_COLOUR[card] != colour:
            others += int(s.hand[seat, card])
    return Reason.ALLOWED if others else Reason.NO_CARD_FOR_JOKER


@kernel
def forbids_dagobert(s, seat, colour):
    if not s.claimed[seat, DAGOBERT]:
        return Reason.WITHOUT_DAGOBERT
    if s.dagobert_used:
        return Reason.DAGOBERT_USED
    return Reason.ALLOWED if s.produced[colour] else Reason.NO_DOTS_OF_COLOUR


@kernel
def produce(s, colour, dots):
    """Dots are kept by colour until the end of the turn (R8, R27)."""
    s.pool[colour] += dots
    s.produced[colour] = 1


@kernel
def play_card(s, seat, card):
    """Whether its dots will be needed or not (R9)."""
    use_card(s, seat, card)
    produce(s, int(CARD_COLOUR[card]), int(CARD_DOTS[card]))
    tell(s, EVERYONE, Event.PLAYS, seat, card, CARD_DOTS[card])


@kernel
def pick_card(s, seat, card):
    if s.phase == Phase.CONVERT:
        lay_for_conversion(s, seat, card)
    elif s.phase == Phase.JOKER:
        play_joker(s, seat, card)
    else:
        sacrifice_card(s, seat, card)


@kernel
def lay_for_conversion(s, seat, card):
    use_card(s, seat, card)
    tell(s, EVERYONE, Event.LAYS_DOWN, seat, card)
    laid = cards_laid(s)
    s.picked[laid] = card + 1
    if laid + 1 == CONVERTED:
        convert(s, seat)


@kernel
def convert(s, seat):
    """The dots of all three together become dots of the colour that is wanted."""
    dots = 0
    same = True
    for place in range(CONVERTED):
        card = int(s.picked[place]) - 1
        dots += int(CARD_DOTS[card])
        same = same and CARD_COLOUR[card] == CARD_COLOUR[int(s.picked[0]) - 1]
    for place in range(CONVERTED):
        s.picked[place] = 0
    dots = converted(dots, same)
    tell(s, EVERYONE, Event.CONVERTS, seat, dots, int(s.wanted) - 1)
    produce(s, int(s.wanted) - 1, dots)
    s.wanted = 0
    s.phase = Phase.MAIN


@kernel
def converted(dots, same):
    """A third of the dots, or half if all three cards have the same colour; rounded down (R10)."""
    return dots // 2 if same else dots // CONVERTED


@kernel
def play_joker(s, seat, card):
    """A card counts as another colour, with all its dots (R11)."""
    use_card(s, seat, card)
    tell(s, EVERYONE, Event.LAYS_DOWN, seat, card)
    tell(s, EVERYONE, Event.JOKER_GIVES, seat, CARD_DOTS[card], int(s.wanted) - 1)
    produce(s, int(s.wanted) - 1, int(CARD_DOTS[card]))
    s.wanted = 0
    s.joker_used = 1
    s.phase = Phase.MAIN


@kernel
def help_of_dagobert(s, seat, colour):
    """One dot more in a colour that was played this turn (R12)."""
    s.pool[colour] += 1
    s.dagobert_used = 1
    tell(s, EVERYONE, Event.DAGOBERT_GIVES, seat, colour)
