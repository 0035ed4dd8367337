import { CsvError, parse } from 'csv-parse/sync';
import { columns } from './columns.ts';
import { unguardCell } from './guard-cell.ts';

export type Fault = { line: number; column: string; message: string };
export type CsvRow = { line: number; cells: Record<string, string> };

const mostRows = 20_000;

/** The rows of a file by column name, or why it cannot be read. Lines count from 1, the header's. */
export function readCsv(bytes: Buffer): { rows: CsvRow[]; faults: Fault[] } {
  const text = decode(bytes);
  if (text === null) return refuse(1, '', 'Please save the file as CSV UTF-8.');
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: number }).lines ?? 1);
    return refuse(line, '', 'This line is no CSV: please check its quotes.');
  }
  const [head, ...body] = records.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }));
  const names = (head?.record ?? []).map((name) => name.trim());
  const faults = headFaults(names);
  if (body.length > mostRows) faults.push({ line: 1, column: '', message: `At most ${mostRows} rows in one file.` });
  if (faults.length > 0) return { rows: [], faults };
  const rows = body.map(({ record, line }): CsvRow => {
    if (record.length !== names.length)
      faults.push({ line, column: '', message: `Expected ${names.length} cells, found ${record.length}.` });
    return { line, cells: Object.fromEntries(names.map((name, at) => [name, unguardCell(record[at] ?? '')])) };
  });
  return { rows, faults };
}

function headFaults(names: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  names.forEach((name, at) => {
    const message = !Object.hasOwn(columns, name)
      ? 'This column is not known.'
      : names.indexOf(name) < at && 'This column stands twice.';
    if (message) faults.push({ line: 1, column: name, message });
  });
  if (!names.includes('name')) faults.push({ line: 1, column: 'name', message: 'This column is missing.' });
  return faults;
}

/** Null for bytes that are no UTF-8: guessing an encoding would damage Hindi names without a word. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The parser names a record's last line; its cells tell how many lines before it began. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function refuse(line: number, column: string, message: string) {
  return { rows: [], faults: [{ line, column, message }] };
}
