import { beside } from './chandra.ts';
import type { YogaRule } from './rule.ts';

/** Yogas counted from the Sun. */
export const SOORYA_YOGAS: readonly YogaRule[] = [
  beside('Sun', [2], {
    name: 'Vesi',
    devanagari: 'वेशि',
    group: 'Soorya Yogas',
    meaning: {
      en: 'Linked with fairness and an even temper.',
      hi: 'परंपरा इसे निष्पक्षता और शांत स्वभाव से जोड़ती है।',
    },
  }),
  beside('Sun', [12], {
    name: 'Vasi',
    devanagari: 'वाशि',
    group: 'Soorya Yogas',
    meaning: { en: 'Linked with skill and a giving hand.', hi: 'परंपरा इसे कौशल और उदार हाथ से जोड़ती है।' },
  }),
  beside('Sun', [2, 12], {
    name: 'Ubhayachari',
    devanagari: 'उभयचारी',
    group: 'Soorya Yogas',
    meaning: {
      en: 'The Sun has company on both sides, linked with presence and good speech.',
      hi: 'सूर्य के दोनों ओर ग्रह हैं; परंपरा इसे प्रभाव और अच्छी वाणी से जोड़ती है।',
    },
  }),
  {
    name: 'Budha Aditya',
    devanagari: 'बुधादित्य',
    group: 'Soorya Yogas',
    needsLagna: false,
    meaning: { en: 'Linked with a clear and able mind.', hi: 'परंपरा इसे स्पष्ट और समर्थ बुद्धि से जोड़ती है।' },
    judge(view) {
      const present = view.houseFrom('Sun', 'Mercury') === 1;
      const places = view.places('Sun', 'Mercury');
      return {
        present,
        because: view.say(
          `${places} ${present ? 'share a rashi' : 'stand apart'}.`,
          `${places}: ${present ? 'दोनों एक ही राशि में हैं' : 'दोनों अलग राशियों में हैं'}।`,
        ),
      };
    },
  },
];
