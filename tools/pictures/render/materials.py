"""Every material by its key. Those of more than one of the four surfaces are in patterned.py."""

import patterned
from surfaces import faceted, metal, opaque, translucent

GOLD = (1.0, 0.71, 0.34)
SILVER = (0.93, 0.92, 0.90)
GOLD_22K = (1.0, 0.64, 0.20)
WHITE_GOLD = (0.74, 0.72, 0.68)
ROSE_GOLD = (0.96, 0.60, 0.47)
PANCHDHATU = (0.70, 0.47, 0.27)

MAKERS = {
    "gold": lambda: metal("gold", GOLD, 0.1),
    "goldmatt": lambda: metal("goldmatt", GOLD, 0.3),
    "silver": lambda: metal("silver", SILVER, 0.12),
    "gold-22k": lambda: metal("gold-22k", GOLD_22K, 0.1),
    "white-gold": lambda: metal("white-gold", WHITE_GOLD, 0.1),
    "rose-gold": lambda: metal("rose-gold", ROSE_GOLD, 0.1),
    "panchdhatu": lambda: metal("panchdhatu", PANCHDHATU, 0.22),
    "ruby": lambda: faceted("ruby", (0.8, 0.02, 0.075), 1.765),
    "emerald": lambda: faceted("emerald", (0.045, 0.56, 0.2), 1.58, inclusions=0.1),
    "bluesapphire": lambda: faceted("bluesapphire", (0.07, 0.17, 0.74), 1.765),
    "yellowsapphire": lambda: faceted("yellowsapphire", (0.998, 0.875, 0.33), 1.765),
    "hessonite": lambda: faceted("hessonite", (0.84, 0.34, 0.045), 1.74, inclusions=0.05),
    "diamond": lambda: faceted("diamond", (0.985, 0.985, 0.99), 2.42, dispersion=0.044),
    "garnet": lambda: faceted("garnet", (0.5, 0.01, 0.03), 1.76),
    "chip_rose": lambda: translucent(
        "chip_rose", (0.998, 0.92, 0.94), (1.0, 0.78, 0.84), cloudamt=0.92, cloud=(0.1, 0.5), rough=0.12
    ),
    "chip_amethyst": lambda: translucent(
        "chip_amethyst", (0.88, 0.76, 0.96), (0.72, 0.5, 0.92), cloudamt=0.88, cloud=(0.2, 0.6), rough=0.12
    ),
    "chip_citrine": lambda: translucent(
        "chip_citrine", (0.998, 0.94, 0.62), (1.0, 0.82, 0.34), cloudamt=0.9, cloud=(0.2, 0.6), rough=0.12
    ),
    "chip_green": lambda: translucent(
        "chip_green", (0.78, 0.95, 0.8), (0.38, 0.8, 0.5), cloudamt=0.9, cloud=(0.2, 0.6), rough=0.12
    ),
    "clearquartz": lambda: translucent(
        "clearquartz", (0.965, 0.975, 0.98), (0.97, 0.975, 0.98), cloudamt=0.38, cloud=(0.5, 0.8), rough=0.0, scale=1.5
    ),
    "peridot": lambda: faceted("peridot", (0.5, 0.78, 0.1), 1.67),
    "rose": lambda: translucent("rose", (0.995, 0.78, 0.82), (0.985, 0.7, 0.75), cloudamt=0.7, cloud=(0.34, 0.7)),
    "amethyst": lambda: translucent(
        "amethyst", (0.46, 0.2, 0.66), (0.5, 0.3, 0.7), cloudamt=0.42, cloud=(0.42, 0.66), rough=0.05
    ),
    "citrine": lambda: translucent(
        "citrine", (0.97, 0.66, 0.14), (0.95, 0.7, 0.25), cloudamt=0.25, cloud=(0.45, 0.9), rough=0.03
    ),
    "sphatik": lambda: translucent(
        "sphatik", (0.985, 0.99, 0.992), (0.97, 0.975, 0.98), cloudamt=0.12, cloud=(0.55, 0.9), rough=0.0, scale=1.2
    ),
    "carnelian": lambda: translucent(
        "carnelian",
        (0.8, 0.16, 0.03),
        (0.82, 0.2, 0.05),
        cloudamt=0.7,
        cloud=(0.2, 0.7),
        rough=0.18,
        streak=(1, 1, 2.2),
    ),
    "aventurine": patterned.aventurine,
    "moonstone": lambda: translucent(
        "moonstone",
        (0.965, 0.965, 0.96),
        (0.97, 0.965, 0.955),
        ior=1.53,
        cloudamt=0.86,
        cloud=(0.2, 0.7),
        rough=0.22,
        glow=dict(dir=(-0.25, -0.55, 0.8), col=(0.5, 0.7, 1.0), amt=0.5),
    ),
    "tigereye": patterned.tigereye,
    "lapis": patterned.lapis,
    "turquoise": patterned.turquoise,
    "thread": lambda: opaque("thread", lambda t: (0.72, 0.68, 0.64), 0.4, coat=0),
    "lava": patterned.lava,
    "onyx": lambda: opaque("onyx", lambda t: (0.004, 0.004, 0.005), 0.05, coat=0.5),
    "tourmaline": patterned.tourmaline,
    "pyrite": patterned.pyrite,
    "rudraksha": patterned.rudraksha,
    "coral": patterned.coral,
    "pearl": patterned.pearl,
    "catseye": patterned.catseye,
    "opal": patterned.opal,
    "boxwood": patterned.boxwood,
    "ink": lambda: opaque("ink", lambda t: (0.012, 0.010, 0.009), 0.6, coat=0),
    "nail": lambda: opaque("nail", lambda t: (0.46, 0.235, 0.185), 0.3, spec=0.45, coat=0.25),
    "amethyst_raw": patterned.amethyst_raw,
    "rock": patterned.rock,
}

made = {}


def material(key):
    """The material of that key, made once a scene."""
    if key not in made:
        made[key] = MAKERS[key]()
    return made[key]
