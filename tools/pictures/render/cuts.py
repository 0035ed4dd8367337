"""Faceted stones. A cut stone is convex, so it is the intersection of the half-spaces under its facets."""

import math
import random

from mathutils import Matrix, Vector

from scene import DEGREE, add_mesh


def cut_polyhedron(planes, size=4.0):
    """Vertices and faces of the cube of half side `size`, cut by planes (normal, distance from the origin)."""
    s = size
    V = [Vector((x, y, z)) for x in (-s, s) for y in (-s, s) for z in (-s, s)]
    F = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    F = [[V[i] for i in f] for f in F]
    for n, d in planes:
        n = Vector(n)
        L = n.length
        n = n / L
        d = d / L
        if all((v.dot(n) - d < 1e-07 for f in F for v in f)):
            continue
        NF = []
        cut = []
        for f in F:
            out = []
            m = len(f)
            for i in range(m):
                a, b = (f[i], f[(i + 1) % m])
                da = a.dot(n) - d
                db = b.dot(n) - d
                if da <= 1e-09:
                    out.append(a)
                if da < -1e-09 and db > 1e-09 or (da > 1e-09 and db < -1e-09):
                    p = a + (b - a) * (da / (da - db))
                    out.append(p)
                    cut.append(p)
                elif abs(da) <= 1e-09:
                    cut.append(a)
            if len(out) > 2:
                NF.append(out)
        if len(cut) > 2:
            c = sum(cut, Vector()) / len(cut)
            u = n.orthogonal().normalized()
            w = n.cross(u)
            cut.sort(key=lambda p: math.atan2((p - c).dot(w), (p - c).dot(u)))
            cap = []
            for p in cut:
                if not cap or (p - cap[-1]).length > 1e-06:
                    cap.append(p)
            if len(cap) > 2 and (cap[0] - cap[-1]).length < 1e-06:
                cap.pop()
            if len(cap) > 2:
                NF.append(cap)
        F = NF
    verts = []
    key = {}
    faces = []
    for f in F:
        idx = []
        for p in f:
            k = (round(p.x, 5), round(p.y, 5), round(p.z, 5))
            if k not in key:
                key[k] = len(verts)
                verts.append(p)
            if not idx or idx[-1] != key[k]:
                idx.append(key[k])
        if len(idx) > 1 and idx[0] == idx[-1]:
            idx.pop()
        if len(set(idx)) > 2:
            faces.append(idx)
    return (verts, faces)


def superellipse_support(a, b, p):
    """Distance from the centre to the tangent of |x/a|^p + |y/b|^p = 1 with normal angle ph. The dual exponent is q."""
    q = p / (p - 1)
    return lambda ph: (abs(a * math.cos(ph)) ** q + abs(b * math.sin(ph)) ** q) ** (1 / q)


def brilliant(a=1, b=1, p=2.0, table=0.56, crown=0.3, pav=0.86, girdle=0.03, halves=True):
    """Planes of a brilliant cut over a superelliptic girdle: table, 8 mains above and below, stars, 32 halves."""
    h = superellipse_support(a, b, p)
    P = []
    g = girdle / 2
    m = min(a, b)
    crown *= m
    pav *= m

    def facet(az, f, r0, z0, zc):
        n = Vector((math.cos(az), math.sin(az), 0))
        k = r0 / (zc - z0)
        P.append((n + Vector((0, 0, k)), r0 + k * z0))

    zc = g + crown / (1 - table)
    zt = g + crown
    P.append(((0, 0, 1), zt))
    c = math.cos(11.25 * DEGREE)
    c2 = math.cos(22.5 * DEGREE)
    for k in range(8):
        az = k * 45 * DEGREE
        facet(az, 0, h(az), g, zc)
        facet(az, 0, h(az), -g, -g - pav)
        az = (k * 45 + 22.5) * DEGREE
        r = h(az) * table * c2
        facet(az, 0, r, zt, zt + r * crown / ((1 - table) * 1.0) * 0.58)
    if halves:
        for k in range(16):
            az = (11.25 + 22.5 * k) * DEGREE
            r = h(az) * c
            facet(az, 0, r, g, g + (zc - g) * 1.19)
            facet(az, 0, r, -g, -g - pav * 1.035)
    for k in range(96):
        az = k * 3.75 * DEGREE
        P.append(((math.cos(az), math.sin(az), 0), h(az)))
    return P


