import { errorMessage, ShopError } from '@jyotiratna/contract';
import { InvalidCsv, readRecords } from '../../platform/csv/read-records.ts';
import type { RemittedLine } from './plan-match.ts';

const awbHeaders = [
  'awb',
  'awb number',
  'awb no',
  'awb code',
  'waybill',
  'waybill number',
  'tracking number',
  'tracking id',
];
const amountHeaders = [
  'amount',
  'cod amount',
  'remitted amount',
  'amount remitted',
  'cod',
  'collected amount',
  'net amount',
];
const maxLines = 20_000;

/**
 * Parses a courier's remittance file: a CSV with a header, of which one column is the AWB and one
 * the amount in rupees, under any of the names that couriers use. Empty lines and totals without an
 * AWB are skipped.
 * @throws ShopError invalid_input for `file`, with the invalid line
 */
export async function readRemittance(bytes: Buffer): Promise<RemittedLine[]> {
  const lines: RemittedLine[] = [];
  let columns: { awb: number; amount: number } | null = null;
  try {
    for await (const { line, cells } of readRecords(chunksOf(bytes))) {
      if (!columns) {
        columns = columnsOf(cells);
        continue;
      }
      const awb = cells[columns.awb]?.trim().replace(/^'/, '') ?? '';
      if (awb === '') continue;
      const amountPaise = paiseOf(cells[columns.amount] ?? '');
      if (amountPaise === null || awb.length > 80 || lines.length >= maxLines)
        throw unreadable(line);
      lines.push({ awb, amountPaise });
    }
  } catch (error) {
    throw error instanceof InvalidCsv ? unreadable(error.line) : error;
  }
  if (lines.length === 0) throw unreadable(1);
  return lines;
}

function columnsOf(cells: readonly string[]): { awb: number; amount: number } {
  const headers = cells.map((cell) =>
    cell
      .replace(/[^a-z ]/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  const find = (names: readonly string[]) => {
    const found = names.find((name) => headers.includes(name));
    return found === undefined ? -1 : headers.indexOf(found);
  };
  const [awb, amount] = [find(awbHeaders), find(amountHeaders)];
  if (awb < 0 || amount < 0) {
    const message = errorMessage('remittance_columns');
    throw new ShopError('invalid_input', { message, fields: { file: message } });
  }
  return { awb, amount };
}

/** Integer paise of an amount in rupees such as `₹1,250.50`; null if invalid. */
export function paiseOf(text: string): number | null {
  const [, rupees, fraction = ''] =
    /^(?:₹|rs\.?|inr)?\s*([\d,]{1,12})(?:\.(\d{1,2})0*)?$/i.exec(text.trim()) ?? [];
  if (rupees === undefined) return null;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0') || 0);
}

function unreadable(line: number): ShopError {
  const message = errorMessage('remittance_line', { line });
  return new ShopError('invalid_input', { message, fields: { file: message } });
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = 64 * 1024;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
