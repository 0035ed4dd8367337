import { type OrderMove, type OrderStatus, orderMoves, orderStatuses } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { afterCancel } from '../../orders/cancel-locked-order.ts';
import { afterRefund, allowedMoves, planMove } from './order-moves.ts';

/** Every status with every move: `-` refused, `=` already there, `>` allowed, or the status that it leads to. */
const table: Record<OrderStatus, Record<OrderMove, string>> = {
  created: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '-', resend: '-' },
  paid: { pack: 'packed', ship: 'shipped', deliver: '-', cancel: '>', refund: '>', resend: '>' },
  packed: { pack: '=', ship: 'shipped', deliver: '-', cancel: '>', refund: '>', resend: '>' },
  shipped: { pack: '-', ship: '=', deliver: 'delivered', cancel: '-', refund: '>', resend: '>' },
  delivered: { pack: '-', ship: '-', deliver: '=', cancel: '-', refund: '>', resend: '>' },
  expired: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '-', resend: '-' },
  payment_review: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '-', resend: '-' },
  refund_pending: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '>', resend: '-' },
  refunded: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '-', resend: '-' },
  cancelled: { pack: '-', ship: '-', deliver: '-', cancel: '-', refund: '-', resend: '-' },
};

const shown = (move: OrderMove, status: OrderStatus) => {
  const plan = planMove(move, status);
  if (plan.kind === 'refused') return '-';
  return plan.kind === 'done' ? '=' : (plan.to ?? '>');
};

describe('the moves of an order', () => {
  it.each(orderStatuses.flatMap((status) => orderMoves.map((move) => [move, status] as const)))(
    '%s from %s',
    (move, status) => {
      expect(shown(move, status)).toBe(table[status][move]);
    },
  );

  it('are offered where they lead somewhere', () => {
    expect(allowedMoves('packed', 100)).toEqual(['ship', 'cancel', 'refund', 'resend']);
    expect(allowedMoves('shipped', 0)).toEqual(['deliver', 'resend']);
    expect(allowedMoves('refund_pending', 0)).toEqual([]);
    expect(allowedMoves('paid', 100, false)).toEqual(['pack', 'ship', 'resend']);
    expect(allowedMoves('paid', 0, false)).toEqual(['pack', 'ship', 'cancel', 'resend']);
  });

  it('end with the money', () => {
    expect([afterCancel(0), afterCancel(1)]).toEqual(['cancelled', 'refund_pending']);
    expect(afterRefund('shipped', 40, 100)).toBe('shipped');
    expect(afterRefund('shipped', 100, 100)).toBe('refund_pending');
  });
});
