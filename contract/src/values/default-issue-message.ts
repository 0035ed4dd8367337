import { issue } from './error-messages.ts';

/** The schema library's details of a rejected value; all other details are omitted. */
type Unworded = {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: unknown;
  readonly divisor?: unknown;
};

const kinds: Record<string, string> = {
  string: issue('text_needed'),
  number: issue('number_needed'),
  int: issue('whole_number_needed'),
  boolean: issue('flag_needed'),
  array: issue('list_needed'),
};

/**
 * The message for a value whose schema has no message: the library's own messages are for
 * developers.
 */
export function unwordedIssue(found: Unworded): string {
  if (found.code === 'invalid_type') {
    if (found.input === undefined) return issue('field_missing');
    if (Array.isArray(found.input) && found.expected === 'string') return issue('once_only');
    return kinds[String(found.expected)] ?? issue('value_invalid');
  }
  if (found.code === 'too_small') return tooSmall(found);
  if (found.code === 'too_big') return tooBig(found);
  if (found.code === 'not_multiple_of' && found.divisor === 0.01) return issue('two_decimals');
  return issue('value_invalid');
}

function tooSmall({ origin, minimum, inclusive }: Unworded): string {
  const min = Number(minimum);
  if (origin === 'string') return issue('text_short', { least: min });
  if (origin === 'array') return issue('list_short', { least: min });
  return inclusive === false
    ? issue('number_above', { limit: min })
    : issue('number_least', { least: min });
}

function tooBig({ origin, maximum, inclusive }: Unworded): string {
  const max = Number(maximum);
  if (origin === 'string') return issue('text_long', { most: max });
  if (origin === 'array') return issue('list_long', { most: max });
  return inclusive === false
    ? issue('number_below', { limit: max })
    : issue('number_most', { most: max });
}
