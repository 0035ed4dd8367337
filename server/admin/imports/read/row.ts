import { cleanText, dayMs, sliceText } from '@jyotiratna/contract';
import { htmlToText } from '../../products/html-to-text.ts';

/** A row of a file, with trimmed cells by lower-case column name. */
export class SourceRow {
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;
  constructor(line: number, names: readonly string[], cells: readonly string[]) {
    this.line = line;
    const known = new Map<string, string>();
    names.forEach((name, at) => {
      const cell = cleanText(cells[at] ?? '').trim();
      if (!known.get(name)) known.set(name, cell);
    });
    this.#cells = known;
  }

  /** The first cell with text in the columns of these names (lower case); '' if all are empty. */
  get(...names: string[]): string {
    for (const name of names) {
      const cell = this.#cells.get(name);
      if (cell) return cell;
    }
    return '';
  }

  has(name: string): boolean {
    return this.#cells.has(name);
  }

  entries(): IterableIterator<[string, string]> {
    return this.#cells.entries();
  }
}

/** Parses '1,299.00', '₹ 1299' or '1299.5' rupees as paise; null for other or negative text. */
export function readPaise(text: string): number | null {
  const plain = text.replace(/[₹$\s]|rs\.?|inr/gi, '').replace(/,(?=\d{2,3}(?:\D|$))/g, '');
  if (!/^\d{1,11}(?:\.\d{1,6})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** Parses an integer such as '12', '12.0' or '-3'; null for other text. */
export function readInteger(text: string): number | null {
  const plain = text.replaceAll(',', '');
  return /^-?\d{1,9}(?:\.0*)?$/.test(plain) ? Math.trunc(Number(plain)) : null;
}

/**
 * Parses a date or time as ISO 8601 UTC; without a time zone it is Indian time. Null for other
 * text.
 */
export function readMoment(text: string): string | null {
  if (text === '') return null;
  const plain = text.trim().replace(/ UTC$/i, ' +0000');
  const local = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?$/.test(plain);
  const ms = Date.parse(
    local ? `${plain.replace(' ', 'T')}${plain.length > 10 ? '' : 'T00:00:00'}+05:30` : plain,
  );
  return Number.isFinite(ms) && ms > 0 ? new Date(ms).toISOString() : null;
}

/** Parses an end: a date without a time ends at midnight after it in India. Null for other text. */
export function readEnd(text: string): string | null {
  const moment = readMoment(text);
  if (moment === null || !/^\d{4}-\d\d-\d\d$/.test(text.trim())) return moment;
  return new Date(Date.parse(moment) + dayMs).toISOString();
}

export function readFlag(text: string): boolean {
  return /^(?:true|yes|y|1|subscribed|published|active)$/i.test(text.trim());
}

export function splitList(text: string, separator: RegExp | string = ','): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Converts HTML to plain text of at most `max` characters. */
export function plainText(text: string, max: number): string {
  return sliceText(cleanText(htmlToText(text)), max);
}

/** Converts HTML to a single line of plain text of at most `max` characters. */
export function plainLine(text: string, max: number): string {
  const line = cleanText(htmlToText(text)).replace(/\s+/g, ' ').trim();
  return sliceText(line, max).trim();
}
