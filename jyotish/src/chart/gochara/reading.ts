import { defined } from '@jyotiratna/contract';
import type { Graha } from '../../tradition/grahas.ts';
import { type Level, levelOf, scoreOf, type Transit, transitsFrom } from './score.ts';

/** Evaluation of a day's transits, independent of the language. */
export interface Reading {
  readonly transits: readonly Transit[];
  readonly score: number;
  readonly level: Level;
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
}

/**
 * Fast grahas, which change within a month; the slow ones are mentioned in the explanation only.
 */
const QUICK = ['Mercury', 'Venus', 'Sun', 'Mars'];

/**
 * Evaluates a day, or a part of it, for a Moon sign (0 to 11); `rashis` are the positions of the
 * grahas.
 */
export function readingOf(sign: number, rashis: Readonly<Record<Graha, number>>): Reading {
  const transits = transitsFrom(sign, rashis);
  const score = scoreOf(transits);
  const level = levelOf(score);
  const moon = defined(transits.find(({ graha }) => graha === 'Moon'));
  const rest = transits.filter((transit) => transit !== moon);
  const quick = QUICK.map((name) => defined(transits.find(({ graha }) => graha === name)));
  const helper = quick.find(({ points }) => points > 0);
  return {
    transits,
    score,
    level,
    moon,
    moonRashi: rashis.Moon,
    helping: rest.filter(({ points }) => points > 0),
    checked: rest.filter(({ spoiledBy }) => spoiledBy.length > 0),
    hard: rest.filter(({ good }) => !good),
    second: level >= 3 && helper ? helper : quick.find(({ good }) => !good),
  };
}

/** Hour and minute of an instant in Indian Standard Time. */
export function clockOf(instant: number): { hour: number; minute: string } {
  const minutes = Math.floor(instant / 60_000 + 330) % 1440;
  return { hour: Math.floor(minutes / 60), minute: String(minutes % 60).padStart(2, '0') };
}
