import type { Graha } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { names, ordinal, series } from './names.ts';

/** The house of a graha from a Moon sign, 1 to 12, and the grahas that obstruct it (vedha). */
export type Transit = {
  readonly graha: Graha;
  readonly house: number;
  readonly good: boolean;
  readonly spoiledBy: readonly Graha[];
};

/** Evaluation of a day, or a part of it, for a Moon sign. */
export type Reading = {
  readonly transits: readonly Transit[];
  readonly level: number;
  readonly moon: Transit;
  /** Rashi of the Moon, 0 to 11. */
  readonly moonRashi: number;
  /**
   * The other grahas: `helping` in a favourable house, `checked` in one obstructed by vedha, `hard`
   * in an unfavourable one.
   */
  readonly helping: readonly Transit[];
  readonly checked: readonly Transit[];
  readonly hard: readonly Transit[];
  /**
   * The fast graha that confirms the day's level, mentioned after the Moon; undefined without one.
   */
  readonly second: Transit | undefined;
};

/** Hour 0 to 23 and two-digit minute, in India. */
export type Clock = { readonly hour: number; readonly minute: string };

/** The house, 1 to 12, of a graha in the reading. */
export const houseIn = ({ transits }: Reading, graha: Graha): number =>
  defined(transits.find((transit) => transit.graha === graha)).house;

/**
 * Verdict of the Moon by house: the day's theme and advice; for a favourable house also the theme
 * under vedha.
 */
const MOON: Readonly<Record<number, { theme: string; advice: string; spoiled?: string }>> = {
  1: { theme: 'an easy day', advice: 'begin gently', spoiled: 'ease comes in parts' },
  2: { theme: 'watch spending', advice: 'mind how you say no' },
  3: {
    theme: 'courage and gain',
    advice: 'send the message you put off',
    spoiled: 'courage helps, gain waits',
  },
  4: { theme: 'unrest at home', advice: 'mend one small thing' },
  5: { theme: 'plans stall', advice: 'let a decision wait a day' },
  6: { theme: 'rivals yield', advice: 'clear the backlog', spoiled: 'rivals hold on' },
  7: {
    theme: 'good company',
    advice: 'say the practical thing kindly',
    spoiled: 'company is mixed',
  },
  8: { theme: 'caution (Chandrashtama)', advice: 'start nothing big' },
  9: { theme: 'a tiring day', advice: 'do one thing well' },
  10: { theme: 'work succeeds', advice: 'finish one visible thing', spoiled: 'work moves slowly' },
  11: { theme: 'gains', advice: 'ask for what you need', spoiled: 'gains come late' },
  12: { theme: 'rest and expense', advice: 'keep the day small' },
};

function theme(moon: Transit): string {
  const { theme: open, spoiled } = defined(MOON[moon.house]);
  return moon.spoiledBy.length > 0 ? defined(spoiled) : open;
}

function clock({ hour, minute }: Clock): string {
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

function placed(transits: readonly Transit[]): string {
  return series(transits.map(({ graha, house }) => `${graha} in your ${ordinal(house)}`));
}

function spoilers({ spoiledBy }: Transit, reading: Reading): string {
  return series(spoiledBy.map((graha) => `${graha} in the ${ordinal(houseIn(reading, graha))}`));
}

/** The daily horoscope. */
export const gochara = {
  /**
   * The day in at most 110 characters for a ticker: every clause names the position on which it is
   * based.
   * @param next the reading after the Moon's ingress, and its time
   */
  prediction: (
    reading: Reading,
    next: { readonly reading: Reading; readonly at: Clock } | undefined,
  ): string => {
    const { moon, second } = reading;
    const house = ordinal(moon.house);
    if (next) {
      const later = next.reading.moon;
      return `Moon in your ${house} until ${clock(next.at)}: ${theme(moon)}; then in your ${ordinal(later.house)}: ${theme(later)}.`;
    }
    const { advice } = defined(MOON[moon.house]);
    const spoiler = moon.spoiledBy[0];
    if (spoiler) {
      const from = ordinal(houseIn(reading, spoiler));
      // On a favourable day the supporting graha is mentioned instead of the advice.
      const rest =
        reading.level >= 4 && second?.good ? `. ${placed([second])} helps` : `; ${advice}`;
      return `Moon in your ${house}, checked by ${spoiler} in your ${from}: ${theme(moon)}${rest}.`;
    }
    const word = second?.good ? 'helps' : 'asks for patience';
    const tail = second ? ` ${placed([second])} ${word}.` : '';
    return `Moon in your ${house}: ${theme(moon)}; ${advice}.${tail}`;
  },

  /** The detailed text: the Moon, then helping, checked and hard grahas. */
  explanation: (reading: Reading): string => {
    const { moon, moonRashi, helping, checked, hard } = reading;
    const check = moon.spoiledBy.length > 0 ? `, checked by ${spoilers(moon, reading)}` : '';
    return [
      `The Moon in ${names.rashis[moonRashi]} is in your ${ordinal(moon.house)} house${check}: ${theme(moon)}; ${defined(MOON[moon.house]).advice}.`,
      ...(helping.length > 0 ? [`In good places: ${placed(helping)}.`] : []),
      ...checked.map(
        (transit) =>
          `${placed([transit])} would help, but is checked by ${spoilers(transit, reading)} (vedha).`,
      ),
      ...(hard.length > 0 ? [`In places that ask for patience: ${placed(hard)}.`] : []),
    ].join(' ');
  },

  /** The two explanations of a day with an ingress. */
  halves: (before: string, at: Clock, after: string) =>
    `Until ${clock(at)}: ${before} After that: ${after}`,
};
