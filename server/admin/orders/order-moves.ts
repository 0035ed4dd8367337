import {
  cancellableStatuses,
  type OrderMove,
  type OrderStatus,
  orderMoves,
  soldStatuses,
  unpackedStatuses,
  unsentStatuses,
} from '@jyotiratna/contract';

/**
 * The administrators' side of an order's life, without a database. `to` is where a move leads; a move that is decided by
 * money (`cancel`, `refund`) or changes no status (`resend`) has none.
 */
const rules: Record<OrderMove, { from: readonly OrderStatus[]; to?: OrderStatus }> = {
  confirm: { from: ['placed'], to: 'confirmed' },
  pack: { from: unpackedStatuses, to: 'packed' },
  ship: { from: unsentStatuses, to: 'shipped' },
  deliver: { from: ['shipped'], to: 'delivered' },
  refuse: { from: ['shipped'], to: 'refused' },
  return: { from: ['refused'], to: 'returned' },
  // Once a parcel has left, its pieces are not on the shelf: such an order is refunded, not cancelled.
  cancel: { from: cancellableStatuses },
  // Again from refund_pending: a refund that failed at the provider is tried again.
  refund: { from: ['paid', 'packed', 'shipped', 'delivered', 'refund_pending'] },
  resend: { from: ['placed', ...soldStatuses] },
};

export type MovePlan = { kind: 'go'; to?: OrderStatus } | { kind: 'done' } | { kind: 'refused' };

/** Whether an order of that status may take the move; `done` when it is already where the move leads. */
export function planMove(move: OrderMove, status: OrderStatus): MovePlan {
  const { from, to } = rules[move];
  if (to !== undefined && status === to) return { kind: 'done' };
  if (!from.includes(status)) return { kind: 'refused' };
  return to === undefined ? { kind: 'go' } : { kind: 'go', to };
}

/**
 * The moves to offer. `refundable` in paise: without money left there is nothing to refund, and where it cannot go back now
 * the order is not cancelled either. `cash`: it is paid at the door.
 */
export function allowedMoves(status: OrderStatus, refundable: number, canGoBack = true, cash = false): OrderMove[] {
  const barred: Partial<Record<OrderMove, boolean>> = {
    refund: refundable === 0 || !canGoBack,
    cancel: refundable > 0 && !canGoBack,
    // What is paid already belongs to its customer, taken at the door or not.
    refuse: !cash,
  };
  return orderMoves.filter((move) => planMove(move, status).kind === 'go' && !barred[move]);
}

/** Where a refund leads: a whole one ends the order, a part leaves it as it is. Both sums in one unit, paise or rupees. */
export function afterRefund(status: OrderStatus, amount: number, refundable: number): OrderStatus {
  return amount === refundable ? 'refund_pending' : status;
}
