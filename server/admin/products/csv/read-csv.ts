import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { defined } from '@jyotiratna/contract';
import { CsvError, parse } from 'csv-parse';
import { unguardCell } from '../../../platform/csv/guard-cell.ts';
import { columns } from './columns.ts';
import { adviseForeignHeader } from './foreign-headers.ts';
import { inTurns } from './in-turns.ts';

export type RowError = { line: number; column: string; message: string };
export type CsvRow = { line: number; cells: Record<string, string> };

const maxRows = 20_000;

type CsvRecord = { record: string[]; info: { lines: number } };

/**
 * Reads a file's rows by column name, or the errors that make it unreadable. Line numbers are
 * one-based, including the header. Cells are separated by comma, semicolon or tab, depending on the
 * spreadsheet's locale; empty rows are skipped.
 */
export async function readCsv(bytes: Buffer): Promise<{ rows: CsvRow[]; errors: RowError[] }> {
  const decoded = decode(bytes);
  if (decoded === null) return reject(1, '', 'Please save the file as CSV UTF-8.');
  const { text, delimiter } = separate(decoded);
  const records: CsvRecord[] = [];
  try {
    const parser = parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    await pipeline(slices(text), parser, async (parsed: AsyncIterable<CsvRecord>) => {
      for await (const record of parsed) records.push(record);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: number }).lines ?? 1);
    return reject(line, '', 'This line is no CSV: please check its quotes.');
  }
  const [head, ...body] = records.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const names = dropBlankEnd((head?.record ?? []).map((name) => name.trim()));
  const errors = adviseForeignHeader(names) ?? headErrors(names);
  if (body.length > maxRows)
    errors.push({ line: 1, column: '', message: `At most ${maxRows} rows in one file.` });
  if (errors.length > 0) return { rows: [], errors };
  const rows: CsvRow[] = [];
  await inTurns(body, ({ record: all, info }) => {
    const line = info.lines - breaksIn(all);
    const record = [...all.slice(0, names.length), ...dropBlankEnd(all.slice(names.length))];
    if (record.length !== names.length)
      errors.push({
        line,
        column: '',
        message: `Expected ${names.length} cells, found ${record.length}.`,
      });
    rows.push({
      line,
      cells: Object.fromEntries(names.map((name, at) => [name, unguardCell(record[at] ?? '')])),
    });
  });
  return { rows, errors };
}

/**
 * Detects the delimiter: from a first line `sep=;` (as written by Excel), else the most frequent
 * one in the header. Returns the text without its BOM and with that first line emptied, so that
 * line numbers stay correct.
 */
function separate(marked: string): { text: string; delimiter: string } {
  const text = marked.replace(/^\ufeff/, '');
  const [match, sign] = /^sep=([,;\t])(?=\r?\n|$)/i.exec(text) ?? [];
  if (match !== undefined && sign !== undefined)
    return { text: text.slice(match.length), delimiter: sign };
  const header = defined(/^[^\r\n]*/.exec(text.trimStart()))[0].replace(/"[^"]*"/g, '');
  const count = (one: string) => header.split(one).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  return { text, delimiter };
}

/** Removes trailing empty cells, which spreadsheets export. */
function dropBlankEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** Characters parsed per event loop turn: a few milliseconds of work. */
const sliceLength = 32 * 1024;

async function* slices(text: string): AsyncIterable<string> {
  for (let from = 0; from < text.length; from += sliceLength) {
    yield text.slice(from, from + sliceLength);
    await turn();
  }
}

function headErrors(names: readonly string[]): RowError[] {
  const errors: RowError[] = [];
  names.forEach((name, at) => {
    const message = !columns.has(name)
      ? 'This column is not known.'
      : names.indexOf(name) < at && 'This column stands twice.';
    if (message) errors.push({ line: 1, column: name, message });
  });
  if (!names.includes('name'))
    errors.push({ line: 1, column: 'name', message: 'This column is missing.' });
  return errors;
}

/** Null for bytes that are not UTF-8: guessing an encoding would silently corrupt Hindi names. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Counts a record's line breaks: the parser reports its last line, from which its first one
 * follows.
 */
function breaksIn(record: readonly string[]): number {
  return record.reduce((total, cell) => total + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function reject(line: number, column: string, message: string) {
  return { rows: [], errors: [{ line, column, message }] };
}
