import type { Graha } from '@jyotiratna/contract';

/** Everyday names of the grahas. */
export const grahas: Readonly<Record<Graha, string>> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};
