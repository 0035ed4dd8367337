import { itemAt } from '@jyotiratna/contract';
import { DASHA_YEARS, type Period } from '../chart/dasha.ts';
import { VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';

/** Order of the year's dashas, the Sun first. */
const ORDER = [...VIMSHOTTARI_ORDER.slice(2), ...VIMSHOTTARI_ORDER.slice(0, 2)];

/**
 * Nine periods from `start` to `end` in proportion to the Vimshottari years, from the graha at
 * `first` on.
 */
function share(first: number, start: number, end: number): Period[] {
  let from = start;
  return ORDER.map((_, at) => {
    const lord = itemAt(ORDER, (first + at) % 9);
    const to = at === 8 ? end : from + ((end - start) * DASHA_YEARS[lord]) / 120;
    const period = { lord, start: from, end: to };
    from = to;
    return period;
  });
}

/**
 * Vimshottari mudda dasha of a year (K. S. Charak 5): the number of the birth star and the
 * completed years, less 2, counted off by nines from the Sun on, give the first lord. The nine
 * lords share the true year from one return to the next whole; some begin with the birth dasha's
 * balance instead.
 * @param star of the birth Moon, 0 to 26
 * @param start of the year and @param end, ms since 1970
 */
export function muddaDasha(star: number, completed: number, start: number, end: number): Period[] {
  const count = star + 1 + completed - 2;
  return share((((count - 1) % 9) + 9) % 9, start, end);
}

/** The nine parts of a mudda period, its own lord's first. */
export function muddaParts({ lord, start, end }: Period): Period[] {
  return share((ORDER as readonly string[]).indexOf(lord), start, end);
}
