"""What the JSON interface takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Text = Annotated[str, StringConstraints(max_length=200)]
Letter = Annotated[str, StringConstraints(pattern="^[A-H]$")]
RoomId = Annotated[str, StringConstraints(min_length=1, max_length=32)]


class Form(BaseModel):
    """A body: what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was refused. Nothing has changed."""

    error: str = Field(description="A code that does not change: `stale`, `illegal`, `not-yours`…")
    message: str = Field(description="The same in words, in the language of Accept-Language.")


class NewPerson(Form):
    name: Text = Field(description="What others call you; at most 24 characters.")


class Token(BaseModel):
    token: str = Field(description="Send it as `Authorization: Bearer <token>`.")
    name: str


class OptionInfo(BaseModel):
    name: str
    values: list[str | int] = Field(description="The first one is the default.")
    words: str
    help: str


class PresetInfo(BaseModel):
    name: str
    words: str
    options: dict[str, str | int]


class GameInfo(BaseModel):
    slug: str
    title: str
    line: str
    version: int = Field(description="Of the rules; games of another version cannot go on.")
    players: list[int]
    usual: int = Field(description="How many sit down when nobody says how many.")
    options: list[OptionInfo]
    presets: list[PresetInfo] = Field(description="Options that go together, by name.")
    actions: int = Field(description="How many actions there are in all.")


class NewChair(Form):
    kind: Literal["me", "friend", "bot", "device"]
    name: Text = ""
    level: Text = "regular"


class NewTable(Form):
    game: Text
    chairs: Annotated[list[NewChair], Field(min_length=1, max_length=8)]
    options: dict[Text, Text | int] = Field(default_factory=dict)
    clock: int = Field(default=0, ge=0, description="Seconds for each decision: 0, 30, 180, 86400.")
    watch: Literal["nobody", "link", "all"] = "link"
    auto_begin: bool = Field(default=True, description="Begin when the last chair is taken.")


class ChairInfo(BaseModel):
    seat: str
    kind: Literal["empty", "person", "device", "bot"]
    name: str
    level: str
    stand_in: bool
    yours: bool


class TableInfo(BaseModel):
    id: str
    game: str
    rules: int
    state: Literal["open", "playing", "over"]
    options: dict[str, str | int]
    clock: int
    watch: Literal["nobody", "link", "all"]
    commitment: str = Field(description="SHA-256 of the deal and a nonce, both told at the end.")
    chairs: list[ChairInfo]
    results: list[float] | None
    ranks: list[int] | None
    again: str | None = Field(description="The table of the rematch.")


class Join(Form):
    name: Text
    seat: Letter | None = None


class Seat(BaseModel):
    seat: str


class ActionInfo(BaseModel):
    id: int = Field(description="The number of the action in the game's fixed list.")
    text: str = Field(description="Its stable text: what `act` takes, and what logs hold.")
    kind: str
    args: list[str]
    words: str = Field(description="The label of its button.")
    consequence: str = Field(description="What it leads to, as far as you can know; may be empty.")


class EventInfo(BaseModel):
    frame: int
    kind: str
    args: dict[str, str | int | list[str]]
    private: bool = Field(description="Not everybody knows this.")
    words: str


class ViewInfo(BaseModel):
    """Everything a seat knows, and nothing else."""

    table: str
    state: Literal["playing", "over"]
    seat: str | None = Field(description="Whose eyes; null for a spectator.")
    frame: int = Field(description="Counts what this viewer has noticed; 0 after the deal.")
    phase: str
    waiting: list[str] = Field(description="The seats that owe a decision.")
    moment: str = Field(description="Send it with `act`; empty if you owe no decision.")
    undo: str = Field(description="Send it with `undo`; empty if nothing can be taken back.")
    what: str = Field(description="What to do, or whom to wait for, in a sentence.")
    why: str
    legal: list[ActionInfo]
    deadlines: dict[str, float]
    view: dict[str, Any] = Field(description="The fields of the state; what is hidden reads 0.")


class Act(Form):
    seat: Letter | None = Field(default=None, description="Needed only if you have several.")
    action: Text
    moment: Text = Field(description="The moment this answers: another one is refused with 409.")


class SeatForm(Form):
    seat: Letter | None = None


class Undo(SeatForm):
    moment: Text = Field(description="`undo` of the view: another one is refused with 409.")


class Say(Form):
    text: Annotated[str, StringConstraints(max_length=500)]
    seat: Letter | None = None


class Vote(Form):
    seat: Letter
    by: Letter | None = None


class Fork(Form):
    eyes: Annotated[str, StringConstraints(pattern="^([A-H]|public|open)$")] = "open"
    frame: Annotated[int, Field(ge=0, le=1_000_000)]


class Done(BaseModel):
    ok: Literal[True] = True


class Made(BaseModel):
    id: str


class FrameInfo(BaseModel):
    frame: int
    phase: str
    waiting: list[str]
    view: dict[str, Any]
    events: list[EventInfo]


class ReplayInfo(BaseModel):
    table: str
    eyes: str
    frames: list[FrameInfo]
