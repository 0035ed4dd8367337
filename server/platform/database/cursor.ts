import { errorMessage, ShopError } from '@jyotiratna/contract';

/** The start of a page of a sorted list: after the row with this sort value and id. */
export type Cursor = { value: string; id: string };

/** The sort key of a list: a timestamp with microseconds, a whole number, or text. */
export type CursorKind = 'moment' | 'number' | 'text';

/** The browser's token for requesting the next page. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * Decodes it. Every accepted value is valid for the database.
 * @throws ShopError invalid_input for one that no list of this kind issued
 */
export function readCursor(text: string, kind: CursorKind): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2) {
      const [value, id] = parts as unknown[];
      if (isText(value, 600) && matches[kind](value) && isText(id, 64)) return { value, id };
    }
  } catch {
    // Falls through to the one rejection below.
  }
  throw new ShopError('invalid_input', { fields: { cursor: errorMessage('cursor_invalid') } });
}

const matches: Record<CursorKind, (value: string) => boolean> = {
  moment: isMoment,
  number: isNumber,
  text: () => true,
};

/** Text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
function isText(value: unknown, max: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= max &&
    !value.includes('\0') &&
    value.isWellFormed()
  );
}

function isNumber(value: string): boolean {
  return /^\d{1,15}$/.test(value);
}

/**
 * A day that exists, from the year 1 on: JavaScript reads 31 February as 3 March, PostgreSQL
 * rejects it.
 */
function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) || value.startsWith('0000'))
    return false;
  const read = new Date(value);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19) === value.slice(0, 19);
}
