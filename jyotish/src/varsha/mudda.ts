import { itemAt } from '@jyotiratna/contract';
import { DASHA_YEARS, type Period } from '../chart/dasha.ts';
import { VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';

/** Order of the mudda dashas, the Sun first. */
const ORDER = [...VIMSHOTTARI_ORDER.slice(2), ...VIMSHOTTARI_ORDER.slice(0, 2)];

/**
 * Divides [start, end) into nine periods in proportion to the Vimshottari years, from the graha at
 * index `first`.
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
 * Vimshottari mudda dasha of a year (K. S. Charak 5): the number of the birth nakshatra plus the
 * completed years, less 2, modulo nine, gives the first lord, from the Sun. The nine lords share
 * the actual year from one solar return to the next completely; others start with the balance of
 * the birth dasha.
 * @param nakshatra of the birth Moon, 0 to 26
 * @param start of the year and @param end, ms since 1970
 */
export function muddaDasha(
  nakshatra: number,
  completed: number,
  start: number,
  end: number,
): Period[] {
  const count = nakshatra + 1 + completed - 2;
  return share((((count - 1) % 9) + 9) % 9, start, end);
}

/** The nine sub-periods of a mudda period, starting with its own lord's. */
export function muddaParts({ lord, start, end }: Period): Period[] {
  return share((ORDER as readonly string[]).indexOf(lord), start, end);
}
