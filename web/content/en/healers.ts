import type { HealerLanguage, Specialization } from '@jyotiratna/contract';

/** Names of the specializations by the key that addresses carry. */
export const specializationNames: Record<Specialization, string> = {
  'Vedic Astrology': 'Vedic Astrology',
  Gemstones: 'Gemstones',
  Numerology: 'Numerology',
  'Career Guidance': 'Career Guidance',
  'Kundli Matching': 'Kundli Matching',
  Marriage: 'Marriage',
  Counselling: 'Counselling',
  Relationships: 'Relationships',
  Palmistry: 'Palmistry',
  Remedies: 'Remedies',
  Wellness: 'Wellness',
};

/** Names of the languages that healers speak, by the key that addresses carry. */
export const languageNames: Record<HealerLanguage, string> = {
  English: 'English',
  Hindi: 'Hindi',
  Bengali: 'Bengali',
  Gujarati: 'Gujarati',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Marathi: 'Marathi',
  Odia: 'Odia',
  Punjabi: 'Punjabi',
  Sanskrit: 'Sanskrit',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Urdu: 'Urdu',
};

/** Length of a phone or video session as the specification labels it. */
export const sessionLength = '15-20 min';

/** Said under the list as long as it is the one that the shop came with. */
export const sampleNotice =
  'These six profiles are samples. Names, ratings, reviews and prices show how the page works and describe no real person.';
/** Said there as long as some of the profiles are. */
export const someSamplesNotice =
  'Profiles marked as samples describe no real person: their names, ratings, reviews and prices show how the page works.';

/** Possible entries under 'Why Choose Our Platform', by their claim. */
export const platformClaims = {
  experts: { title: 'Verified experts', text: 'We check credentials before a profile goes live.' },
  satisfaction: (percent: string) => ({ title: `${percent} satisfaction`, text: '' }),
  guarantee: {
    title: 'Money back',
    text: 'With a money-back guarantee on the first consultation.',
  },
  support: (hours: string) => ({
    title: `${hours} support`,
    text: 'Write to us at any hour, on any day of the week.',
  }),
};
