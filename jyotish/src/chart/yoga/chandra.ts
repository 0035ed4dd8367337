import { type Graha, TARA } from '../../tradition/grahas.ts';
import { hindiOrdinal } from '../../tradition/language.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA, type View } from './view.ts';

const BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const;

/** Tara grahas in a house from the Moon or the Sun. */
export function taraIn(view: View, reference: 'Moon' | 'Sun', house: 2 | 12): Graha[] {
  return TARA.filter((graha) => view.houseFrom(reference, graha) === house);
}

/** A yoga of tara grahas in the 2nd, the 12th or both houses beside the Moon or the Sun. */
export function beside(
  reference: 'Moon' | 'Sun',
  houses: readonly (2 | 12)[],
  facts: Pick<YogaRule, 'name' | 'devanagari' | 'group' | 'meaning'>,
): YogaRule {
  return {
    ...facts,
    needsLagna: false,
    judge(view) {
      const told = houses.map((house) => {
        const there = taraIn(view, reference, house);
        const hindi = `${view.name(reference)} से ${hindiOrdinal(house)} भाव में`;
        if (there.length === 0) {
          return view.say(
            `The ${ordinal(house)} from the ${reference} holds none of Mars, Mercury, Jupiter, Venus and Saturn.`,
            `${hindi} मंगल, बुध, गुरु, शुक्र और शनि में से कोई नहीं है।`,
          );
        }
        const held = view.places(...there);
        return view.say(`The ${ordinal(house)} from the ${reference} holds ${held}.`, `${hindi} ग्रह: ${held}।`);
      });
      return {
        present: houses.every((house) => taraIn(view, reference, house).length > 0),
        because: told.join(' '),
      };
    },
  };
}

/** Whether many hold Kemadruma void in this chart, as a sentence. */
function voidingOf(view: View): string {
  const support = TARA.filter((graha) => KENDRA.includes(view.houseFrom('Moon', graha)));
  if (support.length === 0) {
    return view.say(
      'Many hold it void when a tara graha is with the Moon or in a kendra from it; none is here.',
      'चन्द्र के साथ या उससे केन्द्र में कोई तारा ग्रह हो तो कई विद्वान इसे भंग मानते हैं; यहाँ ऐसा कोई नहीं है।',
    );
  }
  const places = view.places(...support);
  return view.say(
    `Many hold it void here, for ${places} ${support.length === 1 ? 'is' : 'are'} with the Moon or in a kendra from it.`,
    `कई विद्वान इसे यहाँ भंग मानते हैं, क्योंकि चन्द्र के साथ या उससे केन्द्र में ग्रह ${support.length === 1 ? 'है' : 'हैं'}: ${places}।`,
  );
}

/** Kemadruma under either of its names. */
export function kemadruma(facts: Pick<YogaRule, 'name' | 'devanagari' | 'group'>): YogaRule {
  return {
    ...facts,
    needsLagna: false,
    disputed: true,
    meaning: {
      en: 'Linked with stretches of self-reliance.',
      hi: 'परंपरा इसे आत्मनिर्भरता के दौर से जोड़ती है।',
    },
    judge(view) {
      const around = [...taraIn(view, 'Moon', 2), ...taraIn(view, 'Moon', 12)];
      if (around.length > 0) {
        const places = view.places(...around);
        const because = view.say(
          `Beside the Moon: ${places}, so it is not alone.`,
          `चन्द्र के पास: ${places}; इसलिए वह अकेला नहीं है।`,
        );
        return { present: false, because };
      }
      const moon = view.places('Moon');
      const alone = view.say(
        `Neither the 2nd nor the 12th from the ${moon} holds Mars, Mercury, Jupiter, Venus or Saturn.`,
        `${moon} है, और उससे दूसरे और बारहवें भाव में मंगल, बुध, गुरु, शुक्र या शनि नहीं है।`,
      );
      return { present: true, because: `${alone} ${voidingOf(view)}` };
    },
  };
}

