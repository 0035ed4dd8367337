"""Stones with a pattern of their own."""

from shader import Shader
from surfaces import opaque


def aventurine():
    """Leaf green, with glossy flakes of mica at Voronoi points."""
    t = Shader("aventurine")
    v = t.coords(1)
    n1 = t.noise(v, 3, 6, 0.6)
    col = t.ramp(n1, [(0.34, (0.025, 0.15, 0.055)), (0.5, (0.08, 0.31, 0.13)), (0.66, (0.24, 0.52, 0.28))])
    vo = t.n("TexVoronoi", Vector=v, Scale=46.0)
    fl = t.ramp(vo.outputs["Distance"], [(0.0, 1.0), (0.16, 0.0)])
    base = t.n(
        "BsdfPrincipled",
        **{
            "Base__Color": col,
            "Roughness": 0.16,
            "Clearcoat": 0.8,
            "Clearcoat__Roughness": 0.02,
            "Subsurface": 0.25,
            "Subsurface__Color": col,
            "Subsurface__Radius": (0.12, 0.3, 0.14),
        }
    ).outputs[0]
    nb = t.n("Bump", Strength=0.8, Distance=0.1, Height=vo.outputs["Color"])
    gl = t.n("BsdfGlossy", Color=(0.75, 0.95, 0.7), Roughness=0.22, Normal=nb.outputs[0]).outputs[0]
    return t.done(t.mix(t.math("MULTIPLY", fl, 0.35), base, gl))


def tigereye():
    """Bands bent by noise, fine fibres across them, and a silky flash where the normal meets a fixed half-vector."""
    t = Shader("tigereye")
    v = t.coords(1.0, True, (1, 1, 1), rot=(0.5, 0.9, 0.2))
    warp = t.n("TexNoise", Vector=v, Scale=1.5, Detail=3.0, Roughness=0.5)
    vw = t.mixc(0.38, v, warp.outputs["Color"], "ADD")
    band = t.noise(t.n("Mapping", Vector=vw, Scale=(0.25, 0.25, 6.5)).outputs[0], 1.0, 4, 0.6)
    fib = t.noise(t.n("Mapping", Vector=vw, Scale=(14.0, 14.0, 1.1)).outputs[0], 3.0, 3, 0.6)
    base = t.ramp(
        band,
        [
            (0.34, (0.01, 0.004, 0.002)),
            (0.45, (0.07, 0.022, 0.006)),
            (0.53, (0.3, 0.105, 0.014)),
            (0.59, (0.66, 0.33, 0.05)),
            (0.64, (0.22, 0.075, 0.012)),
            (0.74, (0.025, 0.009, 0.003)),
        ],
    )
    col = t.mixc(0.35, base, t.ramp(fib, [(0.3, (0.35, 0.3, 0.25)), (0.75, (1.45, 1.4, 1.3))]), "MULTIPLY")
    g = t.n("NewGeometry")
    nm = t.n("VectorMath", _operation="DOT_PRODUCT", i0=g.outputs["Normal"], i1=(-0.3, -0.42, 0.86))
    fl = t.ramp(nm.outputs["Value"], [(0.52, 0.0), (0.86, 1.0)])
    gold = t.ramp(band, [(0.42, 0.0), (0.56, 1.0), (0.66, 0.25), (0.74, 0.0)])
    col2 = t.mixc(t.math("MULTIPLY", t.math("MULTIPLY", fl, gold), 0.75), col, (1.0, 0.66, 0.17))
    return t.done(
        t.n(
            "BsdfPrincipled",
            **{"Base__Color": col2, "Roughness": 0.22, "Clearcoat": 1.0, "Clearcoat__Roughness": 0.012}
        ).outputs[0]
    )


