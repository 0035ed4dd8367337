import { RASHIS } from '../../tradition/rashis.ts';
import { ordinal, series } from '../wording.ts';
import { clockOf, type GocharaWords, houseIn, type Reading } from './reading.ts';
import type { Transit } from './score.ts';

/** The Moon's own verdict by house: what the day brings, what to do; for a good house also when vedha spoils it. */
const MOON: Readonly<Record<number, { theme: string; advice: string; spoiled?: string }>> = {
  1: { theme: 'an easy day', advice: 'begin gently', spoiled: 'ease comes in parts' },
  2: { theme: 'watch spending', advice: 'mind how you say no' },
  3: { theme: 'courage and gain', advice: 'send the message you put off', spoiled: 'courage helps, gain waits' },
  4: { theme: 'unrest at home', advice: 'mend one small thing' },
  5: { theme: 'plans stall', advice: 'let a decision wait a day' },
  6: { theme: 'rivals yield', advice: 'clear the backlog', spoiled: 'rivals hold on' },
  7: { theme: 'good company', advice: 'say the practical thing kindly', spoiled: 'company is mixed' },
  8: { theme: 'caution (Chandrashtama)', advice: 'start nothing big' },
  9: { theme: 'a tiring day', advice: 'do one thing well' },
  10: { theme: 'work succeeds', advice: 'finish one visible thing', spoiled: 'work moves slowly' },
  11: { theme: 'gains', advice: 'ask for what you need', spoiled: 'gains come late' },
  12: { theme: 'rest and expense', advice: 'keep the day small' },
};

function theme(moon: Transit): string {
  const { theme: open, spoiled } = MOON[moon.house]!;
  return moon.spoiledBy.length > 0 ? spoiled! : open;
}

function clock(instant: number): string {
  const { hour, minute } = clockOf(instant);
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

function placed(transits: readonly Transit[]): string {
  return series(transits.map(({ graha, house }) => `${graha} in your ${ordinal(house)}`));
}

function spoilers({ spoiledBy }: Transit, reading: Reading): string {
  return series(spoiledBy.map((graha) => `${graha} in the ${ordinal(houseIn(reading, graha))}`));
}

export const ENGLISH: GocharaWords = {
  prediction(reading, next) {
    const { moon, second } = reading;
    const house = ordinal(moon.house);
    if (next) {
      const later = next.reading.moon;
      return `Moon in your ${house} until ${clock(next.at)}: ${theme(moon)}; then in your ${ordinal(later.house)}: ${theme(later)}.`;
    }
    const { advice } = MOON[moon.house]!;
    const spoiler = moon.spoiledBy[0];
    if (spoiler) {
      const from = ordinal(houseIn(reading, spoiler));
      // On a day that is good in spite of it, the reason why is worth more than the advice.
      const rest = reading.level >= 4 && second?.good ? `. ${placed([second])} helps` : `; ${advice}`;
      return `Moon in your ${house}, checked by ${spoiler} in your ${from}: ${theme(moon)}${rest}.`;
    }
    const word = second?.good ? 'helps' : 'asks for patience';
    const tail = second ? ` ${placed([second])} ${word}.` : '';
    return `Moon in your ${house}: ${theme(moon)}; ${advice}.${tail}`;
  },

  explanation(reading) {
    const { moon, moonRashi, helping, checked, hard } = reading;
    const check = moon.spoiledBy.length > 0 ? `, checked by ${spoilers(moon, reading)}` : '';
    return [
      `The Moon in ${RASHIS[moonRashi]!.name} is in your ${ordinal(moon.house)} house${check}: ${theme(moon)}; ${MOON[moon.house]!.advice}.`,
      ...(helping.length > 0 ? [`In good places: ${placed(helping)}.`] : []),
      ...checked.map(
        (transit) => `${placed([transit])} would help, but is checked by ${spoilers(transit, reading)} (vedha).`,
      ),
      ...(hard.length > 0 ? [`In places that ask for patience: ${placed(hard)}.`] : []),
    ].join(' ');
  },

  halves: (before, at, after) => `Until ${clock(at)}: ${before} After that: ${after}`,
};