/** Yogas counted from the Moon. */
export const CHANDRA_YOGAS: readonly YogaRule[] = [
  beside('Moon', [2], {
    name: 'Sunapha',
    devanagari: 'सुनफा',
    group: 'Chandra Yogas',
    meaning: { en: 'Linked with earning by own effort.', hi: 'परंपरा इसे अपने परिश्रम की कमाई से जोड़ती है।' },
  }),
  beside('Moon', [12], {
    name: 'Anapha',
    devanagari: 'अनफा',
    group: 'Chandra Yogas',
    meaning: {
      en: 'Linked with good bearing and ease of mind.',
      hi: 'परंपरा इसे अच्छे आचरण और मन की सहजता से जोड़ती है।',
    },
  }),
  beside('Moon', [2, 12], {
    name: 'Duradhara',
    devanagari: 'दुरधरा',
    group: 'Chandra Yogas',
    meaning: {
      en: 'The Moon has company on both sides, linked with comfort and generosity.',
      hi: 'चन्द्र के दोनों ओर ग्रह हैं; परंपरा इसे सुख और उदारता से जोड़ती है।',
    },
  }),
  kemadruma({ name: 'Kemadruma', devanagari: 'केमद्रुम', group: 'Chandra Yogas' }),
  {
    name: 'Chandra Mangala',
    devanagari: 'चन्द्र मंगल',
    group: 'Chandra Yogas',
    needsLagna: false,
    meaning: { en: 'Linked with drive and skill in trade.', hi: 'परंपरा इसे उद्यम और व्यापार के कौशल से जोड़ती है।' },
    judge(view) {
      const present = view.houseFrom('Moon', 'Mars') === 1;
      const places = view.places('Moon', 'Mars');
      return {
        present,
        because: view.say(
          `${places} ${present ? 'share a rashi' : 'stand apart'}.`,
          `${places}: ${present ? 'दोनों एक ही राशि में हैं' : 'दोनों अलग राशियों में हैं'}।`,
        ),
      };
    },
  },
  {
    name: 'Adhi',
    devanagari: 'अधि',
    group: 'Chandra Yogas',
    needsLagna: false,
    meaning: {
      en: 'Linked with trust, courtesy and leadership.',
      hi: 'परंपरा इसे विश्वास, शिष्टता और नेतृत्व से जोड़ती है।',
    },
    judge(view) {
      const outside = BENEFICS.filter((graha) => ![6, 7, 8].includes(view.houseFrom('Moon', graha)));
      const present = outside.length === 0;
      const places = view.places(...(present ? BENEFICS : outside));
      const because = present
        ? view.say(`In the 6th, 7th and 8th from the Moon: ${places}.`, `चन्द्र से छठे, सातवें और आठवें भाव में: ${places}।`)
        : view.say(
            `Not in the 6th, 7th or 8th from the Moon: ${places}.`,
            `चन्द्र से छठे, सातवें या आठवें भाव में नहीं: ${places}।`,
          );
      return { present, because };
    },
  },
  {
    name: 'Vasumati',
    devanagari: 'वसुमती',
    group: 'Chandra Yogas',
    needsLagna: true,
    meaning: {
      en: 'Linked with means that grow with time.',
      hi: 'परंपरा इसे समय के साथ बढ़ते साधनों से जोड़ती है।',
    },
    judge(view) {
      const upachaya = [3, 6, 10, 11];
      const fromMoon = BENEFICS.every((graha) => upachaya.includes(view.houseFrom('Moon', graha)));
      const fromLagna = BENEFICS.every((graha) => upachaya.includes(view.house(graha)));
      const places = view.places(...BENEFICS);
      const from = fromMoon ? view.say('the Moon', 'चन्द्र') : view.say('the lagna', 'लग्न');
      return fromMoon || fromLagna
        ? {
            present: true,
            because: view.say(
              `All in 3, 6, 10 or 11 from ${from}: ${places}.`,
              `सभी ${from} से भाव 3, 6, 10 या 11 में: ${places}।`,
            ),
          }
        : {
            present: false,
            because: view.say(
              `${places}: not all in 3, 6, 10 or 11 from the Moon, nor from the lagna.`,
              `${places}: न चन्द्र से, न लग्न से सभी भाव 3, 6, 10 या 11 में हैं।`,
            ),
          };
    },
  },
];
