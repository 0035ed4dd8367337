import {
  type AdminOrder,
  formatRupeesExact,
  type OrderMove,
  withoutCredit,
} from '@jyotiratna/contract';
import { moveExplanations as t } from '#messages/admin/order-actions.ts';

/** Actions that cancel, reject or refund: their buttons are red. */
export const dangerous: readonly OrderMove[] = ['refuse', 'cancel', 'refund'];

/** The question of a refund names the amount that goes back, in rupees. */
export const refundQuestion = (rupees: number, otherwise: string) =>
  rupees > 0 ? t.refundOf(formatRupeesExact(rupees)) : otherwise;

/**
 * What a move does, before it is confirmed. `parcel`: carrier and number of a parcel on its way are
 * corrected.
 */
export function explainMove(order: AdminOrder, move: OrderMove | 'parcel'): string {
  const { refundable, cashOnDelivery, address, email = t.customer } = order;
  const left = formatRupeesExact(refundable);
  switch (move) {
    case 'confirm':
      return t.confirm(address?.phone ?? '');
    case 'ship':
    case 'resend':
      return t[move](email);
    case 'deliver':
      return cashOnDelivery ? t.deliverCash(formatRupeesExact(withoutCredit(order))) : t.deliver;
    case 'cancel':
      return refundable > 0 ? t.cancelPaid(left) : t.cancel;
    case 'refund':
      return cashOnDelivery || order.provider === 'counter' ? t.refundCash(left) : t.refund(left);
    default:
      return t[move];
  }
}
