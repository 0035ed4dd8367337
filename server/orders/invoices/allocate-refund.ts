import { itemAt } from '@jyotiratna/contract';
import type { RefundedLine } from '../line-money.ts';
import { apportion } from './apportion.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

type Invoice = Pick<TaxDocument, 'lines' | 'totals' | 'shipping' | 'fee'>;
/** The credit notes issued earlier for the same invoice. */
export type EarlierNotes = readonly {
  lines: readonly TaxLine[];
  totals: Pick<TaxDocument['totals'], 'rounding'>;
}[];
/** Paise of a refund for each line of the invoice, in order, and for its rounding. */
export type Allocation = { shares: number[]; rounding: number };

/**
 * Allocates a refund to the lines of its invoice, so that each amount bears the tax (GST) of its
 * line and all credit notes together never exceed the invoice:
 * - a refund of the full remainder takes the remainder of every line, and of the rounding
 * - otherwise its own lines first, then delivery and the cash-on-delivery fee, also partly, then
 *   other goods
 * - only the invoice's own rounding is booked as rounding
 * @param refund in paise; `lines` are the order's lines by position
 */
export function allocateRefund(
  invoice: Invoice,
  notes: EarlierNotes,
  refund: { amountPaise: number; lines: readonly RefundedLine[] },
): Allocation {
  const left = invoice.lines.map((line) => line.total - total(recordOf(line, notes)));
  const roundingLeft =
    invoice.totals.rounding - notes.reduce((all, { totals }) => all + totals.rounding, 0);
  const allLeft = left.reduce((a, b) => a + b, 0) + roundingLeft;
  const amount = Math.min(refund.amountPaise, allLeft);
  if (amount <= 0) return { shares: left.map(() => 0), rounding: 0 };
  if (amount === allLeft) return { shares: left, rounding: roundingLeft };

  const shares = left.map(() => 0);
  let rest = amount;
  /** Takes up to `maxPaise` paise of these lines, in proportion to their remainder. */
  const take = (maxPaise: number, lines: readonly number[]) => {
    const open = lines.map((at) => Math.max(0, itemAt(left, at) - itemAt(shares, at)));
    const used = Math.min(
      Math.max(0, maxPaise),
      open.reduce((a, b) => a + b, 0),
    );
    for (const [n, paise] of apportion(used, open).entries()) {
      const at = itemAt(lines, n);
      if (used > 0) shares[at] = itemAt(shares, at) + paise;
    }
    rest -= used;
  };
  const itemCount = invoice.lines.length - (invoice.shipping ? 1 : 0) - (invoice.fee ? 1 : 0);
  const indexes = invoice.lines.map((_, at) => at);
  // If the invoice was rounded down, the refunded lines total a little more than the refund.
  const roundedDown = Math.max(0, -roundingLeft);
  for (const { position, amountPaise } of refund.lines)
    take(
      Math.min(amountPaise, rest + roundedDown),
      // Documents older than line positions have one line per item.
      indexes.filter(
        (at) => at < itemCount && (itemAt(invoice.lines, at).position ?? at) === position,
      ),
    );
  const chargesLeft = left.slice(itemCount).reduce((a, b) => a + b, 0);
  const closesCharges = rest > 0 && rest === chargesLeft + roundingLeft;
  for (const at of indexes.slice(itemCount)) take(closesCharges ? itemAt(left, at) : rest, [at]);
  if (rest > Math.max(0, roundingLeft)) take(rest, indexes.slice(0, itemCount));
  return { shares, rounding: rest };
}

/** The lines of earlier credit notes that belong to a line of the invoice. */
export function recordOf(
  line: Pick<TaxLine, 'position' | 'description'>,
  notes: EarlierNotes,
): TaxLine[] {
  return notes
    .flatMap(({ lines }) => lines)
    .filter(
      (noteLine) =>
        noteLine.position === line.position && noteLine.description === line.description,
    );
}

function total(lines: readonly TaxLine[]): number {
  return lines.reduce((all, line) => all + line.total, 0);
}
