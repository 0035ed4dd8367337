import { isCallError } from '../../is-call-error.ts';
import type { BirthFaults } from './birth-values.ts';

export type KundliFault = { message: string; fields: BirthFaults };

/** Seconds to wait when the shop does not say how many. */
const usualWait = 60;

/** What to tell someone whose kundli could not be made. */
export function kundliFault(error: unknown): KundliFault {
  if (!isCallError(error)) return { message: 'Something went wrong', fields: {} };
  const { status, fields, retryAfter } = error;
  if (status === 402) {
    return { message: 'API credit limit reached. Please try again later or contact support.', fields };
  }
  if (status === 429) {
    const wait = retryAfter ?? usualWait;
    return { message: `Rate limit exceeded. Please wait ${wait} seconds before trying again.`, fields };
  }
  const said = [error.body.message, error.body.error].find((text) => typeof text === 'string' && text !== '');
  if (said) return { message: String(said), fields };
  return { message: status === 0 ? error.message : 'Something went wrong', fields };
}
