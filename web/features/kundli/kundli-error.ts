import { kundli } from '#messages/kundli/kundli.ts';
import { isCallError } from '../../is-call-error.ts';
import type { BirthErrors } from './birth-values.ts';

export type KundliError = { message: string; fields: BirthErrors };

const { errors } = kundli;

/** Seconds to wait when the shop does not say how many. */
const usualWait = 60;

/** What to tell someone whose kundli could not be made. */
export function kundliError(error: unknown): KundliError {
  if (!isCallError(error)) return { message: errors.unknown, fields: {} };
  const { status, fields, retryAfter } = error;
  if (status === 402) {
    return { message: errors.creditLimit, fields };
  }
  if (status === 429) {
    return { message: errors.rateLimit(retryAfter ?? usualWait), fields };
  }
  const said = [error.body.message, error.body.error].find((text) => typeof text === 'string' && text !== '');
  if (said) return { message: String(said), fields };
  return { message: status === 0 ? errors.unreachable : errors.unknown, fields };
}
