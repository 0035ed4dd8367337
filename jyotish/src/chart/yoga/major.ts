import { GRAHA_FACTS, GRAHAS, type Graha, SEVEN } from '../../tradition/grahas.ts';
import { hindiOrdinal } from '../../tradition/language.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA } from './view.ts';

/** Benefics that can make Amala, and the grahas whose company undoes it; the Moon does neither. */
const PURE: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const HARSH: readonly Graha[] = GRAHAS.filter((graha) => !GRAHA_FACTS[graha].benefic);

const BENEFIC_HOUSES = [1, 2, 4, 5, 7, 9, 10];

/** Rashis in which Jupiter upholds Saraswati: its own, its exaltation and those of its friends. */
const SARASWATI_JUPITER = [8, 11, 3, 0, 7, 4];

/** Yogas of the pattern of the whole sky, and of Jupiter, Mercury and Venus. */
export const MAJOR_YOGAS: readonly YogaRule[] = [
  {
    name: 'Gajakesari',
    devanagari: 'गजकेसरी',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: {
      en: 'Linked with good sense, good company and a good name.',
      hi: 'परंपरा इसे सद्बुद्धि, अच्छी संगति और सुनाम से जोड़ती है।',
    },
    judge(view) {
      const house = view.houseFrom('Moon', 'Jupiter');
      const present = KENDRA.includes(house);
      const [jupiter, moon] = [view.places('Jupiter'), view.places('Moon')];
      return {
        present,
        because: view.say(
          `${jupiter} is in the ${ordinal(house)} from the ${moon}${present ? ', a kendra' : '; a kendra (1, 4, 7, 10) is needed'}.`,
          `${moon}, ${jupiter}: चन्द्र से गुरु ${hindiOrdinal(house)} भाव में है${present ? ', जो केन्द्र है' : '; केन्द्र (1, 4, 7, 10) चाहिए'}।`,
        ),
      };
    },
  },
  {
    name: 'Kedara',
    devanagari: 'केदार',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: {
      en: 'Linked with land, patience and usefulness to others.',
      hi: 'परंपरा इसे भूमि, धैर्य और दूसरों के काम आने से जोड़ती है।',
    },
    judge(view) {
      const { size } = new Set(SEVEN.map((graha) => view.rashi(graha)));
      const present = size === 4;
      const places = view.places(...SEVEN);
      return {
        present,
        because: view.say(
          `The seven grahas from Sun to Saturn fill ${size} rashis${present ? `: ${places}` : '; exactly 4 are needed'}.`,
          `सूर्य से शनि तक सात ग्रह ${size} ${size === 1 ? 'राशि' : 'राशियों'} में हैं${present ? `: ${places}` : '; ठीक 4 चाहिए'}।`,
        ),
      };
    },
  },
  {
    name: 'Kamal',
    devanagari: 'कमल',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: {
      en: 'Linked with steadiness, merit and lasting regard.',
      hi: 'परंपरा इसे स्थिरता, पुण्य और स्थायी मान से जोड़ती है।',
    },
    judge(view) {
      const outside = SEVEN.filter((graha) => !KENDRA.includes(view.house(graha)));
      const empty = KENDRA.filter((house) => !SEVEN.some((graha) => view.house(graha) === house));
      if (outside.length === 0 && empty.length === 0) {
        const places = view.places(...SEVEN);
        const because = view.say(
          `The seven grahas fill all four kendras and nothing else: ${places}.`,
          `सातों ग्रह चारों केन्द्रों में हैं, और कहीं नहीं: ${places}।`,
        );
        return { present: true, because };
      }
      const places = view.places(...outside);
      const why =
        outside.length > 0
          ? view.say(`Outside the kendras: ${places}`, `केन्द्रों के बाहर: ${places}`)
          : view.say(`House ${empty[0]} is empty`, `भाव ${empty[0]} ख़ाली है`);
      return {
        present: false,
        because: view.say(
          `${why}; the seven must fill houses 1, 4, 7 and 10 and no other.`,
          `${why}; सातों ग्रह भाव 1, 4, 7 और 10 में ही होने चाहिए।`,
        ),
      };
    },
  },
  {
    name: 'Musala',
    devanagari: 'मुसल',
    group: 'Major Yogas',
    needsLagna: false,
    meaning: { en: 'Linked with firmness and a settled life.', hi: 'परंपरा इसे दृढ़ता और स्थिर जीवन से जोड़ती है।' },
    judge(view) {
      const others = SEVEN.filter((graha) => RASHIS[view.rashi(graha)]!.movement !== 'fixed');
      const present = others.length === 0;
      const places = view.places(...(present ? SEVEN : others));
      const because = present
        ? view.say(`The seven grahas are all in fixed rashis: ${places}.`, `सातों ग्रह स्थिर राशियों में हैं: ${places}।`)
        : view.say(
            `Not in fixed rashis: ${places}; all seven must be.`,
            `स्थिर राशियों में नहीं: ${places}; सातों होने चाहिए।`,
          );
      return { present, because };
    },
  },
  {
    name: 'Amala',
    devanagari: 'अमला',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: {
      en: 'Linked with clean work and a spotless name. Schools differ on malefic company.',
      hi: 'परंपरा इसे स्वच्छ कर्म और निर्मल नाम से जोड़ती है। पाप ग्रह के साथ होने पर मत अलग-अलग हैं।',
    },
    judge(view) {
      const tenths = [
        { from: view.say('the lagna', 'लग्न'), there: GRAHAS.filter((graha) => view.house(graha) === 10) },
        { from: view.say('the Moon', 'चन्द्र'), there: GRAHAS.filter((graha) => view.houseFrom('Moon', graha) === 10) },
      ];
      const clean = tenths.find(
        ({ there }) => PURE.some((graha) => there.includes(graha)) && !HARSH.some((graha) => there.includes(graha)),
      );
      if (clean) {
        const places = view.places(...clean.there);
        const because = view.say(
          `The 10th from ${clean.from} holds ${places} and no malefic.`,
          `${clean.from} से दसवें भाव में ${places}, और कोई पाप ग्रह नहीं।`,
        );
        return { present: true, because };
      }
      return {
        present: false,
        because: view.say(
          'Neither the 10th from the lagna nor that from the Moon holds Mercury, Jupiter or Venus without a malefic.',
          'न लग्न से, न चन्द्र से दसवें भाव में पाप ग्रह के बिना बुध, गुरु या शुक्र है।',
        ),
      };
    },
  },
  {
    name: 'Saraswati',
    devanagari: 'सरस्वती',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: { en: 'Linked with learning, speech and the arts.', hi: 'परंपरा इसे विद्या, वाणी और कलाओं से जोड़ती है।' },
    judge(view) {
      const three = ['Mercury', 'Jupiter', 'Venus'] as const;
      const misplaced = three.filter((graha) => !BENEFIC_HOUSES.includes(view.house(graha)));
      if (misplaced.length > 0) {
        const places = view.places(...misplaced);
        const because = view.say(
          `${places}: Mercury, Jupiter and Venus must each be in 1, 2, 4, 5, 7, 9 or 10.`,
          `${places}: बुध, गुरु और शुक्र तीनों भाव 1, 2, 4, 5, 7, 9 या 10 में होने चाहिए।`,
        );
        return { present: false, because };
      }
      const present = SARASWATI_JUPITER.includes(view.rashi('Jupiter'));
      const places = view.places(...(present ? three : (['Jupiter'] as const)));
      const because = present
        ? view.say(`All three are well placed: ${places}.`, `तीनों अच्छे स्थान पर हैं: ${places}।`)
        : view.say(
            `${places} is not in a rashi of its own, of its exaltation or of a friend.`,
            `${places}: यह न अपनी राशि है, न उच्च राशि, न मित्र की राशि।`,
          );
      return { present, because };
    },
  },
];
