"""Three fingers on the floor, a ring on the middle one, so that rings are seen at their size."""

import math

from mathutils import Matrix, Vector, noise

from materials import material
from scene import DEGREE, add_mesh, group
from worn import skin

# Millimetres from the ring towards the hand (towards the tip: negative), with half width and half height there.
MEASURED = [
    (-68.0, 0.4, 0.4),
    (-67.6, 2.2, 1.8),
    (-66.0, 4.4, 3.6),
    (-63.0, 6.2, 4.9),
    (-58.0, 7.3, 5.7),
    (-51.0, 7.8, 6.4),
    (-44.0, 8.1, 7.1),
    (-37.0, 7.7, 7.2),
    (-29.0, 8.1, 7.7),
    (-22.0, 9.0, 8.7),
    (-14.0, 8.5, 8.5),
    (-6.0, 8.2, 8.3),
    (0.0, 8.1, 8.2),
    (8.0, 8.5, 8.7),
    (18.0, 9.5, 9.6),
    (30.0, 10.6, 11.0),
    (52.0, 11.5, 12.5),
    (90.0, 12.0, 13.0),
]
# Where it bends, by how many degrees, over how many mm; and how far the creases there reach and how deep they are.
JOINTS = [(-22.0, 24, 13, 6.0, 0.34), (-44.0, 15, 9, 3.2, 0.22)]
# How much of the skin is nail: from the tip's end to the root, mm.
NAIL = (-67.2, -55.5)


def section_at(x):
    """Half width and half height at x, smoothly between the measured ones."""
    for (x0, a0, b0), (x1, a1, b1) in zip(MEASURED, MEASURED[1:]):
        if x <= x1:
            t = (x - x0) / (x1 - x0)
            t = t * t * (3 - 2 * t) * 0.35 + t * 0.65
            return a0 + (a1 - a0) * t, b0 + (b1 - b0) * t
    return MEASURED[-1][1:]


def course(step):
    """Points of the bone from the hand to the tip with the angle there: (x along the finger, position, angle)."""
    x, at, rows = MEASURED[-1][0], Vector((MEASURED[-1][0], 0, 0)), []
    while x > MEASURED[0][0]:
        angle = 0.0
        for middle, degrees, over, _, _ in JOINTS:
            t = min(1, max(0, (middle + over / 2 - x) / over))
            angle += degrees * DEGREE * t * t * (3 - 2 * t)
        rows.append((x, at.copy(), angle))
        at += Vector((-math.cos(angle), 0, -math.sin(angle))) * step
        x -= step
    return rows


def creased(x, p, seed):
    """How far the skin of the back is drawn in at x and angle p, mm."""
    back = max(0, math.sin(p)) ** 0.8
    depth = 0.0
    for middle, _, _, reach, deep in JOINTS:
        if abs(x - middle) > reach * 2.2:
            continue
        wave = 0.9 * noise.noise(Vector((x * 0.05, p * 1.6, seed)))
        wave += 0.35 * noise.noise(Vector((x * 0.4, p * 5, seed + 3)))
        for k in range(-3, 4):
            spread = k * reach / 3.2 * (1 + 0.1 * math.sin(k * 2.1 + seed))
            at = middle + spread + wave + 0.5 * k * abs(math.cos(p)) ** 2
            strength = (1 - abs(k) / 4.5) * (0.55 + 0.45 * math.sin(k * 4.3 + seed * 2))
            depth += deep * max(0.15, strength) * math.exp(-(((x - at) / 0.42) ** 2))
        # The skin over the joint is loose.
        depth -= 0.30 * math.exp(-(((x - middle) / reach) ** 2))
    return depth * back


def finger(seed, n=132, step=0.22):
    """A finger along x with its nail, the ring's place at the origin; gives its parts."""
    v, rows = [], course(step)
    for x, at, angle in rows:
        a, b = section_at(x)
        for j in range(n):
            p = 2 * math.pi * j / n
            c, s = math.cos(p), math.sin(p)
            r = (abs(c) ** 2.2 + abs(s) ** 2.2) ** (-1 / 2.2)
            out = 1 - creased(x, p, seed) / max(2, b)
            out += 0.012 * noise.noise(Vector((x * 0.09, c * 1.2, s * 1.2 + seed)))
            z = b * r * s * out
            # The back of the tip is flat under the nail, and the pad below is full.
            if x < -50:
                z *= 0.86 if s > 0 else 1.06
            across, up = a * r * c * out, Vector((-math.sin(angle), 0, math.cos(angle)))
            v.append(at + Vector((0, across, 0)) + up * z)
    m = len(rows)
    f = [
        (i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j)
        for i in range(m - 1)
        for j in range(n)
    ]
    f.append(tuple((m - 1) * n + j for j in range(n)))
    return [add_mesh("finger", v, f, skin(1 / 8), True), nail(rows)]


def nail(rows, n=40, m=60):
    """The nail, let into the back of the tip."""
    tip, root = NAIL
    v = []
    chosen = [row for row in rows if tip - 1.4 <= row[0] <= root]
    for i in range(m):
        x, at, angle = chosen[round(i * (len(chosen) - 1) / (m - 1))]
        a, b = section_at(max(x, -65.0))
        along = (x - (tip - 1.4)) / (root - tip + 1.4)
        # Rounded at the root and a little at the free edge.
        wide = min(1, max(0.0, 1 - ((along - 0.5) / 0.5) ** 8)) ** 0.5
        for j in range(n):
            u = (j / (n - 1) * 2 - 1) * wide
            p = math.pi / 2 + u * 0.86
            c, s = math.cos(p), math.sin(p)
            lift = 0.10 + 0.22 * (1 - u * u) - 0.5 * along**6
            up = Vector((-math.sin(angle), 0, math.cos(angle)))
            v.append(at + Vector((0, a * c * 1.0, 0)) + up * (b * s * 0.86 + lift))
    f = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(m - 1) for j in range(n - 1)]
    return add_mesh("nail", v, f, material("nail"), True)


def fingers(unit):
    """Three fingers, their tips on the floor towards -y; gives where the ring's middle is. One unit is `unit` mm."""
    height = -min(at.z for _, at, _ in course(1.0)) + 4.6
    for seed, across, along, turn in ((1, 0, 0, 0), (2, -19.6, 7, 2.0), (3, 19.2, 5, -2.4)):
        place = Matrix.Scale(1 / unit, 4) @ Matrix.Translation((across, along, height))
        group(finger(seed), place @ Matrix.Rotation((90 + turn) * DEGREE, 4, "Z"))
    return Vector((0, 0, height / unit))
