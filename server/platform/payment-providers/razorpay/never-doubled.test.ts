import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentsError } from '../payments-error.ts';
import { paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();
const expected = { amountPaise: 164_800, receipt: 'ord_1' };

const withoutResponse = [
  'server-error',
  'bad-gateway-html',
  'unavailable',
  'reset',
  'reply-lost',
  'malformed-json',
  'throttled',
];
const onCreate = fc.constantFrom(
  ...withoutResponse,
  'invalid-input',
  'unauthorized',
  'wrong-amount',
  'receipt-refuse',
);
const onLookUp = fc.constantFrom(...withoutResponse);

test('despite any failures, one receipt has at most one order, and an error claims no more than is certain', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(onCreate, { maxLength: 4 }),
      fc.array(onLookUp, { maxLength: 4 }),
      async (create, lookUp) => {
        await at.gateway.post('/__sandbox/reset');
        for (const failure of create) await at.gateway.injectError('order.create', failure);
        for (const failure of lookUp) await at.gateway.injectError('order.list', failure);

        const result = await at
          .client()
          .createOrder(expected)
          .catch((error: unknown) => error);
        const { orders } = await at.gateway.ledger();

        expect(orders.length).toBeLessThanOrEqual(1);
        if (!(result instanceof PaymentsError))
          expect(result).toMatchObject({ id: orders[0]?.id, ...expected });
        else if (result.kind !== 'unknown' && result.reason !== 'order_mismatch')
          expect(orders).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
