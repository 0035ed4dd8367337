import { itemAt } from '@jyotiratna/contract';
import { zodiacPoint } from '../chart/zodiac.ts';
import type { MoonOfBirth } from './koots.ts';

const PADA = 360 / 108;
/** The vashya group changes in the middle of Dhanu and Makara. */
const HALF_RASHI = 15;

/**
 * Every position of the Moon that the koots distinguish, between two instants of one day: one for
 * each pada and half rashi that it passes.
 * @param from sidereal longitude at the first instant, degrees in [0, 360); `to` at the last, less
 * than a full circle further
 */
export function moonsBetween(from: number, to: number): MoonOfBirth[] {
  const until = to < from ? to + 360 : to;
  const cuts = new Set([from, until]);
  for (const step of [PADA, HALF_RASHI]) {
    for (let count = Math.floor(from / step) + 1; count * step < until; count += 1)
      cuts.add(count * step);
  }
  const edges = [...cuts].sort((a, b) => a - b);
  if (edges.length === 1) return [zodiacPoint(from % 360)];
  return edges
    .slice(0, -1)
    .map((edge, i) => zodiacPoint(((edge + itemAt(edges, i + 1)) / 2) % 360));
}
