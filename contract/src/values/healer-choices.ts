/** A healer's topics, as in URLs; the storefront localizes their labels. */
export const specializations = [
  'Vedic Astrology',
  'Gemstones',
  'Numerology',
  'Career Guidance',
  'Kundli Matching',
  'Marriage',
  'Counselling',
  'Relationships',
  'Palmistry',
  'Remedies',
  'Wellness',
] as const;
export type Specialization = (typeof specializations)[number];

/** Languages in which a healer may talk, as addresses carry them. */
export const healerLanguages = [
  'English',
  'Hindi',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Marathi',
  'Odia',
  'Punjabi',
  'Sanskrit',
  'Tamil',
  'Telugu',
  'Urdu',
] as const;
export type HealerLanguage = (typeof healerLanguages)[number];
