import { turn } from '../../sky/angle.ts';
import { type Graha, SEVEN } from '../../tradition/grahas.ts';
import { hindiOrdinal } from '../../tradition/language.ts';
import { ordinal } from '../wording.ts';
import { kemadruma } from './chandra.ts';
import type { YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA, type View } from './view.ts';

const NODES = ['Rahu', 'Ketu'] as const;

/** A yoga of one of `grahas` in one rashi with one of `others`. */
function company(
  facts: Pick<YogaRule, 'name' | 'devanagari' | 'meaning' | 'disputed'>,
  grahas: readonly Graha[],
  others: readonly Graha[],
): YogaRule {
  return {
    ...facts,
    group: 'Inauspicious Yogas',
    needsLagna: false,
    judge(view) {
      for (const graha of grahas) {
        const met = others.filter((other) => view.rashi(other) === view.rashi(graha));
        if (met.length === 0) continue;
        const places = view.places(graha, ...met);
        return { present: true, because: view.say(`${places} share a rashi.`, `${places}: एक ही राशि में हैं।`) };
      }
      const places = view.places(...grahas, ...others);
      return {
        present: false,
        because: view.say(`${places} do not share a rashi.`, `${places}: एक राशि में नहीं हैं।`),
      };
    },
  };
}

/** Whether Shakat is void by the classical rule, as a sentence; empty where the chart has no lagna. */
function shakatVoiding(view: View): string {
  const { house } = view.positions.Moon;
  if (house === null) return '';
  const inKendra = KENDRA.includes(house);
  return view.say(
    ` Classically it is void when the Moon is in a kendra from the lagna, which it is${inKendra ? '' : ' not'}.`,
    ` शास्त्र के अनुसार चन्द्र लग्न से केन्द्र में हो तो यह भंग होता है; यहाँ चन्द्र केन्द्र में ${inKendra ? '' : 'नहीं '}है।`,
  );
}

