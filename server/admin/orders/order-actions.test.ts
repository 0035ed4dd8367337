import {
  type OrderMove,
  type OrderStatus,
  orderActions,
  orderStatuses,
} from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { afterCancel } from '../../orders/cancel-locked-order.ts';
import { afterRefund, allowedActions, planMove } from './order-actions.ts';

/**
 * Every status with every move: `-` rejected, `=` already there, `>` allowed, or the resulting
 * status.
 */
const table: Record<OrderStatus, Record<OrderMove, string>> = {
  created: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  placed: {
    confirm: 'confirmed',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '>',
    refund: '-',
    resend: '>',
  },
  confirmed: {
    confirm: '=',
    pack: 'packed',
    ship: 'shipped',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '>',
    refund: '-',
    resend: '>',
  },
  paid: {
    confirm: '-',
    pack: 'packed',
    ship: 'shipped',
    deliver: '-',
    collect: 'delivered',
    refuse: '-',
    return: '-',
    cancel: '>',
    refund: '>',
    resend: '>',
  },
  packed: {
    confirm: '-',
    pack: '=',
    ship: 'shipped',
    deliver: '-',
    collect: 'delivered',
    refuse: '-',
    return: '-',
    cancel: '>',
    refund: '>',
    resend: '>',
  },
  shipped: {
    confirm: '-',
    pack: '-',
    ship: '=',
    deliver: 'delivered',
    collect: '-',
    refuse: 'refused',
    return: '-',
    cancel: '-',
    refund: '>',
    resend: '>',
  },
  delivered: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '=',
    collect: '=',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '>',
    resend: '>',
  },
  refused: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: 'delivered',
    collect: '-',
    refuse: '=',
    return: 'returned',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  returned: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '=',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  expired: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  payment_review: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  refund_pending: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '>',
    resend: '-',
  },
  refunded: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
  cancelled: {
    confirm: '-',
    pack: '-',
    ship: '-',
    deliver: '-',
    collect: '-',
    refuse: '-',
    return: '-',
    cancel: '-',
    refund: '-',
    resend: '-',
  },
};

const planOf = (move: OrderMove, status: OrderStatus) => {
  const plan = planMove(move, status);
  if (plan.kind === 'refused') return '-';
  return plan.kind === 'done' ? '=' : (plan.to ?? '>');
};

describe('the moves of an order', () => {
  it.each(orderStatuses.flatMap((status) => orderActions.map((move) => [move, status] as const)))(
    '%s from %s',
    (move, status) => {
      expect(planOf(move, status)).toBe(table[status][move]);
    },
  );

  it('are available if they lead to another status', () => {
    expect(allowedActions('packed', 100)).toEqual(['ship', 'cancel', 'refund', 'resend']);
    expect(allowedActions('shipped', 0)).toEqual(['deliver', 'resend']);
    expect(allowedActions('shipped', 0, { cash: true })).toEqual(['deliver', 'refuse', 'resend']);
    expect(allowedActions('refused', 0, { cash: true })).toEqual(['deliver', 'return']);
    expect(allowedActions('packed', 0, { collected: true })).toEqual([
      'ship',
      'collect',
      'cancel',
      'resend',
    ]);
    expect(allowedActions('refund_pending', 0)).toEqual([]);
    expect(allowedActions('paid', 100, { canGoBack: false })).toEqual(['pack', 'ship', 'resend']);
    expect(allowedActions('paid', 0, { canGoBack: false })).toEqual([
      'pack',
      'ship',
      'cancel',
      'resend',
    ]);
  });

  it('are unavailable once no money is left to refund', () => {
    expect([afterCancel(0), afterCancel(1)]).toEqual(['cancelled', 'refund_pending']);
    expect(afterRefund('shipped', 40, 100)).toBe('shipped');
    expect(afterRefund('shipped', 100, 100)).toBe('refund_pending');
  });
});
