"""blender -b -t 1 -P shots.py -- SHOT WIDTH SAMPLES [FOLDER]

Builds and renders one shot of shots.txt into FOLDER (default out). A shot is a remedy's slug and a view: -1 the whole
piece, -2 a closer or lower one, -3 its size (a bracelet on a wrist, a ring on a finger, others at a rule), -4 the other
side (a stone that lies on its table, a ring from its side). The two wide shots for the home page begin with section-."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import math

import bpy
from mathutils import Matrix, Vector

import passes
from camera import frame_objects, outline_points
from cuts import add_mesh, crystal, cut_polyhedron, gem, tilt_towards
from fingers import fingers
from jewellery import bracelet, lotus_charm, ring, ring_parts, spline
from materials import material
from ruler import ruler
from scene import DEGREE, drop, group, instance, place, reset
from shapes import cabochon, sphere, tube, tumbled
from settings import chain_bracelet, pendant, temple_ring
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
}
CATS_EYE_LONG = 9.8  # mm

RINGS = {
    "yellow-sapphire-pukhraj-ring": dict(stone="yellowsapphire", cut="oval"),
    "pearl-moti-ring": dict(stone="pearl", cab=(0.88, 0.88, 1.6), metal="silver"),
    "red-coral-moonga-ring": dict(stone="coral", cab=(1, 0.8, 0.62)),
    "opal-ring": dict(stone="opal", cab=(1, 0.8, 0.58), metal="silver"),
}

# In what loose stones are set, each shown with some stone.
SETTINGS = ("plain-ring", "temple-ring", "open-back-pendant", "chain-bracelet")

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


def lay_rule(across, label="mm", gap=0.16):
    """A rule in front of what stands in the scene, which is `across` mm wide in all, and the view of both.

    One looks down so far that the middle of a leaning stone is as near as the divided edge, to 2 %; what lies flat
    behind the edge looks up to a tenth smaller than it is."""
    bpy.context.view_layer.update()
    points = outline_points([o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"])
    low, high = points.min(0), points.max(0)
    mm = (high[0] - low[0]) / across
    length = 5 * math.ceil(across * 1.35 / 5) if label == "mm" else 10 * math.ceil(across * 1.15 / 10)
    breadth = length * 0.42 if label == "mm" else length * 0.2
    ruler(length, mm, label, ((high[0] + low[0]) / 2, low[1] - gap), breadth)
    frame_objects(fill=0.78, elev=52, lens=110, fstop=1.2, focus=(0, float(low[1]) * 0.5, 0.3))


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


def shoot_setting(design):
    light_studio("white", sparkle=0.8, flags=0.8)
    if design == "plain-ring":
        ring(stone="bluesapphire", cut="oval")
    elif design == "temple-ring":
        temple_ring("ruby", "oval")
    elif design == "open-back-pendant":
        pendant("emerald", "emerald")
    else:
        chain_bracelet("yellowsapphire", "oval")
    if design == "chain-bracelet":
        frame_objects(fill=0.76, elev=38, lens=100, fstop=0.6, focus=(0, -3, 0.6))
    elif design == "open-back-pendant":
        frame_objects(fill=0.70, elev=44, lens=110, fstop=0.5, by="max", focus=(0, -0.3, 0.6))
    else:
        frame_objects(fill=0.60, elev=27, lens=110, fstop=0.4, by="max", focus=(0, -1.2, 3.0))


def near(at, reach):
    """What lies on the floor within reach of a point."""
    things = [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"]
    return [o for o in things if math.hypot(o.location.x - at[0], o.location.y - at[1]) < reach]


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


def shoot_amethyst_cluster(view):
    """Crystals on a sunflower spiral, leaning outwards, shorter towards the rim."""
    light_studio("white", sparkle=0.6, flags=0.7)
    rnd = random.Random(8)
    rock = tumbled(2, 1.5, 0.35, (1.25, 1.0, 0.45), 5, 1.6, material("rock"), "rock")
    rock.location = (0, 0, 0.35)
    for i in range(34):
        t = math.sqrt((i + 0.5) / 34)
        azimuth = i * 2.39996 + rnd.uniform(-0.3, 0.3)
        lean = t * 58 * DEGREE * rnd.uniform(0.7, 1.1)
        length = (2.5 - 1.5 * t) * rnd.uniform(0.75, 1.2)
        point = crystal(length, rnd.uniform(0.24, 0.40) * (1.15 - 0.45 * t), i, material("amethyst_raw"))
        point.location = (1.305 * t * math.cos(azimuth), 1.035 * t * math.sin(azimuth), 0.35 - 0.1 * t)
        axis = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
        point.rotation_mode = "QUATERNION"
        turn = Matrix.Rotation(lean, 3, axis) @ Matrix.Rotation(rnd.uniform(0, 6), 3, "Z")
        point.rotation_quaternion = turn.to_quaternion()
    if view == 3:
        lay_rule(110, "cm")
    elif view == 2:
        frame_objects(fill=0.74, elev=50, az=-62, lens=100, by="max", fstop=0.6, focus=(0, -0.6, 1.6))
    else:
        frame_objects(fill=0.68, elev=24, lens=100, by="max")


def shoot_tumbled_stones(view):
    light_studio("white", sparkle=0.6, flags=0.4)
    rnd = random.Random(3)
    rows = [
        ["rose", "amethyst", "tigereye"],
        ["lapis", "aventurine", "carnelian", "citrine"],
        ["sphatik", "turquoise", "tourmaline", "moonstone"],
        ["rose", "amethyst", "carnelian"],
    ]
    seed = 0
    for row, keys in enumerate(rows):
        for column, key in enumerate(keys):
            seed += 1
            stone = tumbled(seed, 0.84, 0.30, (1.2, 0.92, 0.70), 5, 0.85, material(key))
            x = (column - (len(keys) - 1) / 2) * 1.76 + rnd.uniform(-0.12, 0.12)
            stone.location = (x, (1.5 - row) * 1.45 + rnd.uniform(-0.1, 0.1), 0)
            stone.rotation_euler = (rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(0, 6))
            drop(stone)
    if view == 2:
        frame_objects(fill=0.98, elev=26, az=-74, lens=100, fstop=0.5, focus=(0, -2, 0.5), objs=near((0, -1.6), 1.9))
    else:
        frame_objects(fill=0.76, elev=42, lens=100, fstop=0.35, focus=(0, -1, 0.6))


def shoot_quartz_pyramid(view):
    light_studio("white", flags=0.35, sparkle=0.3, env=1.9)
    slope = 51.8 * DEGREE
    planes = [((0, 0, -1), 0)]
    for k in range(4):
        azimuth = k * 90 * DEGREE
        normal = (math.cos(azimuth) * math.sin(slope), math.sin(azimuth) * math.sin(slope), math.cos(slope))
        planes.append((normal, math.sin(slope) * 1.5))
    pyramid = add_mesh("pyr", *cut_polyhedron(planes), material("clearquartz"))
    pyramid.rotation_euler = (0, 0, 28 * DEGREE)
    pyramid.location = (0, 0, 0.02)
    if view == 3:
        # Its base is 3 units or 50 mm long, and turned.
        turn = 28 * DEGREE
        lay_rule(50 * (math.cos(turn) + math.sin(turn)), "cm")
    else:
        frame_objects(fill=0.60, elev=30, lens=110)


def shoot_crystal_tree(view):
    """A wire tree that branches in threes, chips on its last two generations."""
    light_studio("white", sparkle=0.5, flags=0.4)
    rnd = random.Random(11)
    chips = []
    for i in range(4):
        for key in ("chip_rose", "chip_amethyst", "chip_green", "chip_citrine"):
            chip = tumbled(i * 4 + len(chips), 0.175, 0.45, (1.1, 0.85, 0.6), 3, 1.3, material(key))
            chip.location = (0, 0, -50)
            chips.append(chip)
    tumbled(5, 0.98, 0.30, (1.2, 1.05, 0.40), 5, 1.4, material("rock")).location = (0, 0, 0.30)

    def hang_chips(tip, direction, length, count):
        for _ in range(count):
            chip = instance(rnd.choice(chips))
            place_on_twig = tip - direction * rnd.uniform(0, 0.6) * length
            chip.location = place_on_twig + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * 0.15
            chip.rotation_euler = (rnd.uniform(0, 6),) * 3
            chip.scale = (rnd.uniform(0.8, 1.2),) * 3

    def grow(root, direction, length, radius, generations):
        tip = root + direction * length
        sway = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.3, 0.5)))
        bend = root + direction * length * 0.5 + sway * length * 0.10
        tube(spline([root, bend, tip], 12), lambda u: radius * (1 - 0.35 * u), material("gold"), False, 8)
        if generations <= 1:
            hang_chips(tip, direction, length, 2 if generations else 6)
        if not generations:
            return
        across = direction.orthogonal().normalized()
        along = direction.cross(across)
        for k in range(3):
            azimuth = 2 * math.pi * (k + rnd.uniform(-0.15, 0.15)) / 3 + generations * 1.9
            spread = rnd.uniform(0.72, 1.0)
            side = (across * math.cos(azimuth) + along * math.sin(azimuth)) * spread
            branch = (direction + side + Vector((0, 0, 0.22))).normalized()
            grow(tip, branch, length * rnd.uniform(0.66, 0.84), radius * 0.62, generations - 1)

    grow(Vector((0, 0, 0.5)), Vector((0.02, 0, 1)), 1.25, 0.17, 4)
    if view == 2:
        crown = [o for o in bpy.context.scene.objects if o.name.startswith("tumble") and o.location.z > 0.6]
        frame_objects(fill=1.05, elev=20, az=-70, lens=100, fstop=0.5, focus=(0, -1.4, 4), objs=crown, maxh=1.0)
    else:
        frame_objects(fill=0.68, elev=26, lens=100, by="max")


SINGLE = {
    "cats-eye-lehsunia": shoot_cats_eye,
    "amethyst-cluster": shoot_amethyst_cluster,
    "tumbled-stones-set": shoot_tumbled_stones,
    "clear-quartz-pyramid": shoot_quartz_pyramid,
    "crystal-tree": shoot_crystal_tree,
    "navaratna-set": shoot_navaratna,
    "section-navaratna": lambda _: shoot_navaratna(wide=True),
    "section-bracelets": lambda _: shoot_bracelets_section(),
}
STRUNG = {
    "rudraksha": shoot_rudraksha,
    "seven-chakra": shoot_seven_chakra,
    "rose-amethyst": shoot_rose_amethyst,
}


def build(shot):
    """Sets up the scene of a shot. Raises SystemExit for a name that is not one."""
    reset()
    view = int(shot[-1]) if shot[-2:-1] == "-" and shot[-1].isdigit() else 1
    second = view == 2
    slug = shot[:-2] if shot[-1].isdigit() else shot
    stone = slug.removesuffix("-bracelet")
    if slug.removeprefix("setting-") in SETTINGS:
        shoot_setting(slug.removeprefix("setting-"))
    elif view == 3 and (stone in STRUNG or stone in BRACELETS):
        shoot_worn(stone)
    elif slug in SINGLE:
        SINGLE[slug](view)
    elif slug in LOOSE:
        shoot_loose(slug, view)
    elif slug in RINGS:
        shoot_ring(slug, view)
    elif stone in STRUNG:
        STRUNG[stone](second)
    elif stone in BRACELETS:
        shoot_plain_bracelet(stone, second)
    else:
        raise SystemExit(f"unknown shot {shot}")


if __name__ == "__main__":
    shot, width, samples, *rest = sys.argv[sys.argv.index("--") + 1 :]
    build(shot)
    width = int(width)
    height = width * 9 // 16 if shot.startswith("section-") else width
    # Light that enters a single stone is followed further: its inner reflections are what one looks at.
    bounces = 18 if shot[:-2] in LOOSE else 14
    passes.render(os.path.join(rest[0] if rest else "out", shot), width, height, int(samples), bounces=bounces)
