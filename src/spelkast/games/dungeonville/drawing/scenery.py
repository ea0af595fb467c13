"""What never changes on the board: sky, hills, the houses of the town, the earth with its gates."""

from __future__ import annotations

import math

from ....engine.drawing.svg import circle, group, line, move, number, path, rect
from . import art

FAR = 900
"""How far sky and earth go on beyond the drawing, where the page has room to spare."""


def backdrop(width: float, ground: float) -> str:
    """Sky, sun, hills and earth, behind everything."""
    wide, span = width + 2 * FAR, number(width + FAR)
    hills = (
        f"M-{FAR} {ground}V{ground - 46}L-300 {ground - 54}Q{width * 0.1:.0f} {ground - 96}"
        f" {width * 0.3:.0f} {ground - 50}T{width * 0.62:.0f} {ground - 62}"
        f"T{width:.0f} {ground - 48}L{span} {ground - 54}V{ground}Z"
    )
    return "".join(
        (
            rect(-FAR, -FAR, wide, ground + FAR, class_="dv-sky"),
            circle(width * 0.955, 30, 22, class_="dv-sun"),
            path(hills, class_="dv-hill"),
            rect(-FAR, ground, wide, 2 * FAR, class_="dv-earth"),
            rect(-FAR, ground - 2, wide, 9, class_="dv-grass"),
        )
    )


def pebbles(*places: tuple[int, int]) -> str:
    stone = "M-9 3L-5-5L6-4L10 3L2 6Z"
    return "".join(
        path(stone, class_="dv-peb", transform=move(x, y, (x * 7 + y) % 90)) for x, y in places
    )


# ---------------------------------------------------------------------------------------- Houses


def _window(x: float, y: float, width: float = 12, height: float = 13) -> str:
    return rect(x, y, width, height, fill="#f8d98a")


def _door(width: float, height: float, colour: str) -> str:
    return path(f"M-{width} 0V-{height}A{width} {width - 1} 0 0 1 {width}-{height}V0Z", fill=colour)


def _street() -> str:
    wall = (
        "M-44 0V-34H-36V-40H-28V-34H-20V-40H-12V-34H-4V-40H4V-34H12V-40H20V-34H28V-40H36V-34H44V0Z"
    )
    lamp = path("M-38-72H-24L-27-56H-35Z", fill="#f8d98a", stroke="#3a3326", stroke_width=2.6)
    return (
        path(wall, class_="dv-wall")
        + path("M-18 0V-18A18 18 0 0 1 18-18V0Z", fill="#3a3326")
        + line("M-31 0V-58", "#3a3326", 4)
        + lamp
    )


def _inn() -> str:
    beams = "M-36-26H36M-20-26V-54M20-26V-54M-36-2L-20-26M36-2L20-26"
    return (
        path("M-36 0V-48L0-80L36-48V0Z", fill="#efdfba")
        + line("M-42-44L0-82L42-44", "#a1472f", 9)
        + line(beams, "#6b4a2c", 3.4)
        + _window(-6, -56)
        + _door(9, 15, "#6b4a2c")
    )


def _temple() -> str:
    columns = "".join(f"M{x}-43H{x + 11}V-7H{x}Z" for x in (-40, -21, 10, 29))
    return (
        path("M-44-50L0-82L44-50Z", fill="#d9dccf")
        + circle(0, -60, 7, fill=art.GOLD)
        + path("M-44-50H44V-43H-44Z", fill="#b9c0b0")
        + path(columns, fill="#eef0e6")
        + path("M-10-7V-30A10 10 0 0 1 10-30V-7Z", fill="#4b4a3f")
        + path("M-48-7H48V0H-48Z", fill="#c6ccbc")
    )


def _guild() -> str:
    gable = "M-36-46H-27V-58H-18V-70H-9V-84H9V-70H18V-58H27V-46H36"
    return (
        path(gable + "V0H-36Z", fill="#a85c40")
        + line(gable, "#f3e6c8", 4)
        + _window(-6, -68)
        + _window(-24, -42, 13, 15)
        + _window(11, -42, 13, 15)
        + _door(10, 16, "#3b241b")
    )


def _tavern() -> str:
    mug = path("M-8-64H6V-47H-8Z", fill="#f8d98a", stroke="#22303f", stroke_width=2.4)
    return (
        path("M18-60H30V-88H18Z", fill="#6d5a4b")
        + path("M-44 0V-42H44V0Z", fill="#e2c27e")
        + path("M-50-40L-32-72H32L50-40Z", fill="#3d5a78")
        + _window(-36, -32, 13, 14)
        + _window(23, -32, 13, 14)
        + _door(10, 18, "#4a3424")
        + mug
        + line("M6-60H12V-51H6", "#22303f", 2.8)
    )


def _deed_house() -> str:
    return (
        path("M-28 0V-62H28V0Z", fill="#cfc3a4")
        + path("M-34-60L0-94L34-60Z", fill="#5d4a72")
        + line("M-28-30H28", "#9c8f70", 3)
        + _window(-17, -50, 10)
        + _window(7, -50, 10)
        + _door(9, 16, "#46382a")
    )


HOUSES = (_street, _inn, _temple, _guild, _tavern, _deed_house)
"""Each stands on y = 0, about 90 high and 84 wide."""


def house(n: int, x: float, y: float, scale: float = 1) -> str:
    return group(HOUSES[n](), transform=move(x, y, scale=scale))


# ----------------------------------------------------------------------------------------- Gates


def gate(d: int, width: float, height: float) -> str:
    """A mouth of stone with its base at y = 0, and the sign of the dungeon in the dark."""
    r, thick = width / 2, 9
    out, top = r + thick, -height + r
    stone = f"M{-out:g} 0V{top:g}A{out:g} {out:g} 0 0 1 {out:g} {top:g}V0Z"
    joints = "".join(_joint(angle, r, out, top) for angle in range(0, 181, 30))
    mouth = f"M{-r:g} 0V{top:g}A{r:g} {r:g} 0 0 1 {r:g} {top:g}V0Z"
    sign = group(art.dungeon(d), transform=move(0, -height * 0.55, scale=width / 40))
    return (
        path(stone, class_="dv-stone")
        + path(joints, class_="dv-joint")
        + path(mouth, fill=art.BLACK)
        + sign
    )


def _joint(angle: int, r: float, out: float, top: float) -> str:
    x, y = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
    return f"M{number(x * r)} {number(top + y * r)}L{number(x * out)} {number(top + y * out)}"
