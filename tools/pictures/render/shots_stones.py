"""Shots of cut and polished stones, loose, in rings and in other settings."""

import math

from mathutils import Matrix, Vector

from camera import frame_objects
from cuts import gem, tilt_towards
from fingers import fingers
from jewellery import ring, ring_parts
from materials import material
from ruler import lay_rule
from scene import DEGREE, group, near, place
from settings import chain_bracelet, pendant, temple_ring
from shapes import cabochon, sphere
from studio import light_studio

# Cut and material of the single stones, and how long the remedy's stone is in mm.
LOOSE = {
    "ruby-manik": ("oval", "ruby", 9.1),
    "blue-sapphire-neelam": ("cushion", "bluesapphire", 8.4),
    "yellow-sapphire-pukhraj": ("oval", "yellowsapphire", 9.6),
    "emerald-panna": ("emerald", "emerald", 9.4),
    "hessonite-gomed": ("oval", "hessonite", 11.4),
    "diamond-heera": ("round", "diamond", 4.7),
    "garnet": ("round", "garnet", 9.1),
    "peridot": ("oval", "peridot", 10.4),
    # Single stones of another shape than the remedy of their kind.
    "ruby-cushion": ("cushion", "ruby", 9.2),
    "yellow-sapphire-cushion": ("cushion", "yellowsapphire", 10.2),
    "blue-sapphire-oval": ("oval", "bluesapphire", 9.6),
}
CATS_EYE_LONG = 9.8  # mm

RINGS = {
    "yellow-sapphire-pukhraj-ring": dict(stone="yellowsapphire", cut="oval"),
    "pearl-moti-ring": dict(stone="pearl", cab=(0.88, 0.88, 1.6), metal="silver"),
    "red-coral-moonga-ring": dict(stone="coral", cab=(1, 0.8, 0.62)),
    "opal-ring": dict(stone="opal", cab=(1, 0.8, 0.58), metal="silver"),
}

# Settings of loose stones, each shown with some stone.
SETTINGS = ("plain-ring", "temple-ring", "open-back-pendant", "chain-bracelet")
# The metals of their further images; an image without a metal in its name is of yellow gold.
METALS = ("silver", "gold-22k", "white-gold", "rose-gold", "panchdhatu")

NAVARATNA = [
    ("oval", "ruby"),
    ("pearl", "pearl"),
    ("cabochon", "coral"),
    ("emerald", "emerald"),
    ("cushion", "yellowsapphire"),
    ("round", "diamond"),
    ("cushion", "bluesapphire"),
    ("oval", "hessonite"),
    ("cabochon", "catseye"),
]


def loose_stone(cut, key, tilt=40, azimuth=-80, size=1, at=(0, 0), spin=0):
    """A faceted stone resting on its pavilion, its table towards the camera."""
    stone = gem(cut, material(key))
    stone.scale = (size, size, size)
    place(stone, at, tilt_towards(stone, tilt, azimuth) @ Matrix.Rotation(spin * DEGREE, 3, "Z"))


def shoot_loose(slug, view):
    cut, key, long = LOOSE[slug]
    if view == 4:
        lie_on_table(cut, key)
        return
    light_studio("white")
    if view == 3:
        loose_stone(cut, key, tilt=50 if cut == "emerald" else 41, azimuth=-90)
        lay_rule(long)
        return
    low = view == 2
    loose_stone(cut, key, tilt=50 if cut == "emerald" else 41, spin=8 if cut == "cushion" else 12, azimuth=-84)
    if low:
        frame_objects(fill=0.68, elev=16, az=-72, lens=110, fstop=0.55, focus=(0, -0.4, 0.6))
    else:
        frame_objects(fill=0.60, elev=32, lens=110, fstop=0.35, focus=(0, -0.3, 0.8))


def lie_on_table(cut, key):
    """A faceted stone that lies on its table, so that one sees how deep it is cut."""
    light_studio("white")
    stone = gem(cut, material(key))
    place(stone, (0, 0, 0), Matrix.Rotation(14 * DEGREE, 3, "Z") @ Matrix.Rotation(math.pi, 3, "X"))
    frame_objects(fill=0.62, elev=20, az=-84, lens=110, fstop=0.5, focus=(0, -0.4, 0.5))


