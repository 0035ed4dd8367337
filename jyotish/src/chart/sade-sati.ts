import { itemAt } from '@jyotiratna/contract';
import { turn } from '../sky/angle.ts';
import { type Ayanamsa, gainOver } from '../sky/ayanamsa.ts';
import { TABLE_YEARS, tables } from '../sky/tables.ts';
import { julianDay, terrestrial } from '../sky/time.ts';
import { houseFrom } from '../tradition/rashis.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const LIFE = 90 * YEAR;
/** Longer than any stay of Saturn in one rashi, including retrograde returns. */
const LONGEST_STAY = 4 * YEAR;
const STEP = 10 * DAY;
/** Saturn's shortest stay between 1910 and 2120, next to a station, is 9.5 days. */
const STEP_AT_STATION = DAY / 2;
/** Stays less than this apart belong to one passage. */
const NEW_PASSAGE = 10 * YEAR;

/**
 * Saturn's rashi relative to the Moon's at birth: 12, 1 and 2 are Sade Sati; 4 and 8 are the
 * dhaiyas.
 */
export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'dhaiya-4' | 'dhaiya-8';

const PHASES: Readonly<Record<number, SaturnPhase>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'dhaiya-4',
  8: 'dhaiya-8',
};

/** A stay of Saturn in one rashi; a retrograde return is a separate stay. ms since 1970. */
export interface SaturnStay {
  readonly phase: SaturnPhase;
  /** 0 to 11. */
  readonly rashi: number;
  readonly start: number;
  readonly end: number;
  /** Ordinal of the Sade Sati in this life, from 1; null for the dhaiyas. */
  readonly cycle: number | null;
}

type Stay = { rashi: number; start: number; end: number };

/** Every stay of Saturn in a rashi that starts in [from, until), in order. */
function staysOf(from: number, until: number, gain: number): Stay[] {
  const at = (instant: number) => {
    const { longitude, speed } = tables.place('Saturn', terrestrial(julianDay(instant)));
    return { longitude: turn(longitude + gain), speed };
  };
  const rashiAt = (instant: number) => Math.floor(at(instant).longitude / 30);
  const ingresses: { rashi: number; start: number }[] = [];

  function cross(start: number, end: number, rashi: number): void {
    let [before, after] = [start, end];
    while (after - before > 1000) {
      const middle = (before + after) / 2;
      if (rashiAt(middle) === rashi) after = middle;
      else before = middle;
    }
    ingresses.push({ rashi, start: Math.round(after) });
  }

  let current = at(from);
  for (let instant = from; instant < until; instant += STEP) {
    const next = at(instant + STEP);
    // A station within the step may hide an ingress and its reversal.
    const step = Math.sign(current.speed) === Math.sign(next.speed) ? STEP : STEP_AT_STATION;
    let rashi = Math.floor(current.longitude / 30);
    for (let part = instant; part < instant + STEP; part += step) {
      const then = rashiAt(part + step);
      if (then !== rashi) cross(part, part + step, then);
      rashi = then;
    }
    current = next;
  }
  return ingresses
    .slice(0, -1)
    .map(({ rashi, start }, i) => ({ rashi, start, end: itemAt(ingresses, i + 1).start }));
}

const cached = new Map<Ayanamsa, Stay[]>();

/**
 * Every stay that overlaps a life in the tables' years, computed once: Saturn's path is the same
 * for every birth.
 */
function everyStay(ayanamsa: Ayanamsa): Stay[] {
  const stays =
    cached.get(ayanamsa) ??
    staysOf(
      TABLE_YEARS.from - LONGEST_STAY,
      TABLE_YEARS.until + LIFE + LONGEST_STAY,
      gainOver(ayanamsa),
    );
  cached.set(ayanamsa, stays);
  return stays;
}

/**
 * Saturn's stays in the 12th, 1st, 2nd, 4th and 8th rashi from the birth Moon that overlap the
 * 90 years (of 365.25 days) from birth; the first may have started before it.
 * @param moonRashi rashi of the Moon at birth, 0 to 11
 * @param birth ms since 1970
 * @throws RangeError for a birth before 1900 or after 2099: Saturn's table covers only the
 * lifetimes of those years
 */
export function sadeSati(
  moonRashi: number,
  birth: number,
  ayanamsa: Ayanamsa = 'lahiri',
): SaturnStay[] {
  if (!(birth >= TABLE_YEARS.from && birth < TABLE_YEARS.until)) {
    throw new RangeError('Saturn’s passages are told for births of 1900 to 2099.');
  }
  const touching = everyStay(ayanamsa).filter(
    ({ start, end }) => end > birth && start < birth + LIFE,
  );
  let cycle = 0;
  let last = Number.NEGATIVE_INFINITY;
  return touching.flatMap(({ rashi, start, end }): SaturnStay[] => {
    const phase = PHASES[houseFrom(moonRashi, rashi)];
    if (!phase) return [];
    if (phase.startsWith('dhaiya')) return [{ phase, rashi, start, end, cycle: null }];
    if (start - last > NEW_PASSAGE) cycle += 1;
    last = end;
    return [{ phase, rashi, start, end, cycle }];
  });
}
