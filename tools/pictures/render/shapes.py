"""Rounded shapes: cabochons, beads, tubes, tumbled stones and rudraksha seeds."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from scene import add_mesh, link


def cabochon(a=1, b=0.78, h=0.62, mat=None, back=0.14, n=96, m=32, name="cab"):
    """A dome of half axes a, b and height h over a shallow back."""
    v = []
    f = []
    for j in range(m):
        t = j / (m - 1) * math.pi / 2
        for i in range(n):
            p = i / n * 2 * math.pi
            v.append(
                (
                    a * math.cos(t) * math.cos(p) if j < m - 1 else 0,
                    b * math.cos(t) * math.sin(p) if j < m - 1 else 0,
                    h * math.sin(t),
                )
            )
    for j in range(m - 1):
        for i in range(n):
            f.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    b0 = len(v)
    for s, zz in ((0.985, -0.04), (0.9, -back)):
        for i in range(n):
            p = i / n * 2 * math.pi
            v.append((a * s * math.cos(p), b * s * math.sin(p), zz))
    for i in range(n):
        f.append(((i + 1) % n, i, b0 + i, b0 + (i + 1) % n))
        f.append((b0 + (i + 1) % n, b0 + i, b0 + n + i, b0 + n + (i + 1) % n))
    f.append(tuple((b0 + n + (n - 1 - i) for i in range(n))))
    return add_mesh(name, v, f, mat, True)


def sphere(r=0.5, mat=None, n=96, m=48, name="bead", hole=0.0):
    """A bead of radius r."""
    v = []
    f = []
    v.append((0, 0, r))
    for j in range(1, m):
        t = j / m * math.pi
        for i in range(n):
            p = i / n * 2 * math.pi
            v.append((r * math.sin(t) * math.cos(p), r * math.sin(t) * math.sin(p), r * math.cos(t)))
    v.append((0, 0, -r))
    L = len(v) - 1
    for i in range(n):
        f.append((0, 1 + i, 1 + (i + 1) % n))
    for j in range(m - 2):
        for i in range(n):
            a = 1 + j * n + i
            b = 1 + j * n + (i + 1) % n
            f.append((a, a + n, b + n, b))
    s = 1 + (m - 2) * n
    for i in range(n):
        f.append((L, s + (i + 1) % n, s + i))
    return add_mesh(name, v, f, mat, True)


def tube(path, rad, mat=None, closed=False, n=24, name="tube", up=None, caps=True):
    """A tube along a path. rad is a radius, two radii, or a function of the position 0 to 1 that gives either."""
    path = [Vector(p) for p in path]
    L = len(path)
    v = []
    f = []
    prev = None
    for k, p in enumerate(path):
        if closed:
            t = (path[(k + 1) % L] - path[k - 1]).normalized()
        else:
            t = (path[min(k + 1, L - 1)] - path[max(k - 1, 0)]).normalized()
        if up is not None:
            b = t.cross(Vector(up))
            b = b.normalized() if b.length > 1e-06 else t.orthogonal().normalized()
        elif prev is None:
            b = t.orthogonal().normalized()
        else:
            b = (prev - t * prev.dot(t)).normalized()
        prev = b
        u = b.cross(t)
        r = rad(k / (L if closed else L - 1)) if callable(rad) else rad
        if not hasattr(r, "__len__"):
            r = (r, r)
        for i in range(n):
            a = i / n * 2 * math.pi
            v.append(p + b * (math.cos(a) * r[0]) + u * (math.sin(a) * r[1]))
    K = L if closed else L - 1
    for k in range(K):
        for i in range(n):
            a = k * n + i
            b_ = k * n + (i + 1) % n
            c = (k + 1) % L * n + (i + 1) % n
            d = (k + 1) % L * n + i
            f.append((a, b_, c, d))
    if not closed and caps:
        f.append(tuple(reversed(range(n))))
        f.append(tuple(((L - 1) * n + i for i in range(n))))
    o = add_mesh(name, v, f, mat, True)
    return o


def torus(R, r, mat, N=96, n=20, name="torus", sz=1.0):
    """A ring of radius R and thickness r."""
    return tube(
        [(R * math.cos(2 * math.pi * i / N), R * math.sin(2 * math.pi * i / N), 0) for i in range(N)],
        lambda t: (r, r * sz),
        mat,
        True,
        n,
        name,
        up=(0, 0, 1),
    )


def tumbled(seed, r=0.5, amp=0.28, sc=(1, 0.8, 0.6), sub=5, freq=1.1, mat=None, name="tumble"):
    """A pebble: a sphere swollen by noise."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1.0)
    off = Vector((seed * 7.1, seed * 3.3, seed * 1.7))
    for v in bm.verts:
        n = v.co.normalized()
        d = 1 + amp * noise.noise(n * freq + off) + amp * 0.22 * noise.noise(n * freq * 2.3 + off)
        v.co = Vector((n.x * sc[0], n.y * sc[1], n.z * sc[2])) * d * r
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if mat:
        me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def rudraksha(seed, r=0.5, mukhi=5, mat=None):
    """A seed with `mukhi` seams; knobs come from the gaps between the two nearest Voronoi points."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1.0)
    off = Vector((seed * 5.1, seed * 2.3, seed * 9.7))
    for v in bm.verts:
        n = v.co.normalized()
        th = math.atan2(n.y, n.x)
        s = abs(math.sin(th * mukhi / 2 + 0.35 * noise.noise(n * 1.5 + off)))
        groove = math.exp(-((s / 0.13) ** 2)) * (1 - abs(n.z) ** 6)
        p = n * 3.4 + off
        vor = noise.voronoi(p * 1.25)[0]
        cell = vor[1] - vor[0]
        knob = min(cell * 1.9, 1.0)
        d = (
            1
            + 0.17 * (knob - 0.55) * (1 - 0.9 * groove)
            + 0.05 * noise.noise(p * 2.6)
            - 0.17 * groove
            + 0.03 * noise.noise(p * 6)
        )
        d -= 0.16 * max(0, abs(n.z) - 0.88) / 0.12
        v.co = Vector((n.x, n.y, n.z * 0.92)) * d * r
    me = bpy.data.meshes.new("rudraksha")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if mat:
        me.materials.append(mat)
    return link(bpy.data.objects.new("rudraksha", me))
