"""The four ways in which stones and metals meet light; every material is one of them or built from the same parts."""

from shader import Shader, absorb


def faceted(name, tint, ior=1.76, dispersion=0.0, rough=0.0, inclusions=0.0):
    """Clear stone that refracts; tint is its colour after one unit of path.

    Its shadow is simply given that colour: true caustics are far too noisy."""
    t = Shader(name)
    if dispersion > 0:
        r = [
            t.n("BsdfRefraction", Color=c, IOR=ior + k * dispersion, Roughness=rough)
            for c, k in (((1, 0, 0), -0.5), ((0, 1, 0), 0), ((0, 0, 1), 0.5))
        ]
        refr = t.add(t.add(r[0].outputs[0], r[1].outputs[0]), r[2].outputs[0])
        fr = t.n("Fresnel", IOR=ior)
        glass = t.mix(fr.outputs[0], refr, t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=rough).outputs[0])
    else:
        glass = t.n("BsdfGlass", Color=(1, 1, 1), IOR=ior, Roughness=rough).outputs[0]
    if inclusions > 0:
        v = t.coords(1.0)
        nz = t.ramp(t.noise(v, 6, 6, 0.6, 1.2), [(0.55, 0.0), (0.75, inclusions)])
        glass = t.mix(nz, glass, t.n("BsdfTranslucent", Color=(0.9, 0.9, 0.9)).outputs[0])
    sh = [min(1, 0.35 + 0.75 * c**0.5) for c in tint]
    lp = t.n("LightPath")
    surf = t.mix(lp.outputs["Is Shadow Ray"], glass, t.n("BsdfTransparent", Color=[c * 0.62 for c in sh]).outputs[0])
    c, d = absorb(tint)
    vol = t.n("VolumeAbsorption", Color=c, Density=d)
    return t.done(surf, vol.outputs[0])


def metal(name="gold", col=(1.0, 0.7, 0.3), rough=0.12):
    """Polished metal with a trace of unevenness."""
    t = Shader(name)
    v = t.coords(1, False)
    nz = t.noise(v, 9, 3)
    b = t.n("Bump", Strength=0.015, Distance=0.05, Height=nz)
    return t.done(
        t.n(
            "BsdfPrincipled", **{"Base__Color": col, "Metallic": 1.0, "Roughness": rough, "Normal": b.outputs[0]}
        ).outputs[0]
    )


def opaque(
    name,
    colfn,
    rough=0.12,
    spec=0.5,
    coat=0.6,
    sss=0.0,
    sssc=None,
    bump=None,
    metal_sock=None,
    bumpd=0.02,
):
    """Polished opaque stone. colfn, bump and metal_sock build their sockets on the shader."""
    t = Shader(name)
    col = colfn(t)
    kw = {
        "Base__Color": col,
        "Roughness": rough,
        "Specular": spec,
        "Clearcoat": coat,
        "Clearcoat__Roughness": 0.03,
    }
    if sss:
        kw.update({"Subsurface": sss, "Subsurface__Color": sssc or col, "Subsurface__Radius": (0.25, 0.18, 0.14)})
    if metal_sock:
        kw["Metallic"] = metal_sock(t)
    if bump:
        b = t.n("Bump", Strength=0.6, Distance=bumpd, Height=bump(t))
        kw["Normal"] = b.outputs[0]
    return t.done(t.n("BsdfPrincipled", **kw).outputs[0])


def translucent(
    name,
    tint,
    milky,
    ior=1.54,
    rough=0.06,
    cloud=(0.35, 0.8),
    cloudamt=0.55,
    scale=1.6,
    glow=None,
    streak=(1, 1, 1),
):
    """The quartz family: a clear body of colour tint with milky veils in clouds, under a polished surface.

    glow adds a sheen, strongest where the surface faces glow["dir"]."""
    t = Shader(name)
    v = t.coords(scale, True, streak)
    nz = t.noise(v, 2.2, 7, 0.6, 0.8)
    fac = t.ramp(nz, [(cloud[0], 0.04), (cloud[1], cloudamt)])
    body = t.n("BsdfRefraction", Color=(1, 1, 1), IOR=ior, Roughness=rough).outputs[0]
    veil = t.mix(0.55, t.n("BsdfDiffuse", Color=milky).outputs[0], t.n("BsdfTranslucent", Color=milky).outputs[0])
    inner = t.mix(fac, body, veil)
    if glow:
        g = t.n("NewGeometry")
        nm = t.n("VectorMath", _operation="DOT_PRODUCT", i0=g.outputs["Normal"], i1=glow["dir"])
        f = t.ramp(nm.outputs["Value"], [(0.74, 0.0), (0.98, 1.0)])
        f = t.math("MULTIPLY", f, glow["amt"])
        inner = t.mix(f, inner, t.n("BsdfDiffuse", Color=glow["col"]).outputs[0])
    fr = t.n("Fresnel", IOR=ior)
    surf = t.mix(fr.outputs[0], inner, t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=0.02).outputs[0])
    lp = t.n("LightPath")
    sh = [0.25 + 0.55 * c**0.5 for c in tint]
    surf = t.mix(lp.outputs["Is Shadow Ray"], surf, t.n("BsdfTransparent", Color=[c * 0.6 for c in sh]).outputs[0])
    c, d = absorb(tint)
    return t.done(surf, t.n("VolumeAbsorption", Color=c, Density=d).outputs[0])
