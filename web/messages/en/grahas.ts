import type { Graha } from '@jyotiratna/contract';

/** Names of the nine grahas by the key that the catalogue and addresses carry. */
export const grahas: Record<Graha, string> = {
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
