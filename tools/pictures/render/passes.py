"""Renders the passes that develop.ts turns into a picture."""

import array
import json
import os
import shutil

import bpy

# Compositor output -> name of its file.
PASSES = {"Image": "img", "Normal": "nrm", "DiffCol": "alb", "bg": "bg"}


def render(out, width, height, samples, bounces=14):
    """Two half-sample renders -> out.A.f32, out.B.f32 (linear RGB); guides out.nrm, .alb, .bg; out.json with the size.

    Two halves, because the denoiser recognises noise by their difference."""
    scene = bpy.context.scene
    set_up_cycles(scene, max(1, samples // 2), bounces)
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    folder = os.path.abspath(f"{out}.passes")
    os.makedirs(folder, exist_ok=True)
    write_passes(scene, folder)
    for i in range(2):
        scene.cycles.seed = 11 + 97 * i
        scene.frame_set(i + 1)
        bpy.ops.render.render(write_still=False)
    for frame, half in enumerate("AB", start=1):
        as_floats(f"{folder}/img{frame:04d}.exr", f"{out}.{half}.f32", width * height)
    for guide in ("nrm", "alb", "bg"):
        as_floats(f"{folder}/{guide}0001.exr", f"{out}.{guide}.f32", width * height)
    shutil.rmtree(folder)
    with open(f"{out}.json", "w") as file:
        json.dump({"width": width, "height": height}, file)


def set_up_cycles(scene, samples, bounces):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(6, samples)
    cycles.use_animated_seed = True
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.transmission_bounces = bounces
    cycles.glossy_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.volume_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = True
    cycles.blur_glossy = 0.4
    cycles.sample_clamp_indirect = 5.0
    cycles.sample_clamp_direct = 0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    scene.render.use_persistent_data = False
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    coverage = layer.aovs.add()
    coverage.name = "bg"
    coverage.type = "VALUE"


def write_passes(scene, folder):
    """Lets the compositor write every pass as 32-bit EXR."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for output, name in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def as_floats(source, target, pixels):
    """Rewrites an EXR as bare 32-bit floats, rows from the bottom."""
    image = bpy.data.images.load(source)
    image.colorspace_settings.name = "Raw"
    values = array.array("f", bytes(4 * pixels * image.channels))
    image.pixels.foreach_get(values)
    with open(target, "wb") as file:
        values.tofile(file)
    bpy.data.images.remove(image)
