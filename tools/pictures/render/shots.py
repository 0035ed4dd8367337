"""blender -b -t 1 -P shots.py -- SHOT WIDTH SAMPLES [FOLDER]

Builds and renders one shot of shots.txt into FOLDER (default out). A shot is a remedy's slug and a view: -1 the whole
piece, -2 a closer or lower one, -3 its size (a bracelet on a wrist, a ring on a finger, others at a rule), -4 the other
side (a stone that lies on its table, a ring from its side). The two wide shots for the home page begin with section-."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import passes
from scene import reset
from shots_bracelets import BRACELETS, STRUNG, shoot_bracelets_section, shoot_plain_bracelet, shoot_worn
from shots_crystals import shoot_amethyst_cluster, shoot_crystal_tree, shoot_quartz_pyramid, shoot_tumbled_stones
from shots_stones import LOOSE, RINGS, SETTINGS, setting_of
from shots_stones import shoot_cats_eye, shoot_loose, shoot_navaratna, shoot_ring, shoot_setting

SINGLE = {
    "cats-eye-lehsunia": shoot_cats_eye,
    "amethyst-cluster": shoot_amethyst_cluster,
    "tumbled-stones-set": shoot_tumbled_stones,
    "clear-quartz-pyramid": shoot_quartz_pyramid,
    "crystal-tree": shoot_crystal_tree,
    "navaratna-set": shoot_navaratna,
    "section-navaratna": lambda _: shoot_navaratna(wide=True),
    "section-bracelets": lambda _: shoot_bracelets_section(),
}


def build(shot):
    """Sets up the scene of a shot. Raises SystemExit for a name that is not one."""
    reset()
    view = int(shot[-1]) if shot[-2:-1] == "-" and shot[-1].isdigit() else 1
    second = view == 2
    slug = shot[:-2] if shot[-1].isdigit() else shot
    stone = slug.removesuffix("-bracelet")
    setting = setting_of(slug)
    if setting and setting[0] in SETTINGS:
        shoot_setting(*setting)
    elif view == 3 and (stone in STRUNG or stone in BRACELETS):
        shoot_worn(stone)
    elif slug in SINGLE:
        SINGLE[slug](view)
    elif slug in LOOSE:
        shoot_loose(slug, view)
    elif slug in RINGS:
        shoot_ring(slug, view)
    elif stone in STRUNG:
        STRUNG[stone](second)
    elif stone in BRACELETS:
        shoot_plain_bracelet(stone, second)
    else:
        raise SystemExit(f"unknown shot {shot}")


if __name__ == "__main__":
    shot, width, samples, *rest = sys.argv[sys.argv.index("--") + 1 :]
    build(shot)
    width = int(width)
    height = width * 9 // 16 if shot.startswith("section-") else width
    # Light that enters a single stone is followed further, because its inner reflections are visible.
    bounces = 18 if shot[:-2] in LOOSE else 14
    passes.render(os.path.join(rest[0] if rest else "out", shot), width, height, int(samples), bounces=bounces)
