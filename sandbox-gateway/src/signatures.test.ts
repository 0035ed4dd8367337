import { expect, test } from 'vitest';
import { signPayment, signWebhook } from './signatures.ts';

test('a payment is signed as the provider documents', () => {
  expect(signPayment('sandbox_key_secret', 'order_SANDBOX0000001', 'pay_SANDBOX0000001')).toBe(
    '940e041d3e488830b31b261f1a4264d692d2a53c690a800dec4fde2e885f9969',
  );
});

test('a webhook is signed as the provider documents', () => {
  expect(signWebhook('sandbox_webhook_secret', '{"entity":"event","event":"order.paid"}')).toBe(
    'b4f0e48a13b015b7cb9bc9d0003e550a95c92cfd4d6f94dd2d27565355b64489',
  );
});
