import { errorMessage, ShopError } from '@jyotiratna/contract';

/**
 * The start of a page in a sorted list (keyset pagination): after the row with this sort value and
 * id.
 */
export type Cursor = { value: string; id: string };

/** The type of a list's sort value: a timestamp with microseconds, an integer, or text. */
export type CursorKind = 'moment' | 'number' | 'text';

/** Encodes a cursor for the client, to request the next page. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * Decodes and validates a client's cursor.
 * @throws ShopError invalid_input for a cursor of no list of this kind
 */
export function readCursor(text: string, kind: CursorKind): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2) {
      const [value, id] = parts as unknown[];
      if (isText(value, 600) && matches[kind](value) && isText(id, 64)) return { value, id };
    }
  } catch {
    // Rejected below.
  }
  throw new ShopError('invalid_input', { fields: { cursor: errorMessage('cursor_invalid') } });
}

const matches: Record<CursorKind, (value: string) => boolean> = {
  moment: isMoment,
  number: isNumber,
  text: () => true,
};

/** Whether a value is text that PostgreSQL can store: no NUL, no lone surrogate. */
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
 * Whether a timestamp is valid, from year 1 on: JavaScript parses 31 February as 3 March,
 * PostgreSQL rejects it.
 */
function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) || value.startsWith('0000'))
    return false;
  const read = new Date(value);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19) === value.slice(0, 19);
}
