import { GRAHA_FACTS } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { series } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

const FIVE = [
  ['Ruchaka', 'रुचक', 'Mars', 'courage and command', 'साहस और नेतृत्व'],
  ['Bhadra', 'भद्र', 'Mercury', 'a quick mind and fair dealing', 'तेज़ बुद्धि और खरे व्यवहार'],
  ['Hamsa', 'हंस', 'Jupiter', 'wisdom and goodwill', 'ज्ञान और सद्भाव'],
  ['Malavya', 'मालव्य', 'Venus', 'grace, comfort and taste', 'सौन्दर्य, सुख और सुरुचि'],
  ['Sasa', 'शश', 'Saturn', 'patience and steady authority', 'धैर्य और स्थिर अधिकार'],
] as const;

/** The five Mahapurusha yogas: a tara graha in its own or its exaltation rashi, in a kendra from the lagna. */
export const MAHAPURUSHA_YOGAS: readonly YogaRule[] = FIVE.map(([name, devanagari, graha, gift, hindiGift]) => ({
  name,
  devanagari,
  group: 'Major Yogas',
  needsLagna: true,
  meaning: {
    en: `One of the five Mahapurusha yogas, linked with ${gift}.`,
    hi: `पाँच महापुरुष योगों में से एक; परंपरा इसे ${hindiGift} से जोड़ती है।`,
  },
  judge(view) {
    const inKendra = KENDRA.includes(view.house(graha));
    const dignified = view.dignified(graha);
    const place = view.places(graha);
    if (inKendra && dignified) {
      const because = view.say(
        `${place} is in its strength and in a kendra from the lagna.`,
        `${place}: बली है और लग्न से केन्द्र में है।`,
      );
      return { present: true, because };
    }
    const { own, exaltation } = GRAHA_FACTS[graha];
    const wanted = [...new Set([...own, exaltation!.rashi])].map((rashi) => RASHIS[rashi]!);
    const missing = [
      ...(dignified
        ? []
        : [
            view.say(
              `${series(
                wanted.map((rashi) => rashi.name),
                'or',
              )} is needed`,
              `${wanted.map((rashi) => rashi.devanagari).join(' या ')} राशि चाहिए`,
            ),
          ]),
      ...(inKendra ? [] : [view.say('a kendra (1, 4, 7, 10) is needed', 'केन्द्र (1, 4, 7, 10) चाहिए')]),
    ];
    return { present: false, because: view.say(`${place}: ${series(missing)}.`, `${place}: ${missing.join(' और ')}।`) };
  },
}));
