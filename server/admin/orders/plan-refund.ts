import { type Sentence, ShopError, sentence, toPaise } from '@jyotiratna/contract';
import { apportion } from '../../orders/invoices/apportion.ts';
import type { LineMoney, RefundedLine } from '../../orders/line-money.ts';

/** What an administrator wants to give back for a line; `amount` in rupees. */
export type WantedLine = { item: number; quantity: number; amount: number; restock: boolean };
export type PlannedLine = RefundedLine & { restock: boolean };

/**
 * The refund of these lines in paise. The one that gives back the last of every line gives back all that is left of the
 * payment, so that the order's rounding goes with it.
 * @param left paise of the payment that nobody has asked back yet
 * @throws ShopError invalid_input naming the line and the field
 */
export function planRefund(
  lines: readonly LineMoney[],
  wanted: readonly WantedLine[],
  left: number,
): { amountPaise: number; lines: PlannedLine[] } {
  const planned = wanted.map(({ item, quantity, amount, restock }, at): PlannedLine => {
    const line = lines.find(({ position }) => position === item);
    if (!line || wanted.findIndex((other) => other.item === item) < at)
      throw refuse(at, 'item', sentence('refund_line_once'));
    const pieces = line.quantity - line.refundedQuantity;
    if (quantity > pieces) throw refuse(at, 'quantity', sentence('refund_pieces', { name: line.name, pieces }));
    const amountPaise = toPaise(amount);
    if (amountPaise > line.leftPaise)
      throw refuse(at, 'amount', sentence('refund_line_most', { name: line.name, most: line.leftPaise }));
    return { position: item, quantity, amountPaise, restock };
  });
  const sum = planned.reduce((all, { amountPaise }) => all + amountPaise, 0);
  const closing = lines.every(({ position, leftPaise }) => leftPaise === amountOf(planned, position));
  if (!closing && sum > left) throw refuse(0, 'amount', sentence('refund_most', { most: left }));
  return { amountPaise: closing ? left : sum, lines: planned };
}

/**
 * The same refund less a deduction, such as for wear, which its lines share by their amounts.
 * @param paise at most what the lines give back together
 */
export function deduct(
  { amountPaise, lines }: { amountPaise: number; lines: readonly PlannedLine[] },
  paise: number,
): { amountPaise: number; lines: PlannedLine[] } {
  const shares = apportion(
    paise,
    lines.map((line) => line.amountPaise),
  );
  return {
    amountPaise: amountPaise - paise,
    lines: lines.map((line, at) => ({ ...line, amountPaise: line.amountPaise - (shares[at] ?? 0) })),
  };
}

function amountOf(planned: readonly PlannedLine[], position: number): number {
  return planned.find((line) => line.position === position)?.amountPaise ?? 0;
}

function refuse(at: number, field: string, message: Sentence): ShopError {
  return new ShopError('invalid_input', { message, fields: { [`lines.${at}.${field}`]: message } });
}
