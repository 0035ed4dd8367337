import type { ChartPart } from '@jyotiratna/contract';

/** Titles of the advanced chart's sections, and loading messages. */
export const chartParts = {
  titles: {
    today: 'Today from this chart',
    kp: 'KP: cusps, sub lords, significators',
    strength: 'Shadbala and bhava bala',
    year: 'Varshaphal: the year’s chart',
    dashas: 'Yogini, Ashtottari and Chara dasha',
    jaimini: 'Jaimini: karakas, arudhas, aspects',
    states: 'States, upagrahas and special lagnas',
    minutes: 'What moves with the minute of birth',
  } satisfies Record<ChartPart, string>,
  loading: 'Computing this part...',
  failed: 'This part could not be computed.',
  pdf: 'PDF of this part',
};
