"""Settings and strings: ring bands, claws, bezels, bracelets and the lotus charm."""

import math
import random

from mathutils import Matrix, Vector

from cuts import gem
from materials import material
from scene import DEGREE, add_mesh, drop_group, group, instance
from shapes import cabochon, rudraksha, sphere, torus, tube


def collar(a, b, prof, mat, n=96, p=2.0, name="collar"):
    """A closed profile [(inset, z) ...] swept round a superellipse; a negative inset lies outside."""
    v = []
    f = []
    m = len(prof)
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s_ = (math.cos(t), math.sin(t))
        r = (abs(c / a) ** p + abs(s_ / b) ** p) ** (-1 / p)
        x, y = (r * c, r * s_)
        L = math.hypot(x, y)
        for ins, z in prof:
            k = (L - ins) / L
            v.append((x * k, y * k, z))
    for i in range(n):
        for j in range(m):
            f.append((i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + (j + 1) % m, i * m + (j + 1) % m))
    return add_mesh(name, v, f, mat, True)


def outline(a, b, p, t, k=1.0):
    """Point of a superellipse at angle t, scaled by k."""
    c, s_ = (math.cos(t), math.sin(t))
    r = (abs(c / a) ** p + abs(s_ / b) ** p) ** (-1 / p) * k
    return Vector((r * c, r * s_, 0))