def lapis():
    """Blue clouds with dots of pyrite, which are metal and gather in patches."""

    def c(t):
        v = t.coords(1.0)
        n = t.noise(v, 2.6, 8, 0.65, 0.4)
        base = t.ramp(
            n,
            [
                (0.3, (0.003, 0.008, 0.06)),
                (0.48, (0.01, 0.03, 0.22)),
                (0.6, (0.024, 0.07, 0.37)),
                (0.69, (0.1, 0.16, 0.43)),
                (0.77, (0.45, 0.48, 0.54)),
            ],
        )
        return t.mixc(fl(t), base, (0.95, 0.66, 0.22))

    def fl(t):
        v = t.coords(1.0)
        vo = t.n("TexVoronoi", Vector=v, Scale=15.0, Randomness=1.0)
        b = t.noise(v, 2.4, 4, 0.6)
        c2 = t.noise(v, 28, 3, 0.6)
        dots = t.ramp(t.math("ADD", vo.outputs["Distance"], t.math("MULTIPLY", c2, 0.35)), [(0.27, 1.0), (0.36, 0.0)])
        return t.math("MULTIPLY", dots, t.ramp(b, [(0.43, 0.0), (0.54, 1.0)]))

    return opaque("lapis", c, 0.14, coat=0.9, metal_sock=fl)


def turquoise():
    """Sky blue with a dark web along Voronoi edges, here and there."""

    def c(t):
        v = t.coords(1.0)
        n = t.noise(v, 1.8, 4, 0.5)
        base = t.ramp(n, [(0.3, (0.03, 0.36, 0.4)), (0.55, (0.07, 0.5, 0.5)), (0.8, (0.2, 0.62, 0.55))])
        vd = t.n(
            "TexVoronoi",
            _feature="DISTANCE_TO_EDGE",
            Vector=t.mixc(0.16, v, t.n("TexNoise", Vector=v, Scale=5.0, Detail=4.0).outputs["Color"], "ADD"),
            Scale=2.1,
        )
        vein = t.ramp(vd.outputs["Distance"], [(0.0, 1.0), (0.035, 0.6), (0.07, 0.0)])
        msk = t.ramp(t.noise(v, 1.3, 2), [(0.45, 0.0), (0.6, 1.0)])
        return t.mixc(t.math("MULTIPLY", vein, msk), base, (0.06, 0.035, 0.02))

    return opaque("turquoise", c, 0.2, coat=0.5)


def lava():
    """Matt black with pores."""

    def cb(t):
        v = t.coords(1)
        vo = t.n("TexVoronoi", Vector=v, Scale=9.0)
        return t.math(
            "ADD",
            t.ramp(vo.outputs["Distance"], [(0.1, 0.0), (0.3, 1.0)]),
            t.math("MULTIPLY", t.noise(v, 22, 4, 0.6), 0.5),
        )

    return opaque(
        "lava",
        lambda t: t.ramp(cb(t), [(0.15, (0.006, 0.006, 0.006)), (1.0, (0.045, 0.044, 0.044))]),
        0.62,
        coat=0,
        bump=cb,
        bumpd=0.05,
    )


def tourmaline():
    """Near black, faintly striped."""

    def c(t):
        v = t.coords(1, True, (1, 1, 6))
        return t.ramp(t.noise(v, 4, 5), [(0.3, (0.003, 0.003, 0.004)), (0.8, (0.018, 0.019, 0.022))])

    return opaque("tourmaline", c, 0.16, coat=0.4)


def pyrite():
    """Brass-coloured metal, dented."""
    t = Shader("pyrite")
    v = t.coords(1)
    vo = t.n("TexVoronoi", Vector=v, Scale=5.5)
    n = t.noise(v, 7, 6, 0.65)
    col = t.ramp(n, [(0.3, (0.3, 0.22, 0.09)), (0.6, (0.72, 0.57, 0.28)), (0.8, (0.9, 0.78, 0.48))])
    b = t.n("Bump", Strength=0.5, Distance=0.05, Height=t.math("ADD", n, t.math("MULTIPLY", vo.outputs["Color"], 0.35)))
    return t.done(
        t.n(
            "BsdfPrincipled", **{"Base__Color": col, "Metallic": 1.0, "Roughness": 0.24, "Normal": b.outputs[0]}
        ).outputs[0]
    )


