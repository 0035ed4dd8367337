import { type ErrorMessage, errorMessage, ShopError, toPaise } from '@jyotiratna/contract';
import { apportion } from '../../orders/invoices/apportion.ts';
import type { LineMoney, RefundedLine } from '../../orders/line-money.ts';

/** An administrator's refund input for a line; `amount` in rupees. */
export type RequestedLine = { item: number; quantity: number; amount: number; restock: boolean };
export type PlannedLine = RefundedLine & { restock: boolean };

/**
 * Computes the refund of lines in paise. The refund that completes every line returns the whole
 * remaining payment, including the order's rounding.
 * @param left paise of the payment not yet requested for refund
 * @throws ShopError invalid_input naming the line and the field
 */
export function planRefund(
  lines: readonly LineMoney[],
  requested: readonly RequestedLine[],
  left: number,
): { amountPaise: number; lines: PlannedLine[] } {
  const planned = requested.map(({ item, quantity, amount, restock }, at): PlannedLine => {
    const line = lines.find(({ position }) => position === item);
    if (!line || requested.findIndex((other) => other.item === item) < at)
      throw reject(at, 'item', errorMessage('refund_line_once'));
    const units = line.quantity - line.refundedQuantity;
    if (quantity > units)
      throw reject(
        at,
        'quantity',
        errorMessage('refund_pieces', { name: line.name, pieces: units }),
      );
    const amountPaise = toPaise(amount);
    if (amountPaise > line.leftPaise)
      throw reject(
        at,
        'amount',
        errorMessage('refund_line_most', { name: line.name, most: line.leftPaise }),
      );
    return { position: item, quantity, amountPaise, restock };
  });
  const total = planned.reduce((all, { amountPaise }) => all + amountPaise, 0);
  const closing = lines.every(
    ({ position, leftPaise }) => leftPaise === amountOf(planned, position),
  );
  if (!closing && total > left)
    throw reject(0, 'amount', errorMessage('refund_most', { most: left }));
  return { amountPaise: closing ? left : total, lines: planned };
}

/**
 * Reduces a refund by a deduction, such as for wear, apportioned to its lines by their amounts.
 * @param paise at most the total refund of the lines
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
    lines: lines.map((line, at) => ({
      ...line,
      amountPaise: line.amountPaise - (shares[at] ?? 0),
    })),
  };
}

function amountOf(planned: readonly PlannedLine[], position: number): number {
  return planned.find((line) => line.position === position)?.amountPaise ?? 0;
}

function reject(at: number, field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { [`lines.${at}.${field}`]: message } });
}
