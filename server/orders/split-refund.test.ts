import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { creditShare } from './split-refund.ts';

it.each([
  [{ amountPaise: 50_000, left: 100_000, creditLeft: 40_000 }, 20_000],
  [{ amountPaise: 100_000, left: 100_000, creditLeft: 40_000 }, 40_000],
  [{ amountPaise: 33_333, left: 100_000, creditLeft: 40_000 }, 13_333],
  [{ amountPaise: 100, left: 100_000, creditLeft: 40_000 }, 100],
  [{ amountPaise: 500, left: 100_000, creditLeft: 0 }, 0],
  [{ amountPaise: 60_000, left: 100_200, creditLeft: 100_000 }, 59_800],
  [{ amountPaise: 40_200, left: 40_200, creditLeft: 40_120 }, 40_120],
  [{ amountPaise: 30_000, left: 50_000, creditLeft: 100_000 }, 30_000],
])('of %j the credit’s share is %i paise', (refund, share) => {
  expect(creditShare(refund)).toBe(share);
});

it('refunds of a full order return store credit and payment to the paisa', () => {
  const parts = fc.array(fc.integer({ min: 200, max: 90_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (refunds, ratio) => {
      const total = refunds.reduce((all, paise) => all + paise, 0);
      const part = Math.floor(total * ratio);
      const credit = total - part < minRefundPaise ? total : part;
      let [left, creditLeft] = [total, credit];
      let money = 0;
      for (const amountPaise of refunds) {
        const share = creditShare({ amountPaise, left, creditLeft });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(Math.min(amountPaise, creditLeft));
        const ofPayment = amountPaise - share;
        expect(ofPayment === 0 || ofPayment >= minRefundPaise, 'can go back').toBe(true);
        money += ofPayment;
        creditLeft -= share;
        left -= amountPaise;
      }
      expect([creditLeft, money]).toEqual([0, total - credit]);
    }),
  );
});
