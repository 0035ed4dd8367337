"""Settings of a loose stone: rings, a pendant and a bracelet of links."""

import math

from mathutils import Matrix, Vector

from cuts import gem
from jewellery import GIRDLES, band, claws, collar, outline, spline
from materials import material
from scene import DEGREE, drop_group, group, instance
from shapes import sphere, torus


def head(stone, cut, metal):
    """A stone in its claws, its table up, long from left to right; gives its parts, and half axes and exponent."""
    a, b, p = GIRDLES[cut]
    small = min(a, b)
    parts = [gem(cut, material(stone))]
    parts += claws(a, b, p, 0.95 * small, 0.34 * small / 0.43, material(metal), 4, 50 if cut == "oval" else 45)
    return parts, (a, b, p)


def temple_ring(stone, cut, metal="gold", yaw=32, lean=28):
    """A broad ring whose stone stands in two rows of granules."""
    parts, (a, b, p) = head(stone, cut, metal)
    # They are soldered to a collar that slopes away from the stone.
    slope = [(0.04, -0.22), (-0.44, -0.42), (-0.44, -0.50), (0.04, -0.34)]
    parts.append(collar(a, b, slope, material(metal), 128, p))
    first = sphere(0.085, material(metal), 24, 12, "granule")
    first.location = (0, 0, -50)
    for count, out, z in ((34, 0.19, -0.24), (42, 0.36, -0.31)):
        for i in range(count):
            point = outline(a + out, b + out, p, 2 * math.pi * i / count)
            parts.append(instance(first, point + Vector((0, 0, z))))
    group(parts, Matrix.Rotation(90 * DEGREE, 4, "Z"))
    radius, depth = 1.72, 0.95 * min(a, b) * 0.86
    parts.append(band(material(metal), radius, -(depth + radius) + 0.02, width=0.50, thickness=0.15))
    group(parts, Matrix.Rotation(yaw * DEGREE, 4, "Z") @ Matrix.Rotation(lean * DEGREE, 4, "X"))
    drop_group(parts)


def chain(path, metal, link=0.13):
    """Links along a path, each turned by a quarter to the one before."""
    first = torus(link, link * 0.24, material(metal), 40, 12, "link")
    first.location = (0, 0, -50)
    made, travelled, next_at = [], 0.0, 0.0
    for one, other in zip(path, path[1:]):
        step = (other - one).length
        while next_at <= travelled + step:
            along = other - one
            at = one + along * ((next_at - travelled) / step)
            turn = along.to_track_quat("X", "Z").to_matrix()
            quarter = Matrix.Rotation((35 if len(made) % 2 else -55) * DEGREE, 3, "X")
            stretched = instance(first, at, turn @ quarter, (1.25, 0.9, 1))
            made.append(stretched)
            next_at += link * 1.75
        travelled += step
    return made


def pendant(stone, cut, metal="gold"):
    """A pendant that lies on its open back, its chain drawn away behind it."""
    parts, (_, b, _) = head(stone, cut, metal)
    group(parts, Matrix.Rotation(90 * DEGREE, 4, "Z"))
    bail = torus(0.24, 0.06, material(metal), 64, 16)
    bail.location = (0, 1.30, -0.18)
    bail.rotation_euler = (0, 90 * DEGREE, 0)
    eye = torus(0.13, 0.05, material(metal), 48, 12)
    eye.location = (0, 1.10, -0.20)
    parts += [bail, eye]
    group(parts, Matrix.Rotation(24 * DEGREE, 4, "X"))
    drop_group(parts)
    height = bail.matrix_world.translation.z
    sweep = [(-2.3, 3.3, 0.1), (-1.5, 2.4, 0.1), (-0.5, 1.62, height * 0.6), (0, 1.28, height)]
    sweep += [(0.5, 1.62, height * 0.6), (1.5, 2.4, 0.1), (2.3, 3.3, 0.1)]
    parts += chain(spline([Vector(p) for p in sweep], 240), metal, 0.10)


def chain_bracelet(stone, cut, metal="gold", radius=2.9):
    """Links in a round on the floor with a stone in front; returns its parts."""
    parts, (a, _, _) = head(stone, cut, metal)
    group(parts, Matrix.Rotation(34 * DEGREE, 4, "X"))
    drop_group(parts)
    group(parts, Matrix.Translation((0, -radius - 0.05, 0)))
    gap = (a + 0.12) / radius
    count = 400
    course = []
    for i in range(count + 1):
        angle = -math.pi / 2 + gap + (2 * math.pi - 2 * gap) * i / count
        rise = 0.16 + 0.42 * max(0, 1 - min(i, count - i) / 22)
        course.append(Vector((radius * math.cos(angle), radius * math.sin(angle), rise)))
    return parts + chain(course, metal, 0.19)
