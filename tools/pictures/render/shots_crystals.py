"""Shots of objects that are neither strung nor set: a cluster, tumbled stones, a pyramid, a tree."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from camera import frame_objects
from cuts import add_mesh, crystal, cut_polyhedron
from jewellery import spline
from materials import material
from ruler import lay_rule
from scene import DEGREE, drop, instance, near
from shapes import tube, tumbled
from studio import light_studio


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
