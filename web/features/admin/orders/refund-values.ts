import {
  type AdminOrder,
  formatRupeesExact,
  type RefundOrderBody,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { orders as t } from '#messages/admin/orders.ts';

type Line = AdminOrder['lines'][number];
/** A selected line in the dialog; `amount` as typed, in rupees. */
export type RefundPick = { quantity: number; amount: string; restock: boolean };
/** Selected lines by line number; empty by default. */
export type RefundValues = Readonly<Record<number, RefundPick>>;

/** Lines with a refundable remainder. */
export function openLines({ lines }: AdminOrder): Line[] {
  return lines.filter(({ left }) => left > 0);
}

/** The quantity of a line without a refund. */
export function quantityLeft({ quantity, refundedQuantity }: Line): number {
  return Math.max(0, quantity - refundedQuantity);
}

/**
 * The refund of this quantity of a line, at its paid price; the last units include the complete
 * remainder.
 */
export function pickOf(line: Line, quantity: number, restock: boolean): RefundPick {
  const share = toRupees(Math.round((toPaise(line.paid) * quantity) / line.quantity));
  const amount = quantity === quantityLeft(line) ? line.left : Math.min(share, line.left);
  return { quantity, amount: String(amount), restock };
}

/** Selects the complete remainder of every line. */
export function pickAll(order: AdminOrder): RefundValues {
  return Object.fromEntries(
    openLines(order).map((line) => [line.item, pickOf(line, quantityLeft(line), false)]),
  );
}

/** The refund total in rupees; a full refund of the remainder includes the order's rounding. */
export function refundTotalOf(order: AdminOrder, values: RefundValues): number {
  const given = (line: Line) => toPaise(Number(values[line.item]?.amount ?? 0));
  if (order.lines.length > 0 && order.lines.every((line) => given(line) === toPaise(line.left)))
    return order.refundable;
  return toRupees(order.lines.reduce((total, line) => total + given(line), 0));
}

/** The deduction in rupees from the price of the selected units, such as for wear. */
export function deductedOf(order: AdminOrder, values: RefundValues): number {
  const full = openLines(order).flatMap((line) => {
    const pick = values[line.item];
    return pick && pick.quantity > 0
      ? [toPaise(Number(pickOf(line, pick.quantity, false).amount) - Number(pick.amount))]
      : [];
  });
  return toRupees(full.reduce((total, paise) => total + Math.max(0, paise), 0));
}

/** The errors of a refund, by `lines` or `lines.N`. */
export function refundErrors(order: AdminOrder, values: RefundValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const line of openLines(order)) {
    const pick = values[line.item];
    if (!pick) continue;
    if (!(Number(pick.amount) > 0)) errors[`lines.${line.item}`] = t.pleaseEnterAmount;
    else if (Number(pick.amount) > line.left)
      errors[`lines.${line.item}`] = t.maxLeft(formatRupeesExact(line.left));
  }
  if (Object.keys(values).length === 0) errors.lines = t.pleaseChooseWhat;
  else if (Object.keys(errors).length === 0 && refundTotalOf(order, values) < 1)
    errors.lines = t.refundMin;
  return errors;
}

export function toRefundLines(values: RefundValues): RefundOrderBody['lines'] {
  return Object.entries(values).map(([item, { quantity, amount, restock }]) => ({
    item: Number(item),
    quantity,
    amount: Number(amount),
    restock: restock && quantity > 0,
  }));
}
