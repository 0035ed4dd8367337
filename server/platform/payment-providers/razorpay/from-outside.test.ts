import { describe, expect, test } from 'vitest';
import { paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();

describe('external input', () => {
  test('the gateway’s callback is accepted', async () => {
    const { order, paymentId, signature } = await at.paid();
    expect(at.payments.verifyCallback({ orderId: order.id, paymentId, signature })).toBe(true);
  });

  test.each([
    'signature-bit-flip',
    'signature-empty',
    'signature-array',
    'signature-uppercase',
    'signature-of-other-order',
    'payment-swapped',
    'wrong-secret',
  ])('a callback with "%s" is rejected', async (failure) => {
    await at.gateway.injectError('callback', failure);
    const { order, paymentId, signature } = await at.paid();
    expect(at.payments.verifyCallback({ orderId: order.id, paymentId, signature })).toBe(false);
  });

  test('the gateway’s webhook is mapped to internal types', async () => {
    const { order, paymentId } = await at.paid();
    const { events } = await at.gateway.ledger();
    const { body } = events.find(({ event }: { event: string }) => event === 'order.paid');
    expect(at.payments.parseWebhook(Buffer.from(body))).toMatchObject({
      event: 'order.paid',
      payment: { id: paymentId, status: 'captured' },
      order: { id: order.id, status: 'paid', amountPaidPaise: 5000 },
      refund: null,
    });
  });

  test.each(['', '[]', '{"entity":"event"', '{"entity":"order"}', '\xff'])(
    '"%s" is no webhook',
    (body) => {
      expect(at.payments.parseWebhook(Buffer.from(body, 'latin1'))).toBeNull();
    },
  );
});