def shoot_cats_eye(view):
    light_studio("white", sparkle=0.3, flags=0.4)
    stone = cabochon(1, 0.78, 0.66, material("catseye"))
    place(stone, (0, 0, 0), Matrix.Rotation(0.2, 3, "Z") @ Matrix.Rotation(14 * DEGREE, 3, "X"))
    if view == 3:
        lay_rule(CATS_EYE_LONG)
    elif view == 4:
        frame_objects(fill=0.58, elev=66, az=-84, lens=110, fstop=0.6, focus=(0, -0.1, 0.6))
    elif view == 2:
        frame_objects(fill=0.62, elev=14, az=-82, lens=110, fstop=0.5, focus=(0, -0.4, 0.4))
    else:
        frame_objects(fill=0.58, elev=36, lens=110, fstop=0.4, focus=(0, -0.4, 0.4))


def shoot_ring_worn(slug):
    """On a finger as thick as the ring is wide."""
    light_studio("white", sparkle=0.6, flags=0.5)
    middle = fingers(8.15 / 1.58)
    parts, hole = ring_parts(**RINGS[slug])
    group(parts, Matrix.Translation(middle - Vector((0, 0, hole))) @ Matrix.Rotation(-4 * DEGREE, 4, "X"))
    focus = middle + Vector((0, -1, 2))
    frame_objects(fill=0.33, elev=47, az=-56, lens=100, fstop=1.2, focus=focus, objs=parts, by="max")


def shoot_ring(slug, view):
    if view == 3:
        shoot_ring_worn(slug)
        return
    light_studio("white", sparkle=0.8, flags=0.8)
    ring(**RINGS[slug], **(dict(yaw=90, lean=14) if view == 4 else {}))
    focus = (0, -1.2, 3.0)
    if view == 4:
        frame_objects(fill=0.62, elev=14, az=-80, lens=110, fstop=0.4, by="max", focus=focus)
    elif view == 2:
        frame_objects(fill=0.62, elev=20, az=-62, lens=110, fstop=0.35, by="max", focus=focus)
    else:
        frame_objects(fill=0.60, elev=27, lens=110, fstop=0.4, by="max", focus=focus)


def setting_of(slug):
    """The design and the metal in the slug of a setting's shot; None for other shots."""
    name = slug.removeprefix("setting-")
    if name == slug:
        return None
    for metal in METALS:
        if name.endswith(f"-{metal}"):
            return name.removesuffix(f"-{metal}"), metal
    return name, "gold"


def shoot_setting(design, metal):
    light_studio("white", sparkle=0.8, flags=0.8)
    if design == "plain-ring":
        ring(stone="bluesapphire", cut="oval", metal=metal)
    elif design == "temple-ring":
        temple_ring("ruby", "oval", metal)
    elif design == "open-back-pendant":
        pendant("emerald", "emerald", metal)
    else:
        chain_bracelet("yellowsapphire", "oval", metal)
    if design == "chain-bracelet":
        frame_objects(fill=0.76, elev=38, lens=100, fstop=0.6, focus=(0, -3, 0.6))
    elif design == "open-back-pendant":
        frame_objects(fill=0.70, elev=44, lens=110, fstop=0.5, by="max", focus=(0, -0.3, 0.6))
    else:
        frame_objects(fill=0.60, elev=27, lens=110, fstop=0.4, by="max", focus=(0, -1.2, 3.0))


def shoot_navaratna(view=1, wide=False):
    """The ruby in the middle, the other eight round it."""
    light_studio("charcoal" if wide else "white", scale=2.4)
    radius_x, radius_y, slant = (4.4, 2.7, 55) if wide else (3.0, 3.3, 47)
    angles = [0, 90, slant, 0, -slant, -90, 180 + slant, 180, 180 - slant]
    for i, (shape, key) in enumerate(NAVARATNA):
        angle = angles[i] * DEGREE
        at = (radius_x * math.cos(angle), radius_y * math.sin(angle), 0) if i else (0, 0, 0)
        if shape == "pearl":
            sphere(0.66, material(key)).location = (at[0], at[1], 0.66)
        elif shape == "cabochon":
            place(cabochon(0.90, 0.70, 0.60, material(key)), at, Matrix.Rotation(0.25, 3, "Z"))
        else:
            loose_stone(shape, key, 50 if shape == "emerald" else 41, -88, 0.80 if i else 1.02, at, i * 7)
    if wide:
        frame_objects(fill=0.72, elev=40, lens=100, aspect=16 / 9, maxh=0.76)
    elif view == 2:
        frame_objects(fill=0.88, elev=30, az=-82, lens=100, fstop=0.5, focus=(0, -3, 0.6), objs=near((0, -1.8), 2.6))
    else:
        frame_objects(fill=0.74, elev=50, lens=100)
