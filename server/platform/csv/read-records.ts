import { Readable } from 'node:stream';
import { defined } from '@jyotiratna/contract';
import { CsvError, parse } from 'csv-parse';
import { unguardCell } from './guard-cell.ts';

/** A row of a file: the number of its first line, from 1, and its cells. */
export type CsvRecord = { line: number; cells: string[] };

/** The file is not a CSV in UTF-8. `line`: where parsing ended, from 1. */
export class InvalidCsv extends Error {
  override name = 'UnreadableCsv';
  readonly line: number;
  constructor(line: number, reason: 'encoding' | 'quotes') {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Streams the rows of a CSV file of any length, starting with the header. Cells are separated by
 * comma, semicolon or tab, as in the first line; rows without any text are skipped.
 * @throws InvalidCsv
 */
export async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const parts = decode(bytes);
  const first = await parts.next();
  const { text, delimiter } = separate(first.done ? '' : first.value);
  const parser = Readable.from(prepend(text, parts)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // An unclosed quote would otherwise swallow all further rows.
      max_record_size: 4 * 1024 * 1024,
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      yield { line: info.lines - breaksIn(record), cells: record.map(unguardCell) };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new InvalidCsv(Number((error as { lines?: number }).lines ?? 1), 'quotes');
    throw error;
  }
}

/**
 * Decodes text in chunks; the first contains the whole first line. Only UTF-8, since guessing an
 * encoding would corrupt Hindi names.
 */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const read = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new InvalidCsv(1, 'encoding');
    }
  };
  let head: string | null = '';
  for await (const chunk of bytes) {
    const text: string = read(chunk);
    if (head === null) yield text;
    else if ((head + text).trimStart().includes('\n')) {
      yield head + text;
      head = null;
    } else head += text;
  }
  yield (head ?? '') + read();
}

async function* prepend(text: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield text;
  yield* rest;
}

/** The delimiter stated by a first line `sep=;`, else the most frequent one in the first line. */
function separate(text: string): { text: string; delimiter: string } {
  const [named, sign] = /^sep=([,;\t])(?=\r?\n|$)/i.exec(text) ?? [];
  if (named !== undefined && sign !== undefined)
    return { text: text.slice(named.length), delimiter: sign };
  const header = defined(/^[^\r\n]*/.exec(text.trimStart()))[0].replace(/"[^"]*"/g, '');
  const times = (one: string) => header.split(one).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((one, other) => times(other) - times(one));
  return { text, delimiter };
}

/**
 * The line breaks within a record's cells: the parser reports its last line, from which they give
 * its first.
 */
function breaksIn(record: readonly string[]): number {
  return record.reduce((total, cell) => total + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
