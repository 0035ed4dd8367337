/** The nine grahas in the order of the weekdays, then the nodes. */
export const grahas = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Graha = (typeof grahas)[number];

/** Common Sanskrit names, in Latin script and Devanagari. */
export const grahaNames: Readonly<Record<Graha, { name: string; devanagari: string }>> = {
  Sun: { name: 'Surya', devanagari: 'सूर्य' },
  Moon: { name: 'Chandra', devanagari: 'चन्द्र' },
  Mars: { name: 'Mangal', devanagari: 'मंगल' },
  Mercury: { name: 'Budha', devanagari: 'बुध' },
  Jupiter: { name: 'Guru', devanagari: 'गुरु' },
  Venus: { name: 'Shukra', devanagari: 'शुक्र' },
  Saturn: { name: 'Shani', devanagari: 'शनि' },
  Rahu: { name: 'Rahu', devanagari: 'राहु' },
  Ketu: { name: 'Ketu', devanagari: 'केतु' },
};