def rudraksha():
    """Brown seed, dark in its hollows and light on its ridges."""
    t = Shader("rudraksha")
    g = t.n("NewGeometry")
    v = t.coords(1)
    n = t.noise(v, 6, 6, 0.6)
    pt = t.ramp(
        g.outputs["Pointiness"], [(0.42, (0.045, 0.014, 0.006)), (0.5, (0.22, 0.075, 0.026)), (0.58, (0.52, 0.24, 0.1))]
    )
    col = t.mixc(0.45, pt, t.ramp(n, [(0.3, (0.35, 0.3, 0.28)), (0.7, (1.2, 1.1, 1.0))]), "MULTIPLY")
    return t.done(
        t.n(
            "BsdfPrincipled",
            **{"Base__Color": col, "Roughness": 0.42, "Specular": 0.4, "Clearcoat": 0.15, "Clearcoat__Roughness": 0.25}
        ).outputs[0]
    )


def coral():
    """Even red that lets light in a little."""

    def c(t):
        v = t.coords(1)
        return t.ramp(t.noise(v, 2.2, 5), [(0.3, (0.6, 0.045, 0.02)), (0.7, (0.68, 0.065, 0.03))])

    return opaque("coral", c, 0.12, coat=0.8, sss=0.15, sssc=(0.85, 0.12, 0.05))


def pearl():
    """White to grey by the angle of view."""
    t = Shader("pearl")
    lw = t.n("LayerWeight", Blend=0.45)
    col = t.ramp(
        lw.outputs["Facing"],
        [
            (0.0, (0.92, 0.885, 0.83)),
            (0.42, (0.9, 0.835, 0.8)),
            (0.68, (0.73, 0.72, 0.76)),
            (0.86, (0.6, 0.62, 0.64)),
            (1, (0.5, 0.52, 0.51)),
        ],
    )
    p = t.n(
        "BsdfPrincipled",
        **{
            "Base__Color": col,
            "Roughness": 0.22,
            "Specular": 0.7,
            "Metallic": 0.0,
            "Clearcoat": 1.0,
            "Clearcoat__Roughness": 0.05,
        }
    ).outputs[0]
    return t.done(p)


def catseye():
    """Chrysoberyl: an eye where the normal has a fixed y component, as the fibres run along y. Right from in front."""
    t = Shader("catseye")
    v = t.coords(1, True, (1.2, 14, 1.2))
    fib = t.noise(v, 4, 4, 0.6)
    col = t.ramp(fib, [(0.3, (0.33, 0.25, 0.045)), (0.7, (0.58, 0.47, 0.12))])
    tc = t.n("TexCoord")
    sx = t.n("SeparateXYZ", Vector=tc.outputs["Normal"])

    def band(c, wd):
        d = t.math("DIVIDE", t.math("SUBTRACT", sx.outputs[1], c), wd)
        return t.math("POWER", 2.718, t.math("MULTIPLY", t.math("MULTIPLY", d, d), -1.0))

    eye = t.math(
        "MULTIPLY",
        t.math("ADD", t.math("MULTIPLY", band(-0.1, 0.055), 0.85), t.math("MULTIPLY", band(-0.1, 0.22), 0.28)),
        t.ramp(sx.outputs[2], [(0.12, 0.0), (0.5, 1.0)]),
        True,
    )
    eye = t.math("MULTIPLY", eye, t.ramp(fib, [(0.25, 0.75), (0.6, 1.0)]))
    body = t.mix(
        0.55,
        t.n("BsdfRefraction", Color=(0.92, 0.78, 0.34), IOR=1.75, Roughness=0.18).outputs[0],
        t.mix(0.4, t.n("BsdfDiffuse", Color=col).outputs[0], t.n("BsdfTranslucent", Color=col).outputs[0]),
    )
    lum = t.add(
        t.n("BsdfDiffuse", Color=(0.98, 0.95, 0.78)).outputs[0],
        t.n("Emission", Color=(1, 0.96, 0.75), Strength=0.35).outputs[0],
    )
    s = t.mix(eye, body, lum)
    fr = t.n("Fresnel", IOR=1.75)
    return t.done(t.mix(fr.outputs[0], s, t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=0.015).outputs[0]))


