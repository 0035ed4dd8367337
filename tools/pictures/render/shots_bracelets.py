"""Shots of bracelets: from above, close, worn, and the wide one of five of them."""

import bpy
from mathutils import Matrix, Vector

from camera import frame_objects
from jewellery import bracelet, lotus_charm
from scene import DEGREE, group
from studio import light_studio
from worn import forearm, worn

# Beads and spacers of the plain bracelets.
BRACELETS = {
    "tigers-eye": ("tigereye", "gold"),
    "rose-quartz": ("rose", "gold"),
    "lapis-lazuli": ("lapis", "gold"),
    "amethyst": ("amethyst", "silver"),
    "moonstone": ("moonstone", "silver"),
    "green-aventurine": ("aventurine", "gold"),
    "carnelian": ("carnelian", "gold"),
    "black-onyx": ("onyx", "silver"),
    "citrine": ("citrine", "gold"),
    "turquoise": ("turquoise", "silver"),
    "sphatik": ("sphatik", "silver"),
    "pyrite": ("pyrite", "silver"),
}
CLEAR = {"rose", "amethyst", "citrine", "sphatik", "moonstone", "carnelian"}


def plain_beads(key, metal, count=18, at=2):
    """`count` equal beads with a disc on either side of one of them."""
    beads = [("bead", key, 0.5)] * count
    disc = ("disc", metal, 0.15)
    return beads[:at] + [disc] + beads[at : at + 1] + [disc] + beads[at + 1 :]


def aim_at_bracelet(radius, beads, close, **overrides):
    """The whole bracelet from above, or its front beads close up."""
    if not close:
        view = dict(elev=37, lens=100, fill=0.77, fstop=0.45, focus=(0, -radius * 0.8, 0.6))
        frame_objects(**{**view, **overrides})
        return
    front = [o for o in beads if o.location.y < -radius * 0.55 and abs(o.location.x) < radius * 0.62]
    frame_objects(fill=1.0, elev=24, az=-78, lens=100, fstop=0.42, focus=(0, -radius, 0.6), objs=front, dy=0.02)


def shoot_worn(stone):
    """On a wrist of 163 mm, so that one sees how large its beads are."""
    disc = ("disc", "silver", 0.10)
    if stone == "rudraksha":
        sequence = [("bead", "rudraksha", 0.5), ("disc", "gold", 0.11)]
    elif stone == "seven-chakra":
        lava = [("bead", "lava", 0.5)]
        chakras = ("coral", "carnelian", "citrine", "aventurine", "turquoise", "lapis", "amethyst")
        sequence = lava + [part for key in chakras for part in (disc, ("bead", key, 0.5))] + [disc] + lava * 20
    elif stone == "rose-amethyst":
        disc = ("disc", "gold", 0.15)
        alternate = [("bead", "amethyst" if i % 2 else "rose", 0.5) for i in range(40)]
        sequence = alternate[:8] + [disc] + alternate[8:9] + [disc] + alternate[9:]
    else:
        key, metal = BRACELETS[stone]
        sequence = plain_beads(key, metal, count=30, at=3)
    light_studio("white", sparkle=0.4, flags=0.3)
    forearm()
    beads = worn(sequence)
    if stone == "rose-amethyst":
        # It hangs clear of the beads, from the one between the discs.
        hang_charm(beads[9])
    frame_objects(fill=0.30, elev=36, az=-62, lens=100, fstop=2.4, focus=(0.2, -1.6, 4.6), objs=beads, maxh=0.62)


def hang_charm(bead):
    """The lotus hangs from a bead, its face towards the camera."""
    parts = lotus_charm((0, 0, 0), 0)
    bpy.context.view_layer.update()
    middle = parts[0].matrix_world.translation.copy()
    upright = Matrix.Rotation(16 * DEGREE, 4, "Z") @ Matrix.Rotation(80 * DEGREE, 4, "X")
    at = bead.location + Vector((0.05, -0.64, -1.12))
    group(parts, Matrix.Translation(at) @ upright @ Matrix.Translation(-middle))


def shoot_plain_bracelet(stone, close):
    key, metal = BRACELETS[stone]
    light_studio("white", sparkle=0.6 if key in CLEAR else 0.5, flags=0.35)
    aim_at_bracelet(*bracelet(plain_beads(key, metal)), close)


def shoot_rudraksha(close):
    light_studio("white", sparkle=0.4, flags=0.35)
    aim_at_bracelet(*bracelet([("bead", "rudraksha", 0.5), ("disc", "gold", 0.11)] * 17), close, fstop=0.35)


def shoot_seven_chakra(close):
    light_studio("white", sparkle=0.5, flags=0.35)
    disc = ("disc", "silver", 0.10)
    chakras = []
    for stone in ("amethyst", "lapis", "turquoise", "aventurine", "citrine", "carnelian", "coral"):
        chakras += [("bead", stone, 0.5), disc]
    chakras.pop()
    # The middle of the seven lies in front, eleven lava beads behind.
    beads = chakras[6:] + [disc] + [("bead", "lava", 0.5)] * 11 + [disc] + chakras[:6]
    aim_at_bracelet(*bracelet(beads), close)


def shoot_rose_amethyst(close):
    light_studio("white", sparkle=0.6, flags=0.35)
    disc = ("disc", "gold", 0.15)
    beads = [("bead", "rose" if i % 2 else "amethyst", 0.5) for i in range(18)]
    radius, strung = bracelet(beads[:1] + [disc] + beads[1:] + [disc])
    lotus_charm((0, -radius - 1.22, 0), 10)
    aim_at_bracelet(radius, strung, close, elev=40)


def shoot_bracelets_section():
    light_studio("charcoal", sparkle=0.5, flags=0.5, scale=3)
    strung = []
    for key, metal, x, y, count, seed in (
        ("tigereye", "gold", -6.6, 0.6, 17, 1),
        ("lapis", "gold", 0, -0.6, 17, 2),
        ("rose", "gold", 6.6, 0.6, 17, 3),
        ("rudraksha", "gold", -3.35, 6.3, 16, 4),
        ("turquoise", "silver", 3.35, 6.3, 17, 5),
    ):
        thread = None if key == "rose" else "thread"
        _, beads = bracelet(plain_beads(key, metal, count, at=1), thread=thread, seed=seed, centre=(x, y))
        strung += beads
    frame_objects(fill=0.86, elev=38, lens=90, aspect=16 / 9, maxh=0.86, fstop=0.25, focus=(0, -3.5, 0.6))


STRUNG = {
    "rudraksha": shoot_rudraksha,
    "seven-chakra": shoot_seven_chakra,
    "rose-amethyst": shoot_rose_amethyst,
}
