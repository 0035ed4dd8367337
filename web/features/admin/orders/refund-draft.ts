import { type AdminOrder, formatRupeesExact, type RefundOrderBody, toPaise, toRupees } from '@jyotiratna/contract';

type Line = AdminOrder['lines'][number];
/** A chosen line as the dialog holds it; `amount` as typed, in rupees. */
export type RefundPick = { quantity: number; amount: string; restock: boolean };
/** By the number of the line. Nothing is chosen unless somebody chooses it. */
export type RefundDraft = Readonly<Record<number, RefundPick>>;

/** Lines of which something can still be given back. */
export function openLines({ lines }: AdminOrder): Line[] {
  return lines.filter(({ left }) => left > 0);
}

/** Pieces of a line that were not given back yet. */
export function piecesLeft({ quantity, refundedQuantity }: Line): number {
  return Math.max(0, quantity - refundedQuantity);
}

/** A line with so many of its pieces, at what was paid for them; the last ones take all that is left. */
export function pickOf(line: Line, quantity: number, restock: boolean): RefundPick {
  const share = toRupees(Math.round((toPaise(line.paid) * quantity) / line.quantity));
  const amount = quantity === piecesLeft(line) ? line.left : Math.min(share, line.left);
  return { quantity, amount: String(amount), restock };
}

/** Everything that is left, for the one button that says so. */
export function pickEverything(order: AdminOrder): RefundDraft {
  return Object.fromEntries(openLines(order).map((line) => [line.item, pickOf(line, piecesLeft(line), false)]));
}

/** Rupees that would go back; the last of every line takes the order's rounding with it. */
export function totalOf(order: AdminOrder, draft: RefundDraft): number {
  const given = (line: Line) => toPaise(Number(draft[line.item]?.amount ?? 0));
  if (order.lines.length > 0 && order.lines.every((line) => given(line) === toPaise(line.left)))
    return order.refundable;
  return toRupees(order.lines.reduce((sum, line) => sum + given(line), 0));
}

/** Why it cannot be sent, by `lines` or `lines.N`. */
export function refundErrors(order: AdminOrder, draft: RefundDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const line of openLines(order)) {
    const pick = draft[line.item];
    if (!pick) continue;
    if (!(Number(pick.amount) > 0)) errors[`lines.${line.item}`] = 'Please enter an amount.';
    else if (Number(pick.amount) > line.left)
      errors[`lines.${line.item}`] = `At most ${formatRupeesExact(line.left)} is left.`;
  }
  if (Object.keys(draft).length === 0) errors.lines = 'Please choose what to refund.';
  else if (Object.keys(errors).length === 0 && totalOf(order, draft) < 1)
    errors.lines = 'A refund must be at least ₹1.';
  return errors;
}

export function toRefundLines(draft: RefundDraft): RefundOrderBody['lines'] {
  return Object.entries(draft).map(([item, { quantity, amount, restock }]) => ({
    item: Number(item),
    quantity,
    amount: Number(amount),
    restock: restock && quantity > 0,
  }));
}
