import type { RefundedLine } from '../line-money.ts';
import { apportion } from './apportion.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

type Invoice = Pick<TaxDocument, 'lines' | 'totals' | 'shipping' | 'fee'>;
/** Credit notes that were issued before for the same invoice. */
export type EarlierNotes = readonly { lines: readonly TaxLine[]; totals: Pick<TaxDocument['totals'], 'rounding'> }[];
/** Paise of a refund for each line of the invoice, in its order, and of its rounding. */
export type Allocation = { amounts: number[]; rounding: number };

/**
 * Allocates a refund of any amount to the lines of its invoice, so that each part bears the tax of its line and all credit notes
 * together never exceed the invoice:
 * - the refund that takes all that is left takes what is left of every line, and of the rounding
 * - else its own lines first, then delivery and the fee for paying at the door, also a part of them, then other goods
 * - only what the invoice had rounded is booked as rounding
 * @param refund in paise; `lines` name the order's lines by their positions
 */
export function allocateRefund(
  invoice: Invoice,
  notes: EarlierNotes,
  refund: { amountPaise: number; lines: readonly RefundedLine[] },
): Allocation {
  const left = invoice.lines.map((line) => line.total - total(recordOf(line, notes)));
  const roundingLeft = invoice.totals.rounding - notes.reduce((sum, { totals }) => sum + totals.rounding, 0);
  const allLeft = left.reduce((a, b) => a + b, 0) + roundingLeft;
  const amount = Math.min(refund.amountPaise, allLeft);
  if (amount <= 0) return { amounts: left.map(() => 0), rounding: 0 };
  if (amount === allLeft) return { amounts: left, rounding: roundingLeft };

  const amounts = left.map(() => 0);
  let rest = amount;
  /** Takes up to `wanted` paise of these lines, by what is left of them. */
  const take = (wanted: number, lines: readonly number[]) => {
    const open = lines.map((at) => Math.max(0, left[at]! - amounts[at]!));
    const taken = Math.min(
      Math.max(0, wanted),
      open.reduce((a, b) => a + b, 0),
    );
    for (const [n, paise] of apportion(taken, open).entries()) if (taken > 0) amounts[lines[n]!]! += paise;
    rest -= taken;
  };
  const beside = invoice.lines.length - (invoice.shipping ? 1 : 0) - (invoice.fee ? 1 : 0);
  const indexes = invoice.lines.map((_, at) => at);
  // Of an amount that was rounded down, the lines add up to a little more than went back.
  const roundedDown = Math.max(0, -roundingLeft);
  for (const { position, amountPaise } of refund.lines)
    take(
      Math.min(amountPaise, rest + roundedDown),
      // Documents from before lines told their position have one line an item.
      indexes.filter((at) => at < beside && (invoice.lines[at]!.position ?? at) === position),
    );
  const besideLeft = left.slice(beside).reduce((a, b) => a + b, 0);
  const closesBeside = rest > 0 && rest === besideLeft + roundingLeft;
  for (const at of indexes.slice(beside)) take(closesBeside ? left[at]! : rest, [at]);
  if (rest > Math.max(0, roundingLeft)) take(rest, indexes.slice(0, beside));
  return { amounts, rounding: rest };
}

/** The lines of earlier notes that belong to a line of the invoice. */
export function recordOf(line: Pick<TaxLine, 'position' | 'description'>, notes: EarlierNotes): TaxLine[] {
  return notes
    .flatMap(({ lines }) => lines)
    .filter((noted) => noted.position === line.position && noted.description === line.description);
}

function total(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0);
}
