import type { HealerLanguage, Specialization } from '@jyotiratna/contract';

/** Names of the specializations by their key in the URL. */
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

/** Names of the healers' languages by their key in the URL. */
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

/** Length of a phone or video session, as in the specification. */
export const sessionLength = '15-20 min';

/** Shown below the list while all its healers are the initial samples. */
export const sampleNotice =
  'These six profiles are samples. Names, ratings, reviews and prices show how the page works and describe no real person.';
/** Shown below the list while some of its profiles are samples. */
export const someSamplesNotice =
  'Profiles marked as samples describe no real person: their names, ratings, reviews and prices show how the page works.';

/** Possible entries under 'Why Choose Our Platform', by the name of their claim. */
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
