import type { Graha } from '@jyotiratna/contract';

/**
 * Readings of a chart in plain language, each with its position. Attributed as belief, without
 * promises.
 */
export const kundliReadings = {
  title: 'In plain words',
  note: 'This is how Jyotish reads the chart. It is a matter of belief, and promises nothing.',
  rests: (placement: string) => `Based on: ${placement}.`,
  /** By rashi, from Mesha to Meena. */
  rashis: [
    'direct and quick to begin',
    'steady and fond of comfort',
    'curious and good with words',
    'caring and attached to home',
    'proud and generous',
    'careful and exact',
    'fair and in search of balance',
    'intense and private',
    'hopeful and fond of truth',
    'patient and hard-working',
    'independent and concerned for many',
    'gentle and full of imagination',
  ],
  themes: {
    Sun: 'standing and duty',
    Moon: 'home and feeling',
    Mars: 'effort and courage',
    Mercury: 'learning and trade',
    Jupiter: 'teaching and growth',
    Venus: 'art and company',
    Saturn: 'work and patience',
    Rahu: 'what is new and foreign',
    Ketu: 'study and letting go',
  } satisfies Record<Graha, string>,
  lagna: (rashi: string, quality: string) =>
    `In Jyotish someone with ${rashi} rising is described as ${quality}.`,
  lagnaAt: (rashi: string, degree: string) => `the lagna at ${degree} ${rashi}`,
  moon: (rashi: string, quality: string) =>
    `A Moon in ${rashi} is read as a mind that is ${quality}.`,
  moonIn: (rashi: string) => `the Moon in ${rashi}`,
  running: (maha: string, mahaTheme: string, antar: string, antarTheme: string) =>
    maha === antar
      ? `The mahadasha of ${maha} runs, and in it its own antardasha: Jyotish connects both with ${mahaTheme}.`
      : `The mahadasha of ${maha} runs, which Jyotish connects with ${mahaTheme}, and in it the antardasha of ${antar}, with ${antarTheme}.`,
  runningUntil: (maha: string, antar: string, day: string) =>
    `the dasha of ${maha} and ${antar}, until ${day}`,
  strong: (graha: string, theme: string) =>
    `${graha} is considered strong: matters of ${theme} are said to come more easily.`,
  weak: (graha: string, theme: string) =>
    `${graha} is considered weak: matters of ${theme} are said to need more effort.`,
  standing: {
    exalted: (graha: string, rashi: string) => `${graha} exalted in ${rashi}`,
    own: (graha: string, rashi: string) => `${graha} in ${rashi}, its own rashi`,
    debilitated: (graha: string, rashi: string) => `${graha} debilitated in ${rashi}`,
    combust: (graha: string, rashi: string) => `${graha} combust, next to the Sun in ${rashi}`,
  },
};
