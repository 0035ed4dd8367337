import { kundli } from '#messages/kundli.ts';
import { isCallError } from '../../is-call-error.ts';
import type { BirthFaults } from './birth-values.ts';

export type KundliFault = { message: string; fields: BirthFaults };

const { faults } = kundli;

/** Seconds to wait when the shop does not say how many. */
const usualWait = 60;

/** What to tell someone whose kundli could not be made. */
export function kundliFault(error: unknown): KundliFault {
  if (!isCallError(error)) return { message: faults.unknown, fields: {} };
  const { status, fields, retryAfter } = error;
  if (status === 402) {
    return { message: faults.creditLimit, fields };
  }
  if (status === 429) {
    return { message: faults.rateLimit(retryAfter ?? usualWait), fields };
  }
  const said = [error.body.message, error.body.error].find((text) => typeof text === 'string' && text !== '');
  if (said) return { message: String(said), fields };
  return { message: status === 0 ? faults.unreachable : faults.unknown, fields };
}