def opal():
    """White with patches of colour whose hue turns with the angle of view."""
    t = Shader("opal")
    v = t.coords(1)
    vo = t.n(
        "TexVoronoi",
        Vector=t.mixc(0.25, v, t.n("TexNoise", Vector=v, Scale=3.0, Detail=2.0).outputs["Color"], "ADD"),
        Scale=6.0,
        Randomness=1.0,
        _feature="SMOOTH_F1",
    )
    lw = t.n("LayerWeight", Blend=0.5)
    hue = t.math(
        "FRACT",
        t.math(
            "ADD",
            t.math("MULTIPLY", t.n("SeparateRGB", Image=vo.outputs["Color"]).outputs[0], 1.0),
            t.math("MULTIPLY", lw.outputs["Facing"], 0.9),
        ),
    )
    fire = t.n("CombineHSV", H=hue, S=0.62, V=0.95)
    on = t.ramp(t.n("SeparateRGB", Image=vo.outputs["Color"]).outputs[1], [(0.35, 0.05), (0.85, 0.62)])
    col = t.mixc(on, (0.86, 0.86, 0.88), fire.outputs[0])
    p = t.n(
        "BsdfPrincipled", **{"Base__Color": col, "Roughness": 0.18, "Clearcoat": 1.0, "Clearcoat__Roughness": 0.01}
    ).outputs[0]
    return t.done(p)


def amethyst_raw():
    """Crystals pale at the foot and violet at the tip."""
    t = Shader("amethyst_raw")
    g = t.n("TexCoord")
    sx = t.n("SeparateXYZ", Vector=g.outputs["Object"])
    v = t.coords(1)
    zz = t.math("ADD", sx.outputs[2], t.math("MULTIPLY", t.noise(v, 2.5, 4), 0.5))
    col = t.ramp(
        t.math("MULTIPLY", zz, 0.5), [(0.1, (0.94, 0.92, 0.94)), (0.4, (0.8, 0.62, 0.9)), (0.85, (0.55, 0.26, 0.78))]
    )
    fac = t.ramp(t.noise(v, 3, 6, 0.6, 0.6), [(0.35, 0.32), (0.7, 0.8)])
    body = t.n("BsdfRefraction", Color=col, IOR=1.54, Roughness=0.07).outputs[0]
    veil = t.mix(0.5, t.n("BsdfDiffuse", Color=col).outputs[0], t.n("BsdfTranslucent", Color=col).outputs[0])
    b = t.n("Bump", Strength=0.12, Distance=0.05, Height=t.noise(t.coords(1, True, (1, 1, 9)), 6, 3))
    fr = t.n("Fresnel", IOR=1.54, Normal=b.outputs[0])
    s = t.mix(
        fr.outputs[0],
        t.mix(fac, body, veil),
        t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=0.06, Normal=b.outputs[0]).outputs[0],
    )
    lp = t.n("LightPath")
    s = t.mix(lp.outputs["Is Shadow Ray"], s, t.n("BsdfTransparent", Color=(0.55, 0.42, 0.66)).outputs[0])
    return t.done(s, t.n("VolumeAbsorption", Color=(0.62, 0.34, 0.82), Density=0.3).outputs[0])


def rock():
    """Rough grey rock."""

    def c(t):
        v = t.coords(1)
        return t.ramp(t.noise(v, 5, 8, 0.7), [(0.3, (0.1, 0.09, 0.09)), (0.7, (0.42, 0.38, 0.37))])

    return opaque("rock", c, 0.8, coat=0, bump=lambda t: t.noise(t.coords(1), 9, 8, 0.7), bumpd=0.12)


def boxwood():
    """Pale close-grained wood under a dull varnish, its grain along x."""
    return opaque(
        "boxwood",
        lambda t: t.ramp(
            t.noise(t.coords(1.0, False, (0.35, 9.0, 9.0)), 3.0, 5, 0.6),
            [(0.3, (0.56, 0.385, 0.195)), (0.7, (0.66, 0.475, 0.265))],
        ),
        0.38,
        spec=0.35,
        coat=0.0,
    )
