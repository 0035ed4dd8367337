import { GRAHA_FACTS, type Graha, SEVEN } from '../../tradition/grahas.ts';
import { hindiSeries, type Words } from '../../tradition/language.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { isExalted } from '../dignity.ts';
import { series } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA, type View } from './view.ts';

type Fallen = (typeof SEVEN)[number];

/** By what right a graha lifts a fallen one, and what its kendra is counted from. */
type Lifter = { readonly graha: Graha; readonly rights: readonly Words[]; readonly from: readonly Words[] };

const RIGHTS = {
  rashi: { en: 'ruler of its rashi', hi: 'उसकी राशि का स्वामी' },
  exaltation: { en: 'ruler of its exaltation rashi', hi: 'उसकी उच्च राशि का स्वामी' },
  exalted: { en: 'the graha whose exaltation that rashi is', hi: 'उसी राशि में उच्च होने वाला ग्रह' },
} as const satisfies Record<string, Words>;

const MOON: Words = { en: 'the Moon', hi: 'चन्द्र' };
const ITSELF: Words = { en: 'the Moon (itself)', hi: 'चन्द्र (स्वयं)' };

/**
 * The grahas that lift a debilitated one: the rulers of its rashi and of its exaltation rashi and the graha whose
 * exaltation is where it stands, as far as they stand in a kendra from the lagna or the Moon. Never the fallen one itself:
 * Mercury rules its own exaltation, and weak in Meena it has nothing to lend. The Moon as a lifter counts as standing in
 * the first from itself.
 */
function liftersOf(view: View, fallen: Fallen): Lifter[] {
  const rashi = view.rashi(fallen);
  const exaltation = GRAHA_FACTS[fallen].exaltation!.rashi;
  return SEVEN.filter((graha) => graha !== fallen).flatMap((graha) => {
    const rights = [
      ...(RASHIS[rashi]!.lord === graha ? [RIGHTS.rashi] : []),
      ...(RASHIS[exaltation]!.lord === graha ? [RIGHTS.exaltation] : []),
      ...(isExalted(graha, rashi) ? [RIGHTS.exalted] : []),
    ];
    const from = [
      ...(KENDRA.includes(view.house(graha)) ? [{ en: 'the lagna', hi: 'लग्न' }] : []),
      ...(KENDRA.includes(view.houseFrom('Moon', graha)) ? [graha === 'Moon' ? ITSELF : MOON] : []),
    ];
    return rights.length > 0 && from.length > 0 ? [{ graha, rights, from }] : [];
  });
}

function told(view: View, { graha, rights, from }: Lifter): string {
  const places = view.places(graha);
  return view.say(
    `${places} (${series(rights.map(({ en }) => en))}; in a kendra from ${series(from.map(({ en }) => en))})`,
    `${places} (${hindiSeries(rights.map(({ hi }) => hi))}; ${hindiSeries(from.map(({ hi }) => hi))} से केन्द्र में)`,
  );
}

/**
 * A debilitated graha whose weakness another one lifts, in the two conditions that texts share (Phaladeepika 7, 26 and 27;
 * B. V. Raman, Three Hundred Important Combinations, 240 to 242); lists of up to eleven exist.
 */
export const NEECHA_BHANGA: YogaRule = {
  name: 'Neecha Bhanga Raja',
  devanagari: 'नीच भंग राज',
  group: 'Major Yogas',
  needsLagna: true,
  disputed: true,
  meaning: {
    en: 'A weakness that tradition sees lifted by others. Lists of its conditions differ.',
    hi: 'ऐसी दुर्बलता जिसे परंपरा दूसरे ग्रहों से दूर हुई मानती है। इसकी शर्तों की सूचियाँ अलग-अलग हैं।',
  },
  judge(view) {
    const fallen = SEVEN.filter(view.debilitated);
    const lifted = fallen.flatMap((graha) => {
      const lifters = liftersOf(view, graha).map((lifter) => told(view, lifter));
      if (lifters.length === 0) return [];
      const low = view.places(graha);
      return view.say(
        `${low} is debilitated and lifted by ${series(lifters)}`,
        `${low} नीच है और उसे उठाते हैं: ${hindiSeries(lifters)}`,
      );
    });
    if (lifted.length > 0) {
      const because = lifted.join('; ');
      return { present: true, because: view.say(`${because}.`, `${because}।`) };
    }
    const places = view.places(...fallen);
    return {
      present: false,
      because:
        fallen.length === 0
          ? view.say('None of the grahas from Sun to Saturn is debilitated.', 'सूर्य से शनि तक कोई ग्रह नीच नहीं है।')
          : view.say(
              `Debilitated and not lifted by another graha in a kendra: ${places}.`,
              `नीच है और केन्द्र के किसी दूसरे ग्रह से उठाया नहीं गया: ${places}।`,
            ),
    };
  },
};
