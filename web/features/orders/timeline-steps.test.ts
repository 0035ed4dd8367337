import type { OrderStatus } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const createdAt = '2026-11-20T18:11:00Z';
const steps = (status: OrderStatus, ...passed: OrderStatus[]) =>
  timelineSteps({
    status,
    createdAt,
    timeline: passed.map((stage, n) => ({ status: stage, at: `time ${n}` })),
  });
const drawn = (status: OrderStatus, ...passed: OrderStatus[]) =>
  steps(status, ...passed).map((step) => `${step.status}: ${step.state}`);

describe('timelineSteps', () => {
  it('awaits the payment of a created order', () =>
    expect(drawn('created')).toEqual([
      'created: waiting',
      'paid: coming',
      'packed: coming',
      'shipped: coming',
      'delivered: coming',
    ]));

  it('marks the current status of an order', () =>
    expect(drawn('shipped', 'created', 'paid', 'packed', 'shipped')).toEqual([
      'created: done',
      'paid: done',
      'packed: done',
      'shipped: current',
      'delivered: coming',
    ]));

  it('has no pending stage after delivery', () =>
    expect(drawn('delivered').every((line) => line.endsWith('done'))).toBe(true));

  it('finishes with a refund', () =>
    expect(drawn('refunded', 'created', 'paid', 'refund_pending', 'refunded')).toEqual([
      'created: done',
      'paid: done',
      'refunded: ended',
    ]));

  it('leads from the confirmation to the delivery for cash on delivery', () => {
    const cash = (status: OrderStatus, ...passed: OrderStatus[]) => {
      const timeline = passed.map((stage, n) => ({ status: stage, at: `time ${n}` }));
      const drawnSteps = timelineSteps({ status, createdAt, timeline, cashOnDelivery: true });
      return drawnSteps.map((step) => `${step.status}: ${step.state}`);
    };
    expect(cash('placed', 'placed').slice(0, 3)).toEqual([
      'placed: waiting',
      'confirmed: coming',
      'packed: coming',
    ]);
    expect(cash('returned', 'placed', 'confirmed', 'shipped', 'refused', 'returned')).toEqual([
      'placed: done',
      'confirmed: done',
      'shipped: done',
      'returned: ended',
    ]);
  });

  it('finishes with an expiry', () =>
    expect(drawn('expired')).toEqual(['created: done', 'expired: ended']));

  it('is pending while a payment is under review', () =>
    expect(drawn('payment_review')).toEqual(['created: done', 'payment_review: waiting']));

  it('has the creation time without a timeline, and no future time', () => {
    expect(timelineSteps({ status: 'paid', createdAt }).map(({ at }) => at)).toEqual([
      createdAt,
      null,
      null,
      null,
      null,
    ]);
  });
});
