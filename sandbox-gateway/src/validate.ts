import type { Notes } from './entities.ts';
import { invalid } from './errors.ts';

export type RequestFields = Record<string, unknown>;

/** Returns the body as an object. @throws ApiError 400 for anything else, and for unknown fields */
export function fieldsOf(body: unknown, allowed: readonly string[]): RequestFields {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid('', 'The request body must be an object.');
  const [first, ...more] = Object.keys(body).filter((name) => !allowed.includes(name));
  if (first !== undefined) {
    throw invalid(
      first,
      `${[first, ...more].join(', ')} is/are not required and should not be sent`,
      'extra_field_sent',
    );
  }
  return body as RequestFields;
}

/** Validates an amount: integer paise, at least ₹1. */
export function amountOf(given: unknown): number {
  if (given === undefined || given === null)
    throw invalid('amount', 'The amount field is required.');
  if (!Number.isSafeInteger(given)) throw invalid('amount', 'The amount must be an integer.');
  if ((given as number) < 100) throw invalid('amount', 'The amount must be at least INR 1.00');
  return given as number;
}

export function currencyOf(given: unknown): 'INR' {
  if (given === undefined || given === null)
    throw invalid('currency', 'The currency field is required.');
  if (given !== 'INR') throw invalid('currency', 'Currency is not supported');
  return given;
}

export function receiptOf(given: unknown): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'string') throw invalid('receipt', 'The receipt must be a string.');
  if (given.length > 40)
    throw invalid('receipt', 'The receipt may not be greater than 40 characters.');
  return given;
}

export function notesOf(given: unknown): Notes {
  if (given === undefined || given === null || (Array.isArray(given) && given.length === 0))
    return [];
  if (typeof given !== 'object' || Array.isArray(given))
    throw invalid('notes', 'The notes must be an array.');
  const entries = Object.entries(given);
  if (entries.length > 15)
    throw invalid('notes', 'The notes may not have more than 15 key-value pairs.');
  for (const [name, value] of entries) {
    const text = typeof value === 'string' || typeof value === 'number';
    if (!text || String(value).length > 256 || name.length > 256) {
      throw invalid('notes', 'The notes must be strings of at most 256 characters.');
    }
  }
  return entries.length === 0
    ? []
    : Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** An optional string, truncated to the size of a form field. */
export const textField = (given: unknown, maximum = 256) =>
  typeof given === 'string' && given !== '' ? given.slice(0, maximum) : null;
