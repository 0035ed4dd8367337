import { GRAHA_FACTS, type Graha, SEVEN } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { isExalted } from '../dignity.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA, TRIKONA, type View } from './view.ts';

const KENDRA_TRIKONA = [1, 4, 5, 7, 9, 10];
const GOOD_HOUSES = [1, 2, 4, 5, 7, 9, 10, 11];

/** 'Mars, lord of 1 and 8': a graha with the given houses it was asked about. */
function lordOf(view: View, house: number): string {
  return `${view.lord(house)} (lord of the ${ordinal(house)})`;
}

/** Pairs of two different grahas that rule a kendra and a trikona and are linked; the lagna lord is both. */
function rajaPairs(view: View): string[] {
  const found = new Map<string, string>();
  for (const kendra of KENDRA) {
    for (const trikona of TRIKONA) {
      const [a, b] = [view.lord(kendra), view.lord(trikona)];
      const link = view.link(a, b);
      const key = [a, b].sort().join();
      if (link && !found.has(key)) found.set(key, `${lordOf(view, kendra)} and ${lordOf(view, trikona)} ${link}`);
    }
  }
  return [...found.values()];
}

/** Who lifts a debilitated graha: lords of its rashi and of its exaltation, and the graha exalted where it stands. */
function lifters(view: View, fallen: (typeof SEVEN)[number]): Graha[] {
  const rashi = view.rashi(fallen);
  const candidates = [
    RASHIS[rashi]!.lord,
    RASHIS[GRAHA_FACTS[fallen].exaltation!.rashi]!.lord,
    ...SEVEN.filter((graha) => graha !== fallen && isExalted(graha, rashi)),
  ];
  return [...new Set(candidates)].filter(
    (graha) => KENDRA.includes(view.house(graha)) || KENDRA.includes(view.houseFrom('Moon', graha)),
  );
}

/** Harsha, Sarala and Vimala: the lord of a dusthana in a dusthana. */
function viparita(name: string, house: number, gift: string): YogaRule {
  return {
    name,
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: `A Viparita Raja yoga, linked with ${gift}. Some schools count the own house only, some only the other two.`,
    judge(view) {
      const lord = view.lord(house);
      const present = DUSTHANA.includes(view.house(lord));
      return {
        present,
        because: `${lordOf(view, house)} stands ${present ? 'in a dusthana' : 'outside the dusthanas (6, 8, 12)'}: ${view.places(lord)}.`,
      };
    },
  };
}

/** Yogas made by the lords of houses. */
export const LORDSHIP_YOGAS: readonly YogaRule[] = [
  {
    name: 'Kahala',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: 'Linked with boldness and leadership. Texts name different lords for it.',
    judge(view) {
      const [first, fourth, ninth] = [view.lord(1), view.lord(4), view.lord(9)];
      const apart = KENDRA.includes(view.houseFrom(fourth, ninth));
      const strong = view.dignified(first);
      if (fourth === ninth) {
        return { present: false, because: `${fourth} rules both the 4th and the 9th; two grahas are needed.` };
      }
      return {
        present: apart && strong,
        because: `${lordOf(view, 4)} and ${lordOf(view, 9)} are ${apart ? '' : 'not '}in kendras from each other, and ${lordOf(view, 1)} is ${strong ? '' : 'not '}in its own or exaltation rashi: ${view.places(...new Set([fourth, ninth, first]))}.`,
      };
    },
  },
  {
    name: 'Raja',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: 'Linked with standing and responsibility; most charts have one.',
    judge(view) {
      const pairs = rajaPairs(view);
      return {
        present: pairs.length > 0,
        because:
          pairs.length > 0
            ? `${pairs.join('; ')}.`
            : `No lord of a kendra is linked with another lord of a trikona: ${view.places(...new Set(KENDRA_TRIKONA.map(view.lord)))}.`,
      };
    },
  },
  {
    name: 'Dharma Karmadhipati',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: 'Linked with work that agrees with conscience.',
    judge(view) {
      const [ninth, tenth] = [view.lord(9), view.lord(10)];
      const link = view.link(ninth, tenth);
      if (link) {
        return {
          present: true,
          because: `${lordOf(view, 9)} and ${lordOf(view, 10)} ${link}: ${view.places(ninth, tenth)}.`,
        };
      }
      return {
        present: false,
        because:
          ninth === tenth
            ? `${ninth} rules both the 9th and the 10th; two grahas are needed.`
            : `${lordOf(view, 9)} and ${lordOf(view, 10)} are not linked: ${view.places(ninth, tenth)}.`,
      };
    },
  },
  {
    name: 'Neecha Bhanga Raja',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: 'A weakness that tradition sees lifted by others. Lists of its conditions differ.',
    judge(view) {
      const fallen = SEVEN.filter(view.debilitated);
      const lifted = fallen.filter((graha) => lifters(view, graha).length > 0);
      if (lifted.length > 0) {
        const words = lifted.map(
          (graha) => `${view.places(graha)} is debilitated and lifted by ${view.places(...lifters(view, graha))}`,
        );
        return { present: true, because: `${words.join('; ')}, in a kendra from the lagna or the Moon.` };
      }
      return {
        present: false,
        because:
          fallen.length === 0
            ? 'None of the grahas from Sun to Saturn is debilitated.'
            : `Debilitated and not lifted from a kendra: ${view.places(...fallen)}.`,
      };
    },
  },
  viparita('Harsha', 6, 'courage against rivals'),
  viparita('Sarala', 8, 'firmness in trouble'),
  viparita('Vimala', 12, 'thrift and independence'),
  {
    name: 'Lakshmi',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: 'Linked with good fortune and good conduct. Texts differ on how strong the lagna lord must be.',
    judge(view) {
      const [first, ninth] = [view.lord(1), view.lord(9)];
      const fortune = view.dignified(ninth) && KENDRA_TRIKONA.includes(view.house(ninth));
      const strong = view.dignified(first) || (KENDRA_TRIKONA.includes(view.house(first)) && !view.debilitated(first));
      return {
        present: fortune && strong,
        because: `${lordOf(view, 9)} is ${fortune ? '' : 'not '}both in its strength and in a kendra or trikona, and ${lordOf(view, 1)} is ${strong ? '' : 'not '}strong: ${view.places(ninth, first)}.`,
      };
    },
  },
  {
    name: 'Maha Parivartana',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: 'Two grahas uphold each other, linked with help at the right time.',
    judge(view) {
      for (const a of SEVEN) {
        const b = RASHIS[view.rashi(a)]!.lord;
        const exchanged = a !== b && RASHIS[view.rashi(b)]!.lord === a;
        if (exchanged && [a, b].every((graha) => GOOD_HOUSES.includes(view.house(graha)))) {
          return { present: true, because: `${view.places(a, b)} have exchanged rashis, both in good houses.` };
        }
      }
      return {
        present: false,
        because: 'No two grahas exchange rashis between good houses (1, 2, 4, 5, 7, 9, 10, 11).',
      };
    },
  },
];
