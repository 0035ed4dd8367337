"""blender -b -t 1 -P mask.py -- SHOT WIDTH [SAMPLES] [FOLDER]

Coverage mask of a shot: the same geometry, seeds, camera, depth of field and pixel filter, but every object plain
emission (glass counts as solid) and the floor a holdout, so that parts sunk in the floor and the openings of rings come
out empty. Writes FOLDER/SHOT.mask.png, whose alpha channel is the mask."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from shots import build


def flat_material(name, node):
    """A material of a single shader node."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(tree.nodes.new(node).outputs[0], out.inputs["Surface"])
    return made


def flatten():
    """Replaces every material and puts out the lamps."""
    solid = flat_material("solid", "ShaderNodeEmission")
    hole = flat_material("hole", "ShaderNodeHoldout")
    scene = bpy.context.scene
    scene.world = None
    for obj in scene.objects:
        if obj.type == "LIGHT":
            obj.hide_render = True
        if obj.type != "MESH":
            continue
        flat = hole if obj.name.startswith("backdrop") else solid
        if not obj.data.materials:
            obj.data.materials.append(flat)
        for slot in range(len(obj.data.materials)):
            obj.data.materials[slot] = flat


def render_mask(path, width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.008
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces = 0
    cycles.seed = 11
    # The filter of passes.py: the mask's edges must lie where the picture's do.
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    shot, width, *rest = sys.argv[sys.argv.index("--") + 1 :]
    samples = int(rest[0]) if rest else 48
    folder = os.path.abspath(rest[1] if len(rest) > 1 else "out")
    build(shot)
    flatten()
    render_mask(os.path.join(folder, f"{shot}.mask.png"), int(width), int(width), samples)
