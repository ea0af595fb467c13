"""Rooms and views as plain data, with words in the language of whoever asks."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.actions import seat_letter
from ...engine.drawing.scene import Sight
from ...engine.game import Game, game
from ...engine.schema import PUBLIC
from ...engine.view import Event
from ...engine.words import Names, Words
from ..hall.model import LogLine, Person, Room, Showing
from ..hall.names import names_of
from .forms import (
    ActionInfo,
    ChairInfo,
    EventInfo,
    FrameInfo,
    GameInfo,
    OptionInfo,
    PresetInfo,
    TableInfo,
    ViewInfo,
)


def game_info(rules: Game, language: str) -> GameInfo:
    words = Words(rules, language)
    return GameInfo(
        slug=rules.slug,
        title=words.title(),
        line=words.tagline(),
        version=rules.version,
        players=list(rules.players),
        usual=rules.usual,
        options=[
            OptionInfo(
                name=name,
                values=list(option.words),
                words=words.option(name),
                help=words.option_help(name),
            )
            for name, option in rules.options.items()
        ],
        presets=[
            PresetInfo(name=name, words=words.preset(name), options=rules.preset(name))
            for name in rules.presets
        ],
        actions=len(rules.actions),
    )


def table_info(room: Room, person: Person | None, language: str) -> TableInfo:
    names = names_of(room, language)
    mine = room.seats_of(person.id if person else None)
    return TableInfo(
        id=room.id,
        game=room.game,
        rules=room.rules,
        state=room.state.value,
        options=dict(room.options),
        clock=room.clock,
        watch=room.watch.value,
        commitment=room.commitment,
        chairs=[
            ChairInfo(
                seat=chair.letter,
                kind=chair.kind.value,
                name=names[chair.letter],
                level=chair.level,
                stand_in=chair.stand_in,
                yours=chair.seat in mine,
            )
            for chair in room.chairs
        ],
        results=list(room.results) if room.results else None,
        ranks=list(room.ranks) if room.ranks else None,
        again=room.again if mine else None,
    )


def view_info(showing: Showing, language: str) -> ViewInfo:
    rules = game(showing.room.game)
    words, names = Words(rules, language), names_of(showing.room, language)
    decision = words.decision(showing.view, names)
    return ViewInfo(
        table=showing.room.id,
        state="over" if showing.view.over else "playing",
        seat=None if showing.seat == PUBLIC else seat_letter(showing.seat),
        frame=showing.frame,
        phase=showing.view.phase_name,
        waiting=letters(showing.view.waiting),
        moment=showing.moment,
        undo=showing.undo,
        what=decision.what,
        why=decision.why,
        legal=actions(showing, words, names) if showing.moment else [],
        deadlines={seat_letter(seat): at for seat, at in showing.deadlines.items()},
        view=showing.data(),
    )


def actions(showing: Showing, words: Words, names: Names) -> list[ActionInfo]:
    scene = showing.view.game.part("scene")
    sight = Sight(showing.view, words, names)
    return [
        ActionInfo(
            id=action.id,
            text=action.text,
            kind=action.kind,
            args=list(action.args),
            words=words.action(action, names),
            consequence=scene.consequence(sight, action) if scene else "",
        )
        for action in sight.legal
    ]


def event_info(event: Event, frame: int, words: Words, names: Names) -> EventInfo:
    args = {k: list(v) if isinstance(v, tuple) else v for k, v in event.args.items()}
    return EventInfo(
        frame=frame,
        kind=event.kind,
        args=args,
        private=event.private,
        words=words.event(event, names),
    )


def story(lines: Iterable[LogLine], room: Room, language: str) -> list[EventInfo]:
    words, names = Words(game(room.game), language), names_of(room, language)
    return [event_info(line.event, line.frame, words, names) for line in lines]


def frame_info(showing: Showing, language: str) -> FrameInfo:
    events = (line for line in showing.log if line.frame == showing.frame)
    return FrameInfo(
        frame=showing.frame,
        phase=showing.view.phase_name,
        waiting=letters(showing.view.waiting),
        view=showing.data(),
        events=story(events, showing.room, language),
    )


def letters(seats: Iterable[int]) -> list[str]:
    return [seat_letter(seat) for seat in seats]
