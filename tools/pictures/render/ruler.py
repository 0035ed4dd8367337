"""A flat rule beside the objects, so that their size can be read off the picture."""

import math

import bpy
from mathutils import Matrix, Vector

from camera import frame_objects, outline_points
from materials import material
from scene import add_mesh, group
from shapes import tube

# Strokes of the figures and letters on it, in a field 0.6 wide and 1 high.
STROKES = {
    "0": ["0,.25 0,.75 .12,.94 .3,1 .48,.94 .6,.75 .6,.25 .48,.06 .3,0 .12,.06 0,.25"],
    "1": [".1,.8 .34,1 .34,0"],
    "2": ["0,.76 .1,.93 .3,1 .5,.93 .58,.75 .5,.55 0,0 .6,0"],
    "3": ["0,.88 .15,.98 .3,1 .5,.93 .57,.76 .48,.58 .26,.53 .48,.48 .6,.27 .5,.07 .3,0 .12,.03 0,.14"],
    "4": [".44,0 .44,1 0,.3 .6,.3"],
    "5": [".54,1 .1,1 .05,.56 .3,.63 .52,.53 .6,.32 .5,.09 .3,0 .12,.03 0,.13"],
    "6": [".5,.96 .3,1 .1,.85 0,.5 .02,.2 .14,.04 .3,0 .48,.05 .6,.3 .5,.53 .3,.6 .1,.52 0,.33"],
    "7": ["0,1 .6,1 .24,0"],
    "8": [".3,.54 .08,.66 .06,.86 .3,1 .54,.86 .52,.66 .3,.54 .03,.38 0,.16 .3,0 .6,.16 .57,.38 .3,.54"],
    "9": [".1,.04 .3,0 .5,.15 .6,.5 .58,.8 .46,.96 .3,1 .12,.95 0,.7 .1,.47 .3,.4 .5,.48 .6,.67"],
    "c": [".5,.5 .4,.6 .22,.62 .06,.5 0,.31 .06,.12 .22,0 .4,.02 .5,.12"],
    "m": ["0,0 0,.62", "0,.42 .1,.58 .22,.62 .32,.5 .32,0", ".32,.42 .42,.58 .54,.62 .64,.5 .64,0"],
}


def lay_rule(across, label="mm", gap=0.16):
    """A rule in front of the scene's objects, which are `across` mm wide in all, and the view of both.

    The camera looks down so far that the middle of a leaning stone is as near as the divided edge, to 2 %; objects
    that lie flat behind the edge look up to a tenth smaller than they are."""
    bpy.context.view_layer.update()
    points = outline_points([o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"])
    low, high = points.min(0), points.max(0)
    mm = (high[0] - low[0]) / across
    length = 5 * math.ceil(across * 1.35 / 5) if label == "mm" else 10 * math.ceil(across * 1.15 / 10)
    breadth = length * 0.42 if label == "mm" else length * 0.2
    ruler(length, mm, label, ((high[0] + low[0]) / 2, low[1] - gap), breadth)
    frame_objects(fill=0.78, elev=52, lens=110, fstop=1.2, focus=(0, float(low[1]) * 0.5, 0.3))


def ruler(length, mm, labels, at, breadth):
    """A rule along x, its divided edge towards +y at `at`, its middle at x = at[0]; gives its parts.

    length and breadth in millimetres, mm is how many Blender units one is. Labelled every 5 mm, or in cm every 10 mm."""
    long, broad, thick = length * mm, breadth * mm, min(0.8 * mm, 0.09)
    bevel = thick * 0.35
    parts = [board(long * (1.22 if labels == "mm" else 1.12), broad, thick, bevel)]
    line = min(0.17 * mm, 0.011 * long)
    every = 5 if labels == "mm" else 10
    high = min(0.16 * broad, 0.09 * long)
    for i in range(length + 1):
        reach = 0.30 if i % 10 == 0 else 0.235 if i % 5 == 0 else 0.15
        x = i * mm - long / 2
        parts.append(tick(x, -bevel * 1.2 - reach * broad, -bevel * 1.2, thick, line))
        if i % every == 0:
            text = str(i if labels == "mm" else i // 10)
            parts += write(text, x, -broad * 0.43 - high, high, thick, min(line * 1.25, high * 0.13))
    parts += write(labels, 0, -broad * 0.93, high * 0.9, thick, min(line * 1.15, high * 0.1))
    group(parts, Matrix.Translation((at[0], at[1], 0)))
    return parts


def board(long, broad, thick, bevel):
    """The rule itself, its upper edges taken off."""
    x, inner = long / 2, long / 2 - bevel
    rows = [(x, 0, -broad, 0), (x, 0, -broad, thick - bevel), (inner, -bevel, -broad + bevel, thick)]
    v = [p for w, front, back, z in rows for p in ((-w, back, z), (w, back, z), (w, front, z), (-w, front, z))]
    f = [(4 * r + i, 4 * r + (i + 1) % 4, 4 * r + 4 + (i + 1) % 4, 4 * r + 4 + i) for r in range(2) for i in range(4)]
    return add_mesh("rule", v, f + [(8, 9, 10, 11), (3, 2, 1, 0)], material("boxwood"))


def tick(x, low, high, z, line):
    """One engraved division."""
    w, top = line / 2, z + 0.0015
    corners = [(x - w, low, top), (x + w, low, top), (x + w, high, top), (x - w, high, top)]
    return add_mesh("tick", corners, [(0, 1, 2, 3)], material("ink"))


def write(text, middle, low, high, z, line):
    """Figures or letters side by side, their middle at x = middle, standing on y = low."""
    advance = [0.92 if letter == "m" else 0.84 for letter in text]
    pen = middle - (sum(advance) - 0.24) / 2 * high
    parts = []
    for letter, step in zip(text, advance):
        for stroke in STROKES[letter]:
            course = [tuple(float(n) for n in point.split(",")) for point in stroke.split()]
            path = [Vector((pen + x * high, low + y * high, z)) for x, y in course]
            parts.append(tube(path, (line * 0.62, 0.0015), material("ink"), False, 8, "figure", up=(0, 0, 1)))
        pen += step * high
    return parts
