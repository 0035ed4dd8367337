"""The camera finds its own place: only the angle and how much of the frame is filled are chosen."""

import math

import bpy
import numpy as np
from mathutils import Vector

from scene import DEGREE, link

SENSOR = 36.0  # mm


def outline_points(objs):
    """Up to 1500 vertices of each object in world coordinates, as rows. Objects far under the floor are left out."""
    points = []
    for obj in objs:
        count = len(obj.data.vertices)
        if count == 0 or obj.location.z < -10:
            continue
        local = np.empty(count * 3, dtype=np.float32)
        obj.data.vertices.foreach_get("co", local)
        local = local.reshape(-1, 3)[:: max(1, count // 1500)]
        world = np.array(obj.matrix_world)
        points.append(local @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(points)


def frame_objects(
    fill=0.6, elev=34, az=-90, lens=100, fstop=None, focus=None, objs=None, by="w", aspect=1.0, dy=0.0, maxh=0.8
):
    """Puts the camera at elevation elev and azimuth az (degrees) with a lens in mm.

    Distance and aim are solved so that the outline of objs (default: all but the floor) is centred and fills `fill` of
    the width (by='w') or of the larger side (by='max'), never taller than maxh of the height. focus is the sharp point.
    """
    bpy.context.view_layer.update()
    points = outline_points(objs or [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"])
    elevation, azimuth = elev * DEGREE, az * DEGREE
    flat = math.cos(elevation)
    back = np.array((flat * math.cos(azimuth), flat * math.sin(azimuth), math.sin(elevation)))
    right = np.array((-math.sin(azimuth), math.cos(azimuth), 0))
    up = np.cross(back, right)
    zoom = lens / SENSOR

    low, high = points.min(0), points.max(0)
    target = (low + high) / 2
    distance = float(np.linalg.norm(high - low)) * zoom / fill
    for _ in range(30):
        seen = points - (target + back * distance)
        depth = -(seen @ back)
        # In units of the frame's width.
        x = zoom * (seen @ right) / depth
        y = zoom * (seen @ up) / depth
        width, height = float(x.max() - x.min()), float(y.max() - y.min())
        filled = width if by == "w" else max(width, height * aspect)
        distance *= max(filled, height * aspect * fill / maxh) / fill
        target = target + right * (float(x.max() + x.min()) / 2 * distance / zoom)
        target = target + up * (float(y.max() + y.min()) / 2 * distance / zoom)

    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.sensor_width = SENSOR
    camera.clip_end = 500
    camera.shift_y = dy
    obj = link(bpy.data.objects.new("camera", camera))
    aim = Vector(target.tolist())
    obj.location = aim + Vector(back.tolist()) * distance
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = (aim - obj.location).to_track_quat("-Z", "Y")
    if fstop:
        camera.dof.use_dof = True
        camera.dof.aperture_fstop = fstop
        camera.dof.focus_distance = (Vector(focus) - obj.location).dot(Vector((-back).tolist()))
    bpy.context.scene.camera = obj
