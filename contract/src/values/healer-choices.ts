/** A healer's specializations, as in URLs; the storefront localizes their labels. */
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

/** Languages of a healer, as in URLs. */
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
