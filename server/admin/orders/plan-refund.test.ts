import { errorMessage, ShopError } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { type LineMoney, remainingLines } from '../../orders/line-money.ts';
import { planRefund } from './plan-refund.ts';

const line = (position: number, overrides: Partial<LineMoney>): LineMoney => {
  const full = {
    position,
    name: `Stone ${position}`,
    quantity: 1,
    paidPaise: 10_030,
    refundedPaise: 0,
  };
  return { ...full, refundedQuantity: 0, leftPaise: 10_030, ...overrides };
};
const lines = [line(0, {}), line(1, { quantity: 3, refundedQuantity: 1, leftPaise: 20_010 })];
/** Includes the 40 paise by which the order was rounded up. */
const left = 30_080;
const of = (item: number, quantity: number, amount: number) => ({
  item,
  quantity,
  amount,
  restock: false,
});
const fieldsOf = (...requested: Parameters<typeof planRefund>[1]) => {
  try {
    planRefund(lines, requested, left);
    return null;
  } catch (error) {
    return error instanceof ShopError ? Object.keys(error.extra.fields ?? {}) : error;
  }
};

describe('a refund by lines', () => {
  it('refunds the requested lines, and the rounding with the last of every line', () => {
    expect(planRefund(lines, [of(0, 1, 100.3)], left).amountPaise).toBe(10_030);
    expect(planRefund(lines, [of(0, 1, 100.3), of(1, 2, 200.1)], left).amountPaise).toBe(left);
  });

  it.each([
    ['a line that is none', [of(2, 1, 1)], 'lines.0.item'],
    ['a line twice', [of(0, 0, 1), of(0, 0, 1)], 'lines.1.item'],
    ['pieces that went back already', [of(0, 0, 1), of(1, 3, 1)], 'lines.1.quantity'],
    ['more than is left of a line', [of(0, 1, 100.31)], 'lines.0.amount'],
  ])('refuses %s, naming it', (_, requested, field) => {
    expect(fieldsOf(...requested)).toEqual([field]);
  });

  it('never exceeds the remainder of the payment', () => {
    expect(() => planRefund(lines, [of(1, 2, 200)], 15_000)).toThrow(
      expect.objectContaining({ sentence: errorMessage('refund_most', { most: 15_000 }) }),
    );
  });

  it('returns the remaining value of every line', () => {
    expect(remainingLines(lines)).toEqual([
      { position: 0, quantity: 1, amountPaise: 10_030 },
      { position: 1, quantity: 2, amountPaise: 20_010 },
    ]);
  });
});
