import { itemAt } from '@jyotiratna/contract';
import { VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import type { YogaName, YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA, TRIKONA, type View } from './view.ts';

const KENDRA_TRIKONA = [1, 4, 5, 7, 9, 10];
const GOOD_HOUSES = [1, 2, 4, 5, 7, 9, 10, 11];

/** Formats 'Mars (lord of the 1st)'. */
function lordOf(view: View, house: number): string {
  return view.messages.lord(view.lord(house), house);
}

/**
 * Pairs of two different grahas of which one rules a kendra and one a trikona, if they are linked;
 * the lagna lord counts as both.
 */
function rajaPairs(view: View): string[] {
  const found = new Map<string, string>();
  for (const kendra of KENDRA) {
    for (const trikona of TRIKONA) {
      const [a, b] = [view.lord(kendra), view.lord(trikona)];
      const link = view.link(a, b);
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      if (link !== 'none' && !found.has(key)) {
        found.set(key, view.messages.raja.pair(lordOf(view, kendra), lordOf(view, trikona), link));
      }
    }
  }
  return [...found.values()];
}

/** Harsha, Sarala or Vimala: the lord of a dusthana in a dusthana. */
function viparita(name: YogaName, house: number): YogaRule {
  return {
    name,
    group: 'Major Yogas',
    requiresLagna: true,
    disputed: true,
    judge(view) {
      const lord = view.lord(house);
      const present = DUSTHANA.includes(view.house(lord));
      return {
        present,
        reasonText: view.messages.viparita(lordOf(view, house), view.places(lord), present),
      };
    },
  };
}

/** Yogas of house lords. */
export const LORDSHIP_YOGAS: readonly YogaRule[] = [
  {
    name: 'Kahala',
    group: 'Major Yogas',
    requiresLagna: true,
    disputed: true,
    judge(view) {
      const [first, fourth, ninth] = [view.lord(1), view.lord(4), view.lord(9)];
      if (fourth === ninth)
        return { present: false, reasonText: view.messages.rulesBoth(fourth, 4, 9) };
      const apart = KENDRA.includes(view.houseFrom(fourth, ninth));
      const strong = view.dignified(first);
      const places = view.places(...new Set([fourth, ninth, first]));
      const [l1, l4, l9] = [lordOf(view, 1), lordOf(view, 4), lordOf(view, 9)];
      return {
        present: apart && strong,
        reasonText: view.messages.kahala(l4, l9, l1, apart, strong, places),
      };
    },
  },
  {
    name: 'Raja',
    group: 'Major Yogas',
    requiresLagna: true,
    judge(view) {
      const pairs = rajaPairs(view);
      const { found, missing } = view.messages.raja;
      if (pairs.length > 0) return { present: true, reasonText: found(pairs) };
      return {
        present: false,
        reasonText: missing(view.places(...new Set(KENDRA_TRIKONA.map(view.lord)))),
      };
    },
  },
  {
    name: 'Dharma Karmadhipati',
    group: 'Major Yogas',
    requiresLagna: true,
    judge(view) {
      const [ninth, tenth] = [view.lord(9), view.lord(10)];
      if (ninth === tenth)
        return { present: false, reasonText: view.messages.rulesBoth(ninth, 9, 10) };
      const link = view.link(ninth, tenth);
      const places = view.places(ninth, tenth);
      const [l9, l10] = [lordOf(view, 9), lordOf(view, 10)];
      return {
        present: link !== 'none',
        reasonText: view.messages.dharmaKarmadhipati(l9, l10, link, places),
      };
    },
  },
  viparita('Harsha', 6),
  viparita('Sarala', 8),
  viparita('Vimala', 12),
  {
    name: 'Lakshmi',
    group: 'Major Yogas',
    requiresLagna: true,
    disputed: true,
    judge(view) {
      const [first, ninth] = [view.lord(1), view.lord(9)];
      const fortune = view.dignified(ninth) && KENDRA_TRIKONA.includes(view.house(ninth));
      const strong =
        view.dignified(first) ||
        (KENDRA_TRIKONA.includes(view.house(first)) && !view.debilitated(first));
      const places = view.places(...new Set([ninth, first]));
      return {
        present: fortune && strong,
        reasonText: view.messages.lakshmi(
          lordOf(view, 9),
          lordOf(view, 1),
          fortune,
          strong,
          places,
        ),
      };
    },
  },
  {
    name: 'Maha Parivartana',
    group: 'Major Yogas',
    requiresLagna: true,
    judge(view) {
      for (const a of VISIBLE_GRAHAS) {
        const b = itemAt(RASHIS, view.rashi(a)).lord;
        const exchanged = a !== b && itemAt(RASHIS, view.rashi(b)).lord === a;
        if (exchanged && [a, b].every((graha) => GOOD_HOUSES.includes(view.house(graha)))) {
          return { present: true, reasonText: view.messages.parivartana.found(view.places(a, b)) };
        }
      }
      return { present: false, reasonText: view.messages.parivartana.missing };
    },
  },
];
