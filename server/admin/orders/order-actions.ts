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
 * The administrators' transitions of an order, without a database. `to` is the target status; a
 * transition determined by money (`cancel`, `refund`) or without a status change (`resend`) has
 * no target.
 */
const rules: Record<OrderMove, { from: readonly OrderStatus[]; to?: OrderStatus }> = {
  confirm: { from: ['placed'], to: 'confirmed' },
  pack: { from: unpackedStatuses, to: 'packed' },
  ship: { from: unsentStatuses, to: 'shipped' },
  // Also after a rejection that was recorded: the courier has tried again.
  deliver: { from: ['shipped', 'refused'], to: 'delivered' },
  // Handed over at the counter.
  collect: { from: ['paid', 'packed'], to: 'delivered' },
  refuse: { from: ['shipped'], to: 'refused' },
  return: { from: ['refused'], to: 'returned' },
  // After dispatch the units are not in stock: such an order is refunded, not cancelled.
  cancel: { from: cancellableStatuses },
  // Again from refund_pending: a refund that failed at the provider is tried again.
  refund: { from: ['paid', 'packed', 'shipped', 'delivered', 'refund_pending'] },
  resend: { from: ['placed', ...soldStatuses] },
};

export type MovePlan = { kind: 'go'; to?: OrderStatus } | { kind: 'done' } | { kind: 'refused' };

/**
 * Whether an order of that status may take the move; `done` when it is already where the move
 * leads.
 */
export function planMove(move: OrderMove, status: OrderStatus): MovePlan {
  const { from, to } = rules[move];
  if (to !== undefined && status === to) return { kind: 'done' };
  if (!from.includes(status)) return { kind: 'refused' };
  return to === undefined ? { kind: 'go' } : { kind: 'go', to };
}

/**
 * The available actions. `refundable` in paise: without a remaining amount there is nothing to
 * refund, and if it cannot be refunded now the order cannot be cancelled either. `cash`: cash on
 * delivery; `collected`: no address to send it to.
 */
export function allowedActions(
  status: OrderStatus,
  refundable: number,
  { canGoBack = true, cash = false, collected = false } = {},
): OrderMove[] {
  const barred: Partial<Record<OrderMove, boolean>> = {
    refund: refundable === 0 || !canGoBack,
    cancel: refundable > 0 && !canGoBack,
    // An amount already paid belongs to its customer, in cash or not.
    refuse: !cash,
    collect: !collected,
  };
  return orderActions.filter((move) => planMove(move, status).kind === 'go' && !barred[move]);
}

/**
 * The status after a refund: a full one closes the order, a partial one leaves it unchanged.
 * Both totals in one unit, paise or rupees.
 */
export function afterRefund(status: OrderStatus, amount: number, refundable: number): OrderStatus {
  return amount === refundable ? 'refund_pending' : status;
}
