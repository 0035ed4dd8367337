import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planBalanceRefund } from './plan-balance-refund.ts';

const payment = (paymentId: string, amountPaise: number) => ({
  paymentId,
  provider: 'razorpay',
  amountPaise,
});

it('refunds by the oldest payments first', () => {
  const parts = planBalanceRefund(70_000, [payment('pay_1', 50_000), payment('pay_2', 50_000)]);
  expect(parts.map(({ paymentId, amountPaise }) => [paymentId, amountPaise])).toEqual([
    ['pay_1', 50_000],
    ['pay_2', 20_000],
  ]);
});

it("assigns to the owner amounts without a payment, and those below a provider's minimum", () => {
  expect(planBalanceRefund(60_000, [payment('pay_1', 50_000)])[1]).toMatchObject({
    paymentId: null,
    amountPaise: 10_000,
  });
  expect(planBalanceRefund(50, [payment('pay_1', 50_000)])).toMatchObject([
    { paymentId: null, amountPaise: 50 },
  ]);
});

it('adds up to the balance, and refunds at most the amount of each payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 2_000_000 })),
      (left, all) => {
        const payments = all.map((paise, at) => payment(`pay_${at}`, paise));
        const parts = planBalanceRefund(left, payments);
        expect(parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(left);
        for (const { paymentId, amountPaise } of parts)
          if (paymentId !== null)
            expect(amountPaise).toBeLessThanOrEqual(
              payments.find((one) => one.paymentId === paymentId)?.amountPaise ?? 0,
            );
      },
    ),
  );
});