def step(a=1.0, b=0.72, corner=0.26, crown=0.3, pav=0.8, girdle=0.05):
    """Planes of a step (emerald) cut: three steps above the girdle and three below, corners cut at 45 degrees."""
    P = []
    g = girdle / 2
    m = min(a, b)
    dirs = []
    cd = (a + b - corner * 2 * m * 0.9) / math.sqrt(2)
    for az, d in ((0, a), (90, b), (180, a), (270, b)):
        dirs.append((az * DEGREE, d))
    for az in (45, 135, 225, 315):
        dirs.append((az * DEGREE, cd))
    cr = [(0, 48), (0.13 * m, 37), (0.27 * m, 25)]
    P.append(((0, 0, 1), g + crown * m))
    for az, d in dirs:
        n = Vector((math.cos(az), math.sin(az), 0))
        P.append((n, d))
        z = g
        x = d
        prev = None
        for i, (ins, ang) in enumerate(cr):
            if i:
                z += (cr[i][0] - cr[i - 1][0]) * math.tan(cr[i - 1][1] * DEGREE)
                x = d - ins
            A = ang * DEGREE
            nn = Vector((math.sin(A) * math.cos(az), math.sin(A) * math.sin(az), math.cos(A)))
            P.append((nn, nn.dot(Vector((x * math.cos(az), x * math.sin(az), z)))))
        z = -g
        pv = [(0, 60), (0.2 * m, 50), (0.45 * m, 41)]
        for i, (ins, ang) in enumerate(pv):
            if i:
                z -= (pv[i][0] - pv[i - 1][0]) * math.tan(pv[i - 1][1] * DEGREE)
            x = d - ins
            A = ang * DEGREE
            nn = Vector((math.sin(A) * math.cos(az), math.sin(A) * math.sin(az), -math.cos(A)))
            P.append((nn, nn.dot(Vector((x * math.cos(az), x * math.sin(az), z)))))
    return P


CUTS = {
    "round": lambda: brilliant(),
    "oval": lambda: brilliant(1.0, 0.78, 2.0, crown=0.34, pav=0.98, table=0.58),
    "cushion": lambda: brilliant(1.0, 0.86, 3.0, crown=0.36, pav=0.98, table=0.56),
    "emerald": lambda: step(),
}


def gem(cut="round", mat=None, name="gem", bevel=0.006):
    """A faceted stone, its table upwards, its girdle about 1 from the axis."""
    v, f = cut_polyhedron(CUTS[cut]())
    o = add_mesh(name, v, f, mat)
    return o


def tilt_towards(o, tilt_deg, az_deg=-90, z=0):
    """Rotation by tilt_deg towards azimuth az_deg (the camera stands at -90), so that a stone leans on its pavilion."""
    ax = Vector((-math.sin(az_deg * DEGREE), math.cos(az_deg * DEGREE), 0))
    M = Matrix.Rotation(tilt_deg * DEGREE, 3, ax)
    return M


def crystal(L=2, r=0.4, seed=0, mat=None, taper=0.06, tip=0.55):
    """A six-sided crystal of length L and radius r with an uneven point."""
    rnd = random.Random(seed)
    P = [((0, 0, -1), 0.0)]
    for k in range(6):
        az = (k * 60 + rnd.uniform(-4, 4)) * DEGREE
        rr = r * rnd.uniform(0.86, 1.12)
        n = Vector((math.cos(az), math.sin(az), taper))
        P.append((n, rr + taper * 0))
        A = rnd.uniform(36, 41) * DEGREE
        off = rnd.uniform(-0.12, 0.16) * r
        nn = Vector((math.cos(A) * math.cos(az), math.cos(A) * math.sin(az), math.sin(A)))
        P.append((nn, nn.dot(Vector((0, 0, L + off)))))
    v, f = cut_polyhedron(P, size=max(4, L * 2))
    return add_mesh("crystal", v, f, mat)
