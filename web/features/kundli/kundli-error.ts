import { kundli } from '#messages/kundli/kundli.ts';
import { isCallError } from '../../is-call-error.ts';
import type { BirthErrors } from './birth-values.ts';

export type KundliError = { message: string; fields: BirthErrors };

const { errors } = kundli;

/** Delay in seconds if the server's response has none. */
const defaultWait = 60;

/** The user's message for a failed kundli request. */
export function kundliError(error: unknown): KundliError {
  if (!isCallError(error)) return { message: errors.unknown, fields: {} };
  const { status, fields, retryAfter } = error;
  if (status === 402) {
    return { message: errors.creditLimit, fields };
  }
  if (status === 429) {
    return { message: errors.rateLimit(retryAfter ?? defaultWait), fields };
  }
  const message = [error.body.message, error.body.error].find(
    (text) => typeof text === 'string' && text !== '',
  );
  if (message) return { message: String(message), fields };
  return { message: status === 0 ? errors.unreachable : errors.unknown, fields };
}