/** Yogas that tradition counts as hard; each describes a tendency. */
export const INAUSPICIOUS_YOGAS: readonly YogaRule[] = [
  {
    name: 'Daridra',
    devanagari: 'दरिद्र',
    group: 'Inauspicious Yogas',
    needsLagna: true,
    disputed: true,
    meaning: {
      en: 'Linked with gains that come slowly. Texts name different lords for it.',
      hi: 'परंपरा इसे धीरे आने वाले लाभ से जोड़ती है। ग्रंथ इसके लिए अलग-अलग स्वामी बताते हैं।',
    },
    judge(view) {
      const lord = view.lord(11);
      const present = DUSTHANA.includes(view.house(lord));
      const place = view.places(lord);
      return {
        present,
        because: view.say(
          `The lord of the 11th, ${place}, stands ${present ? 'in a dusthana' : 'outside the dusthanas (6, 8, 12)'}.`,
          `ग्यारहवें भाव का स्वामी ${place}: ${present ? 'यह दुःस्थान है' : 'यह दुःस्थान (6, 8, 12) नहीं है'}।`,
        ),
      };
    },
  },
  company(
    {
      name: 'Grahan',
      devanagari: 'ग्रहण',
      meaning: {
        en: 'Linked with a mind that asks for rest and clear light.',
        hi: 'परंपरा इसे ऐसे मन से जोड़ती है जो विश्राम और स्पष्टता चाहता है।',
      },
    },
    ['Sun', 'Moon'],
    NODES,
  ),
  {
    name: 'Shakat',
    devanagari: 'शकट',
    group: 'Inauspicious Yogas',
    needsLagna: false,
    meaning: {
      en: 'Linked with ups and downs that turn like a wheel.',
      hi: 'परंपरा इसे पहिए की तरह घूमते उतार-चढ़ाव से जोड़ती है।',
    },
    judge(view) {
      const house = view.houseFrom('Jupiter', 'Moon');
      const present = [6, 8, 12].includes(house);
      const [moon, jupiter] = [view.places('Moon'), view.places('Jupiter')];
      const told = view.say(
        `The ${moon} is in the ${ordinal(house)} from ${jupiter}${present ? '' : '; 6, 8 or 12 would make it'}.`,
        `${jupiter}, ${moon}: गुरु से चन्द्र ${hindiOrdinal(house)} भाव में है${present ? '' : '; 6, 8 या 12 में होने से यह बनता'}।`,
      );
      return { present, because: present ? told + shakatVoiding(view) : told };
    },
  },
  company(
    {
      name: 'Chandal',
      devanagari: 'गुरु चांडाल',
      meaning: {
        en: 'Linked with questioning what is handed down.',
        hi: 'परंपरा इसे चली आती बातों पर प्रश्न करने से जोड़ती है।',
      },
    },
    ['Jupiter'],
    NODES,
  ),
  {
    name: 'Kuja',
    devanagari: 'कुज',
    group: 'Inauspicious Yogas',
    needsLagna: true,
    meaning: {
      en: 'Linked with heat in close bonds; about half of all charts have it.',
      hi: 'परंपरा इसे निकट संबंधों की गर्मी से जोड़ती है; लगभग आधी कुंडलियों में यह होता है।',
    },
    judge(view) {
      const present = [1, 4, 7, 8, 12].includes(view.house('Mars'));
      const place = view.places('Mars');
      return {
        present,
        because: view.say(
          `${place}${present ? ' is one of 1, 4, 7, 8 and 12 from the lagna' : '; 1, 4, 7, 8 or 12 would make it'}.`,
          `${place}${present ? ': लग्न से भाव 1, 4, 7, 8 और 12 में से एक' : '; भाव 1, 4, 7, 8 या 12 में होने से यह बनता'}।`,
        ),
      };
    },
  },
  kemadruma({ name: 'Kemdrum', devanagari: 'केमद्रुम', group: 'Inauspicious Yogas' }),
  company(
    {
      name: 'Angarak',
      devanagari: 'अंगारक',
      disputed: true,
      meaning: {
        en: 'Linked with haste and temper. Many count Rahu only.',
        hi: 'परंपरा इसे जल्दबाज़ी और तेज़ स्वभाव से जोड़ती है। कई केवल राहु को गिनते हैं।',
      },
    },
    ['Mars'],
    NODES,
  ),
  company(
    {
      name: 'Vish',
      devanagari: 'विष',
      meaning: {
        en: 'Linked with seriousness and a need for company.',
        hi: 'परंपरा इसे गंभीरता और साथ की आवश्यकता से जोड़ती है।',
      },
    },
    ['Moon'],
    ['Saturn'],
  ),
  {
    name: 'Kaal Sarp',
    devanagari: 'काल सर्प',
    group: 'Inauspicious Yogas',
    needsLagna: false,
    meaning: {
      en: 'A modern yoga, linked with effort that bears late.',
      hi: 'यह आधुनिक योग है, जिसे देर से फलने वाले परिश्रम से जोड़ा जाता है।',
    },
    judge(view) {
      const rahu = view.positions.Rahu.longitude;
      const ahead = SEVEN.filter((graha) => turn(view.positions[graha].longitude - rahu) < 180);
      const present = ahead.length === 0 || ahead.length === SEVEN.length;
      const axis = view.places('Rahu', 'Ketu');
      if (present) {
        const because = view.say(
          `All seven lie on one side of the axis of ${axis}.`,
          `${axis}: सातों ग्रह इस अक्ष के एक ही ओर हैं।`,
        );
        return { present, because };
      }
      const one = view.places(...ahead);
      const other = view.places(...SEVEN.filter((graha) => !ahead.includes(graha)));
      return {
        present,
        because: view.say(
          `The axis of ${axis} parts ${one} from ${other}.`,
          `${axis}: इस अक्ष के एक ओर ${one}; दूसरी ओर ${other}।`,
        ),
      };
    },
  },
];
