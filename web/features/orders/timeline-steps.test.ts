import type { OrderStatus } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const createdAt = '2026-11-20T18:11:00Z';
const steps = (status: OrderStatus, ...passed: OrderStatus[]) =>
  timelineSteps({ status, createdAt, timeline: passed.map((stage, n) => ({ status: stage, at: `time ${n}` })) });
const drawn = (status: OrderStatus, ...passed: OrderStatus[]) =>
  steps(status, ...passed).map((step) => `${step.status}: ${step.state}`);

describe('timelineSteps', () => {
  it('waits for the money of a created order', () =>
    expect(drawn('created')).toEqual([
      'created: waiting',
      'paid: coming',
      'packed: coming',
      'shipped: coming',
      'delivered: coming',
    ]));

  it('marks where an order stands', () =>
    expect(drawn('shipped', 'created', 'paid', 'packed', 'shipped')).toEqual([
      'created: done',
      'paid: done',
      'packed: done',
      'shipped: current',
      'delivered: coming',
    ]));

  it('has nothing left to do after delivery', () =>
    expect(drawn('delivered').every((line) => line.endsWith('done'))).toBe(true));

  it('ends with a refund', () =>
    expect(drawn('refunded', 'created', 'paid', 'refund_pending', 'refunded')).toEqual([
      'created: done',
      'paid: done',
      'refunded: ended',
    ]));

  it('goes from a customer’s word to the door where it is paid there', () => {
    const cash = (status: OrderStatus, ...passed: OrderStatus[]) => {
      const timeline = passed.map((stage, n) => ({ status: stage, at: `time ${n}` }));
      const drawnSteps = timelineSteps({ status, createdAt, timeline, cashOnDelivery: true });
      return drawnSteps.map((step) => `${step.status}: ${step.state}`);
    };
    expect(cash('placed', 'placed').slice(0, 3)).toEqual(['placed: waiting', 'confirmed: coming', 'packed: coming']);
    expect(cash('returned', 'placed', 'confirmed', 'shipped', 'refused', 'returned')).toEqual([
      'placed: done',
      'confirmed: done',
      'shipped: done',
      'returned: ended',
    ]);
  });

  it('ends with an expiry', () => expect(drawn('expired')).toEqual(['created: done', 'expired: ended']));

  it('waits while a payment is looked at', () =>
    expect(drawn('payment_review')).toEqual(['created: done', 'payment_review: waiting']));

  it('knows the time of creation without a timeline, and no time that has not come', () => {
    expect(timelineSteps({ status: 'paid', createdAt }).map(({ at }) => at)).toEqual([
      createdAt,
      null,
      null,
      null,
      null,
    ]);
  });
});
