/** What the schema library knows of a value that it refuses; other facts are left out. */
type Issue = {
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
  string: 'Please give a text.',
  number: 'Please give a number.',
  int: 'Please give a whole number.',
  boolean: 'Please give true or false.',
  array: 'Please give a list.',
};

/**
 * The sentence that a person reads of a value which no sentence of its schema speaks of; the library's own words are for
 * programmers.
 */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This field is missing.';
    if (Array.isArray(issue.input) && issue.expected === 'string') return 'Please give this only once.';
    return kinds[String(issue.expected)] ?? 'This value is not valid.';
  }
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'not_multiple_of' && issue.divisor === 0.01) return 'Please give at most two decimals.';
  return 'This value is not valid.';
}

function tooSmall({ origin, minimum, inclusive }: Issue): string {
  if (origin === 'string') return `At least ${minimum} characters.`;
  if (origin === 'array') return `At least ${minimum} entries.`;
  return inclusive === false ? `Please give more than ${minimum}.` : `Please give ${minimum} or more.`;
}

function tooBig({ origin, maximum, inclusive }: Issue): string {
  if (origin === 'string') return `At most ${maximum} characters.`;
  if (origin === 'array') return `At most ${maximum} entries.`;
  return inclusive === false ? `Please give less than ${maximum}.` : `Please give ${maximum} or less.`;
}
