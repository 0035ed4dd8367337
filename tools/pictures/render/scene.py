"""Objects of the Blender scene: making, placing, dropping them on the floor. A bead is one unit wide."""

import math

import bpy
from mathutils import Matrix

DEGREE = math.pi / 180


def reset():
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(o):
    """Puts an object into the scene and gives it back."""
    bpy.context.scene.collection.objects.link(o)
    return o


def add_mesh(name, verts, faces, mat=None, smooth=False):
    """A mesh object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    return link(o)


def instance(src, loc=(0, 0, 0), rot=None, scale=None):
    """Another object that shares the mesh of `src`."""
    o = bpy.data.objects.new(src.name, src.data)
    o.location = loc
    if rot is not None:
        if isinstance(rot, Matrix):
            o.rotation_mode = "QUATERNION"
            o.rotation_quaternion = rot.to_quaternion()
        else:
            o.rotation_euler = rot
    if scale is not None:
        o.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return link(o)


def drop(o, z=0.0):
    """Moves an object up or down until its lowest vertex touches height z."""
    bpy.context.view_layer.update()
    mz = min(((o.matrix_world @ v.co).z for v in o.data.vertices))
    o.location.z += z - mz
    bpy.context.view_layer.update()


def place(o, loc, R, z=0.0):
    """Turns an object by the matrix R and lets it rest on the floor at loc."""
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = R.to_quaternion()
    o.location = (loc[0], loc[1], 0)
    drop(o, z)


def group(objs, Mx):
    """Moves several objects as one."""
    bpy.context.view_layer.update()
    for o in objs:
        o.matrix_world = Mx @ o.matrix_world
    bpy.context.view_layer.update()


def drop_group(objs, z=0.0):
    """Moves several objects as one until the lowest vertex touches height z."""
    bpy.context.view_layer.update()
    mz = min(((o.matrix_world @ v.co).z for o in objs for v in o.data.vertices))
    for o in objs:
        o.matrix_world = Matrix.Translation((0, 0, z - mz)) @ o.matrix_world
    bpy.context.view_layer.update()


def near(at, reach):
    """The objects on the floor within reach of a point."""
    things = [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"]
    return [o for o in things if math.hypot(o.location.x - at[0], o.location.y - at[1]) < reach]
