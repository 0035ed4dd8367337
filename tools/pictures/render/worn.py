"""A forearm, so that bracelets are seen at their size. One unit is a bead of 12 mm."""

import math

from mathutils import Matrix, Vector, noise

from jewellery import collar
from materials import material
from scene import DEGREE, add_mesh, instance
from shader import Shader
from shapes import rudraksha, sphere, tube

# Centimetres along the arm from the wrist, from the elbow to the palm, with its half width and half height there. The wrist is
# 163 mm round.
MEASURED = [
    (-12.80, 4.40, 3.92),
    (-8.80, 4.00, 3.44),
    (-4.80, 3.40, 2.76),
    (-2.00, 2.98, 2.36),
    (0.00, 2.88, 2.20),
    (1.76, 3.00, 2.08),
    (3.60, 3.48, 1.96),
    (6.40, 4.08, 1.84),
    (10.40, 4.32, 1.68),
    (13.60, 4.24, 1.52),
]
UNIT = 1.2  # cm
SECTIONS = [tuple(value / UNIT for value in row) for row in MEASURED]
# How high the wrist's middle is above the floor.
AXIS = 3.1


def section_at(x):
    """Half width and half height at x, smoothly between the measured ones."""
    for (x0, a0, b0), (x1, a1, b1) in zip(SECTIONS, SECTIONS[1:]):
        if x <= x1:
            t = (x - x0) / (x1 - x0)
            t = t * t * (3 - 2 * t) * 0.5 + t * 0.5
            return a0 + (a1 - a0) * t, b0 + (b1 - b0) * t
    return SECTIONS[-1][1:]


def skin(scale=1.0):
    """Brown skin: light enters it a little, it is dull, and finely creased across x. 1 / scale units are 12 mm."""
    t = Shader("skin")
    v = t.coords(scale, False)
    tone = t.noise(v, 0.52, 5, 0.6)
    colour = t.ramp(tone, [(0.3, (0.235, 0.122, 0.078)), (0.55, (0.285, 0.152, 0.100)), (0.8, (0.325, 0.178, 0.120))])
    creased = t.coords(scale, False, (3.2, 0.7, 0.7))
    fine = t.math("ADD", t.math("MULTIPLY", t.noise(v, 20, 6, 0.65), 0.5), t.noise(creased, 3.9, 5, 0.6))
    bump = t.n("Bump", Strength=0.34, Distance=0.035, Height=fine)
    return t.done(
        t.n(
            "BsdfPrincipled",
            Base__Color=colour,
            Subsurface=0.10,
            Subsurface__Color=(0.42, 0.13, 0.07),
            Subsurface__Radius=(0.37, 0.13, 0.08),
            Roughness=0.52,
            Specular=0.32,
            Normal=bump.outputs[0],
        ).outputs[0]
    )


def forearm(n=120, m=180):
    """An arm along x that reaches past the frame on both sides, the back of the hand up and to the right."""
    first, last = SECTIONS[0][0], SECTIONS[-1][0]
    v = []
    for i in range(m):
        x = first + (last - first) * i / (m - 1)
        a, b = section_at(x)
        for j in range(n):
            p = 2 * math.pi * j / n
            c, s = math.cos(p), math.sin(p)
            # Squarer than an ellipse, as wrists are.
            r = (abs(c) ** 2.35 + abs(s) ** 2.35) ** (-1 / 2.35)
            y, z = a * r * c, b * r * s
            # The head of the ulna, and two tendons towards the fingers.
            bone = math.exp(-(((x + 1.3) / 0.85) ** 2) - (((p - 2.25) / 0.42) ** 2)) * 0.23
            tendon = sum(math.exp(-(((p - at) / 0.10) ** 2)) for at in (1.25, 1.68)) * 0.05
            swell = bone + tendon * (0.35 + 0.65 * min(1, max(0, (x + 0.7) / 4)))
            swell += 0.06 * noise.noise(Vector((x * 0.34, c * 1.1, s * 1.1)))
            v.append((x, y + c * swell, AXIS + z + s * swell + 0.02 * x))
    f = [
        (i * n + j, (i + 1) * n + j, (i + 1) * n + (j + 1) % n, i * n + (j + 1) % n)
        for i in range(m - 1)
        for j in range(n)
    ]
    return add_mesh("forearm", v, f, skin(), True)


def worn(sequence, size=0.5, thread="thread"):
    """A string of beads round the wrist, as many of `sequence` (repeated) as go round it; gives the beads."""
    lean = Matrix.Rotation(-9 * DEGREE, 3, "Y") @ Matrix.Rotation(7 * DEGREE, 3, "Z")

    def round_wrist(p):
        a, b = section_at(0)
        c, s = math.cos(p), math.sin(p)
        r = (abs(c) ** 2.2 + abs(s) ** 2.2) ** (-1 / 2.2)
        clear = size + 0.12
        # It hangs: on top it lies on the skin, below there is room.
        return lean @ Vector((0, (a + clear + 0.05) * r * c, (b + clear + 0.2) * r * s - 0.16)) + Vector((0.2, 0, AXIS))

    steps = 4000
    course = [round_wrist(2 * math.pi * i / steps) for i in range(steps + 1)]
    lengths = [0.0]
    for one, other in zip(course, course[1:]):
        lengths.append(lengths[-1] + (other - one).length)
    width = {"bead": lambda s: 2 * s, "disc": lambda s: s}
    total, string = 0.0, []
    while True:
        kind, mat, measure = sequence[len(string) % len(sequence)]
        if total + width[kind](measure) > lengths[-1]:
            break
        total += width[kind](measure)
        string.append((kind, mat, measure))
    stretch = lengths[-1] / total
    first, beads, at, step = {}, [], 0.0, 0
    for number, (kind, mat, measure) in enumerate(string):
        middle = at + width[kind](measure) * stretch / 2
        at += width[kind](measure) * stretch
        while lengths[step + 1] < middle:
            step += 1
        tangent = (course[step + 1] - course[step]).normalized().to_track_quat("Z", "Y").to_matrix()
        key = (kind, mat, measure)
        if key in first:
            obj = instance(first[key])
        elif kind == "disc":
            profile = [(0, 0.5), (-0.03, 0.25), (-0.0375, 0), (-0.03, -0.25), (0, -0.5), (0.15, -0.5), (0.15, 0.5)]
            obj = collar(size, size, [(inset, z * measure) for inset, z in profile], material(mat))
        else:
            obj = rudraksha(3, measure * 1.03, 5, material(mat)) if mat == "rudraksha" else sphere(measure, material(mat))
        first.setdefault(key, obj)
        obj.rotation_mode = "QUATERNION"
        obj.rotation_quaternion = (tangent @ Matrix.Rotation(number * 2.4, 3, "Z")).to_quaternion()
        obj.location = course[step]
        beads.append(obj)
    if thread:
        tube(course[:-1:20], 0.022, material(thread), True, 10)
    return beads
