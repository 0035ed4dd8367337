import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenPayment, planRefundEffect } from './plan-refund-effect.ts';

const minPaise = 100;
const payment = (
  id: string,
  disposition: OpenPayment['disposition'],
  leftPaise: number,
): OpenPayment => ({
  id,
  disposition,
  leftPaise,
  status: 'captured',
  amountPaise: 100_000,
});
const order = (status: Parameters<typeof planRefundEffect>[0]['status']) => ({
  status,
  amountPaise: 100_000,
});

describe('a processed refund', () => {
  it.each(['duplicate', 'late', 'mismatch'] as const)(
    'of a %s payment other than the applied one changes nothing',
    (kind) => {
      const [applied, second] = [payment('a', 'applied', 100_000), payment('b', kind, 0)];
      for (const status of [
        'paid',
        'delivered',
        'refund_pending',
        'payment_review',
        'refunded',
      ] as const)
        expect(planRefundEffect(order(status), second, [applied, second], minPaise)).toEqual({
          kind: 'none',
        });
    },
  );

  it('of the applied payment counts as full only once nothing of the order is left', () => {
    const part = payment('a', 'applied', 60_000);
    expect(planRefundEffect(order('paid'), part, [part], minPaise)).toEqual({
      kind: 'refund',
      refundedPaise: 40_000,
      full: false,
    });
    const full = payment('a', 'applied', 0);
    expect(planRefundEffect(order('refund_pending'), full, [full], minPaise)).toMatchObject({
      full: true,
    });
    const over = payment('a', 'applied', -5000);
    expect(planRefundEffect(order('paid'), over, [over], minPaise)).toMatchObject({
      refundedPaise: 100_000,
    });
  });

  it('closes an order without an applied payment, and only with the last of its captured money', () => {
    const [first, second] = [payment('a', 'late', 100_000), payment('b', 'duplicate', 0)];
    expect(planRefundEffect(order('refund_pending'), second, [first, second], minPaise)).toEqual({
      kind: 'none',
    });
    const [part, crumbs] = [payment('a', 'late', 5000), payment('a', 'late', 99)];
    expect(planRefundEffect(order('refund_pending'), part, [part, second], minPaise)).toEqual({
      kind: 'none',
    });
    expect(planRefundEffect(order('refund_pending'), crumbs, [crumbs, second], minPaise)).toEqual({
      kind: 'end',
    });
    const failed = { ...payment('c', null, 100_000), status: 'failed' as const };
    expect(planRefundEffect(order('payment_review'), second, [second, failed], minPaise)).toEqual({
      kind: 'end',
    });
  });

  it('comes to the same end in whatever order the refunds arrive', () => {
    const amounts = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 100, max: 100_000 })),
    );
    fc.assert(
      fc.property(amounts, fc.boolean(), (refunds, applied) => {
        const payments = ['a', 'b', 'c'].map((id, at) =>
          payment(id, at === 0 && applied ? 'applied' : 'duplicate', 100_000),
        );
        let finished = false;
        for (const [id, paise] of refunds) {
          const one = payments.find((other) => other.id === id)!;
          one.leftPaise -= Math.min(paise, one.leftPaise);
          const effect = planRefundEffect(order('refund_pending'), one, payments, minPaise);
          finished ||= effect.kind === 'end' || (effect.kind === 'refund' && effect.full);
        }
        const isRefunded = ({ leftPaise }: OpenPayment) => leftPaise < minPaise;
        expect(finished).toBe(
          applied ? payments[0]!.leftPaise === 0 : refunds.length > 0 && payments.every(isRefunded),
        );
      }),
    );
  });
});
