"""Floor, lamps and surroundings."""

import bpy
from mathutils import Vector

from scene import add_mesh, link
from shader import Nodes, Shader

# Linear RGB of the floor, and of the even light that matt surfaces see.
FLOOR = {"white": (0.86, 0.845, 0.82), "charcoal": (0.020, 0.0185, 0.018)}
AMBIENT = {"white": (0.62, 0.605, 0.585), "charcoal": (0.12, 0.12, 0.13)}


def backdrop(style):
    """A floor that reaches past the frame. Its pass `bg` tells develop.ts how much of a pixel is floor."""
    shader = Shader("backdrop")
    coverage = shader.tree.nodes.new("ShaderNodeOutputAOV")
    coverage.name = "bg"
    coverage.inputs["Value"].default_value = 1.0
    dark = style == "charcoal"
    matt = dict(Base__Color=FLOOR[style], Roughness=0.5 if dark else 0.7, Specular=0.18 if dark else 0.05)
    s = 160
    corners = [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)]
    return add_mesh("backdrop", corners, [(0, 1, 2, 3)], shader.done(shader.n("BsdfPrincipled", **matt)))


def area_light(name, loc, target, size, power, col=(1, 1, 1), size_y=None):
    """A rectangular lamp that the camera does not see."""
    light = bpy.data.lights.new(name, "AREA")
    light.energy = power
    light.color = col
    light.size = size
    if size_y:
        light.shape = "RECTANGLE"
        light.size_y = size_y
    lamp = link(bpy.data.objects.new(name, light))
    lamp.location = loc
    lamp.rotation_mode = "QUATERNION"
    lamp.rotation_quaternion = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    lamp.visible_camera = False


def light_studio(style="white", sparkle=1.0, flags=0.85, env=1.0, scale=3.0):
    """Four lamps, the key from the upper left, so far away (scale) that the floor is evenly lit; and a world of panels.

    flags: contrast of the dark and bright panels; sparkle: strength of the points of light; env: strength of the world.
    """
    backdrop(style)
    dark = style == "charcoal"
    s, power = scale, scale * scale
    area_light(
        "key", (-4.5 * s, -1.5 * s, 7.5 * s), (0, 0, 0), 5 * s, (1100 if dark else 900) * power, (1, 0.965, 0.925)
    )
    area_light(
        "back",
        (2.5 * s, 6.0 * s, 6.0 * s),
        (0, 0.5, 0.3),
        4 * s,
        (900 if dark else 420) * power,
        (1, 0.975, 0.95),
        2.2 * s,
    )
    area_light("fill", (6.5 * s, -3 * s, 3.2 * s), (0, 0, 0.4), 4 * s, (130 if dark else 150) * power, (0.93, 0.965, 1))
    area_light("strip", (-6 * s, 1.5 * s, 2.2 * s), (0, 0, 0.6), 0.7 * s, 120 * power, (1, 1, 1), 4.5 * s)
    surround(style, sparkle, flags, env)


def surround(style, sparkle, flags, env):
    """The world: a soft gradient, broken by panels that give facets their contrast, with small points of strong light.

    The points lie here and not in lamps: surfaces that cannot use a lamp still sample it, at four fifths of the cost.
    The world itself is not sampled, for the same reason: matt surfaces see it uniform."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    nodes = Nodes(world.node_tree)
    out = nodes.n("OutputWorld")
    direction = nodes.n("TexCoord").outputs["Generated"]
    height = nodes.n("SeparateXYZ", i0=direction).outputs[2]

    sky = nodes.ramp(height, [(0.0, (0.10, 0.09, 0.085)), (0.45, (0.42, 0.40, 0.38)), (1.0, (0.95, 0.92, 0.88))])
    cells = nodes.n("TexVoronoi", Vector=direction, Scale=2.6)
    cell = nodes.n("SeparateRGB", i0=cells.outputs["Color"]).outputs[0]
    panels = [(0.0, (0.12, 0.12, 0.13)), (0.38, (1, 0.98, 0.95)), (0.74, (2.6, 2.5, 2.35))]
    panelled = nodes.mixc(flags, sky, nodes.ramp(cell, panels, "CONSTANT"), "MULTIPLY")

    shifted = nodes.n("Mapping", i0=direction, Location=(3.0, 5.1, 0.9)).outputs[0]
    points = nodes.n("TexVoronoi", Vector=shifted, Scale=3.4).outputs["Distance"]
    middle = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", height, 0.38), nodes.math("LESS_THAN", height, 0.80))
    spot = nodes.math("MULTIPLY", nodes.math("LESS_THAN", points, 0.17), middle)
    lit = nodes.mixc(1.0, panelled, nodes.math("MULTIPLY", spot, 22.0 * sparkle), "ADD")

    diffuse = nodes.n("LightPath").outputs["Is Diffuse Ray"]
    strength = env * (0.8 if style == "charcoal" else 1.0)
    background = nodes.n("Background", Color=nodes.mixc(diffuse, lit, AMBIENT[style]), Strength=strength)
    nodes.set(out.inputs[0], background)