def spline(pts, n=24):
    """Catmull-Rom points through pts."""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P) - 2):
        for k in range(n // (len(P) - 3)):
            t = k / (n // (len(P) - 3))
            a, b, c, d = map(Vector, (P[i - 1], P[i], P[i + 1], P[i + 2]))
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(Vector(pts[-1]))
    return out


def claws(a, b, p, depth, slope, mat, count=4, first=45):
    """A claw head: two wires under the girdle and `count` claws over it, the first at azimuth `first` (degrees)."""

    def wire(k, z, thickness):
        path = [outline(a, b, p, 2 * math.pi * i / 96, k) + Vector((0, 0, z)) for i in range(96)]
        return tube(path, thickness, mat, True, 16, up=(0, 0, 1))

    parts = [wire(0.90, -0.24, (0.055, 0.075)), wire(0.50, -depth * 0.78, (0.06, 0.07))]
    tip = slope * 0.10
    # Scale of the outline and height: from under the stone, out past the girdle, over it and in.
    course = [(0.46, -depth * 0.86), (0.74, -depth * 0.5), (1.0, -0.14), (1.045, 0.02), (0.99, 0.09 + tip * 0.3)]
    course.append((0.89, tip + 0.075))
    for i in range(count):
        angle = (first + 360 / count * i) * DEGREE
        path = spline([outline(a, b, p, angle, k) + Vector((0, 0, z)) for k, z in course], 40)
        parts.append(tube(path, lambda u: (0.085 - 0.02 * u, 0.08 - 0.018 * u), mat, False, 16))
        ball = sphere(0.082, mat, 24, 12, "claw")
        ball.location = outline(a, b, p, angle, 0.895) + Vector((0, 0, tip + 0.06))
        ball.scale = (1, 1, 0.7)
        parts.append(ball)
    return parts


def bezel(a, b, p, depth, mat, rim=0.09):
    """A closed setting with a fine wire under its rim."""
    cup = [(0.05, 0.13), (-0.005, 0.15), (-rim * 0.8, 0.11), (-rim, 0.02), (-rim * 0.6, -0.35)]
    cup += [(0.18, -depth), (0.30, -depth), (0.06, -0.3), (0.012, -0.05)]
    wire = [(-rim * 1.25, -0.02), (-rim * 1.5, -0.06), (-rim * 1.25, -0.10), (-rim * 0.9, -0.06)]
    return [collar(a, b, cup, mat, 128, p), collar(a, b, wire, mat, 128, p)]


def band(mat, radius, centre, width=0.30, thickness=0.13):
    """The ring itself round (0, 0, centre), broader and thicker towards the head."""
    angles = [2 * math.pi * i / 160 for i in range(160)]
    path = [(radius * math.sin(angle), 0, centre + radius * math.cos(angle)) for angle in angles]

    def section(t):
        k = 0.5 + 0.5 * math.cos(2 * math.pi * t)  # 1 at the head
        return (width * (0.72 + 0.42 * k**3), thickness * (0.85 + 0.6 * k**2))

    return tube(path, section, mat, True, 32, "band")


# Half axes and exponent of each cut's girdle.
GIRDLES = {"round": (1, 1, 2), "oval": (1, 0.78, 2), "cushion": (1, 0.86, 3), "emerald": (1, 0.72, 5)}


def ring(yaw=32, lean=28, **piece):
    """A ring that leans on its rim, turned by yaw degrees."""
    parts, _ = ring_parts(**piece)
    group(parts, Matrix.Rotation(yaw * DEGREE, 4, "Z") @ Matrix.Rotation(lean * DEGREE, 4, "X"))
    drop_group(parts)


def ring_parts(stone, cut=None, cab=None, metal="gold"):
    """The parts of a ring, its stone up and its hole along y, and the height of the middle of its hole.

    The stone is faceted (cut), or a cabochon (cab: half axes and height; from a height of 1.5 on it is a pearl)."""
    mat = material(metal)
    if cut:
        a, b, p = GIRDLES[cut]
        small = min(a, b)
        depth = 0.95 * small * 0.86
        head = [gem(cut, material(stone))]
        head += claws(
            a, b, p, 0.95 * small, 0.34 * small / 0.43, mat, 6 if cut == "round" else 4, 50 if cut == "oval" else 45
        )
    else:
        a, b, height = cab
        depth = 0.62
        if height < 1.5:
            head = [cabochon(a, b, height, material(stone)), *bezel(a, b, 2, depth, mat)]
        else:
            pearl = sphere(a, material(stone))
            pearl.location = (0, 0, 0.7 * a)
            head = [pearl, *bezel(0.87 * a, 0.87 * a, 2, depth, mat)]
    group(head, Matrix.Rotation(90 * DEGREE, 4, "Z"))
    radius = 1.72
    middle = -(depth + radius) + 0.02
    return head + [band(mat, radius, middle)], middle


def bracelet(sequence, thread="thread", seed=4, centre=(0, 0)):
    """Beads and discs laid by arc length on a circle on the floor, the first in front; gives (radius, objects).

    sequence: ("bead", material, radius) or ("disc", metal, width). A thread of None leaves out the cord."""
    bead = 0.5
    rnd = random.Random(seed)
    widths = [2 * size if kind == "bead" else size for kind, _, size in sequence]
    # A little less than the sum: the beads touch.
    radius = sum(widths) * 0.992 / (2 * math.pi)
    first = {}
    strung = []
    travelled = -widths[0] / 2
    for key, width in zip(sequence, widths):
        kind, mat, size = key
        angle = (travelled + width / 2) * 0.992 / radius - math.pi / 2
        travelled += width
        if key in first:
            obj = instance(first[key])
        elif kind == "disc":
            profile = [(0, 0.5), (-0.03, 0.25), (-0.0375, 0), (-0.03, -0.25), (0, -0.5), (0.15, -0.5), (0.15, 0.5)]
            obj = collar(bead / 2, bead / 2, [(inset, z * size) for inset, z in profile], material(mat))
        else:
            obj = rudraksha(3, size * 1.03, 5, material(mat)) if mat == "rudraksha" else sphere(size, material(mat))
        first.setdefault(key, obj)
        tangent = Vector((-math.sin(angle), math.cos(angle), 0)).to_track_quat("Z", "Y").to_matrix()
        spin = Matrix.Rotation(rnd.uniform(0, 6.28), 3, "Z")
        tumble = Matrix.Rotation(rnd.uniform(-0.7, 0.7), 3, "X")
        # Discs, seeds and the moonstone's sheen look along the string; other beads lie as they fell.
        along = kind == "disc" or mat in ("rudraksha", "moonstone")
        obj.rotation_mode = "QUATERNION"
        obj.rotation_quaternion = (tangent @ spin if along else tangent @ spin @ tumble).to_quaternion()
        obj.location = (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle), bead)
        strung.append(obj)
    if thread:
        torus(radius, 0.022, material(thread), 128, 10).location = (*centre, bead)
    return radius, strung


def lotus_charm(at, yaw, radius=0.66):
    """A flat gilt disc with an eye and an eight-petalled lotus in wire, lying before the front bead; gives its parts."""
    gold = material("gold")
    profile = [
        (0, 0.03),
        (-0.03, 0.0),
        (0, -0.05),
        (radius - 0.01, -0.05),
        (radius - 0.01, 0.01),
        (0.10, 0.01),
        (0.06, 0.035),
    ]
    disc = collar(radius, radius, profile, gold, 96)
    disc.data.materials.append(material("goldmatt"))
    for face in disc.data.polygons:
        flat = face.normal.z > 0.97
        face.use_smooth = abs(face.normal.z) < 0.97
        face.material_index = 1 if flat else 0
    eye = torus(0.13, 0.035, gold, 48, 12)
    eye.location = (0, radius + 0.12, 0)
    parts = [disc, eye]
    for row, (inner, outer, width) in enumerate(((0.10, 0.40, 0.115), (0.22, 0.50, 0.10))):
        for i in range(8):
            angle = (i + 0.5 * row) * math.pi / 4
            parts.append(tube(petal(angle, inner, outer, width), 0.016, gold, True, 8, up=(0, 0, 1)))
    heart = sphere(0.075, gold, 24, 12)
    heart.location = (0, 0, 0.02)
    heart.scale = (1, 1, 0.5)
    parts.append(heart)
    group(
        parts,
        Matrix.Translation(at) @ Matrix.Rotation(yaw * DEGREE, 4, "Z") @ Matrix.Rotation(6 * DEGREE, 4, "X"),
    )
    drop_group(parts)
    return parts


def petal(angle, inner, outer, width):
    """Outline of a petal from radius inner to outer at the given angle, bulging by width on both sides."""
    along = Vector((math.cos(angle), math.sin(angle), 0))
    across = Vector((-along.y, along.x, 0))

    def point(u, side):
        bulge = across * (side * width * math.sin(math.pi * u**0.8)) if 0 < u < 1 else Vector()
        return along * (inner + (outer - inner) * u) + bulge + Vector((0, 0, 0.02))

    there = [point(j / 10, 1) for j in range(11)]
    back = [point(j / 10, -1) for j in range(9, 0, -1)]
    return there + back
