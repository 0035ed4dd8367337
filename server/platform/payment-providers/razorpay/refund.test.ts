import { describe, expect, test } from 'vitest';
import { errorFrom, paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();

describe('refund', () => {
  const idempotencyKey = 'rf_pay_0123456789';

  test('refunds part of a payment', async () => {
    const { paymentId } = await at.paid();
    const refund = await at.payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    expect(refund).toMatchObject({ paymentId, amountPaise: 2000, status: 'processed' });
  });

  test.each(['reply-lost', 'malformed-json', 'in-progress', 'server-error'])(
    'happens once, despite "%s"',
    async (failure) => {
      const { paymentId } = await at.paid();
      await at.gateway.injectError('refund.create', failure);
      await at.payments.refund({ paymentId, amountPaise: 5000, idempotencyKey });
      expect((await at.gateway.ledger()).refunded).toBe(5000);
    },
  );

  test('repeated by the caller with the same key is the same refund', async () => {
    const { paymentId } = await at.paid();
    const first = await at.payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    const second = await at.payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    expect(second).toEqual(first);
  });

  test('of more than was paid is rejected', async () => {
    const { paymentId } = await at.paid();
    const failure = await errorFrom(
      at.payments.refund({ paymentId, amountPaise: 5001, idempotencyKey }),
    );
    expect(failure.kind).toBe('refused');
  });

  test('needs a key in the provider’s format', async () => {
    const { paymentId } = await at.paid();
    await expect(
      at.payments.refund({ paymentId, amountPaise: 2000, idempotencyKey: 'short' }),
    ).rejects.toThrow(RangeError);
  });
});
