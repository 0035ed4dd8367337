import { lordsOf } from '../kp/sub-lords.ts';
import { turn } from '../sky/angle.ts';
import { type Ayanamsa, gainOver } from '../sky/ayanamsa.ts';
import { lagnaAt } from '../sky/sky.ts';
import type { Graha } from '../tradition/grahas.ts';
import type { Birth } from './chart.ts';
import { type Varga, vargaRashi } from './varga.ts';

/** Divisional charts whose lagna is compared, from the slowest to the fastest. */
export const MINUTE_VARGAS = [1, 9, 10, 12, 60] as const satisfies readonly Varga[];

/** The lagna at an instant, and the divisions of the zodiac that contain it. */
export interface LagnaParts {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Rashis 0 to 11 in the order of `MINUTE_VARGAS`. */
  readonly vargas: readonly number[];
  /** KP sub lord. */
  readonly sub: Graha;
}

/**
 * The change of one division nearest to the birth: ms since 1970, and the divisions on the other
 * side of it.
 */
export interface LagnaChange {
  readonly at: number;
  readonly parts: LagnaParts;
}

const STEP = 20_000;
const SECOND = 1000;
/** A rashi rises in less than four hours up to 60 degrees of latitude. */
const REACH = 4 * 60 * 60_000;

/** The lagna at an instant (ms since 1970) at the birthplace. */
export function lagnaPartsAt(birth: Birth, instant: number, ayanamsa: Ayanamsa): LagnaParts {
  const longitude = turn(lagnaAt(instant, birth) + gainOver(ayanamsa));
  const vargas = MINUTE_VARGAS.map((varga) => vargaRashi(varga, longitude));
  return { longitude, vargas, sub: lordsOf(longitude).sub };
}

/**
 * The nearest change of a division of the lagna before (`direction` -1) or after (1) the birth, to
 * the second; before it, the last second of the other division. Null without a change within four
 * hours.
 * @param part selects the division that is compared
 */
export function nearestChange(
  birth: Birth,
  ayanamsa: Ayanamsa,
  part: (parts: LagnaParts) => number | string,
  direction: -1 | 1,
): LagnaChange | null {
  const partsAt = (offset: number) =>
    lagnaPartsAt(birth, birth.instant + direction * offset, ayanamsa);
  const own = part(partsAt(0));
  for (let from = 0; from < REACH; from += STEP) {
    if (part(partsAt(from + STEP)) === own) continue;
    let [same, other] = [from, from + STEP];
    while (other - same > SECOND) {
      const middle = Math.floor((same + other) / 2 / SECOND) * SECOND;
      if (part(partsAt(middle)) === own) same = middle;
      else other = middle;
    }
    return { at: birth.instant + direction * other, parts: partsAt(other) };
  }
  return null;
}
