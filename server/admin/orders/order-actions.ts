import {
  cancellableStatuses,
  type OrderMove,
  type OrderStatus,
  orderActions,
  soldStatuses,
  unpackedStatuses,
  unsentStatuses,
} from '@jyotiratna/contract';

/**
 * Status transitions of an order by administrators (state machine). `to` is the resulting status;
 * absent if money determines it (`cancel`, `refund`), or if the status does not change (`resend`).
 */
const rules: Record<OrderMove, { from: readonly OrderStatus[]; to?: OrderStatus }> = {
  confirm: { from: ['placed'], to: 'confirmed' },
  pack: { from: unpackedStatuses, to: 'packed' },
  ship: { from: unsentStatuses, to: 'shipped' },
  // From refused too: the courier delivered after a rejection was recorded.
  deliver: { from: ['shipped', 'refused'], to: 'delivered' },
  // Handover at the counter.
  collect: { from: ['paid', 'packed'], to: 'delivered' },
  refuse: { from: ['shipped'], to: 'refused' },
  return: { from: ['refused'], to: 'returned' },
  // A dispatched order is refunded instead, since its units are not in stock.
  cancel: { from: cancellableStatuses },
  // From refund_pending too, to retry a refund that failed at the provider.
  refund: { from: ['paid', 'packed', 'shipped', 'delivered', 'refund_pending'] },
  resend: { from: ['placed', ...soldStatuses] },
};

export type MovePlan = { kind: 'go'; to?: OrderStatus } | { kind: 'done' } | { kind: 'refused' };

/**
 * Whether the transition is permitted in a status; `done` if the order already has the resulting
 * status.
 */
export function planMove(move: OrderMove, status: OrderStatus): MovePlan {
  const { from, to } = rules[move];
  if (to !== undefined && status === to) return { kind: 'done' };
  if (!from.includes(status)) return { kind: 'refused' };
  return to === undefined ? { kind: 'go' } : { kind: 'go', to };
}

/**
 * The actions available for an order. `refundable` in paise: an order without a refundable amount
 * cannot be refunded, and one whose payment cannot be refunded now cannot be cancelled. `cash`:
 * cash on delivery; `collected`: no shipping address.
 */
export function allowedActions(
  status: OrderStatus,
  refundable: number,
  { canGoBack = true, cash = false, collected = false } = {},
): OrderMove[] {
  const barred: Partial<Record<OrderMove, boolean>> = {
    refund: refundable === 0 || !canGoBack,
    cancel: refundable > 0 && !canGoBack,
    // Only a cash-on-delivery order can be rejected at delivery; a prepaid amount belongs to the
    // customer.
    refuse: !cash,
    collect: !collected,
  };
  return orderActions.filter((move) => planMove(move, status).kind === 'go' && !barred[move]);
}

/**
 * The status after a refund: a full refund closes the order, a partial one does not. Both arguments
 * in the same unit, paise or rupees.
 */
export function afterRefund(status: OrderStatus, amount: number, refundable: number): OrderStatus {
  return amount === refundable ? 'refund_pending' : status;
}
