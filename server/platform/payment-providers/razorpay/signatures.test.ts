import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyCallbackSignature, verifyWebhookSignature } from './signatures.ts';

const keySecret = 'sandbox_key_secret';
const orderId = 'order_SANDBOX0000001';
const paymentId = 'pay_SANDBOX0000001';
const genuine = '940e041d3e488830b31b261f1a4264d692d2a53c690a800dec4fde2e885f9969';

const webhookSecret = 'sandbox_webhook_secret';
const body = Buffer.from('{"entity":"event","event":"order.paid"}');
const webhookSignature = 'b4f0e48a13b015b7cb9bc9d0003e550a95c92cfd4d6f94dd2d27565355b64489';

const sign = (text: string) => createHmac('sha256', keySecret).update(text).digest('hex');

describe('callback signature', () => {
  const signed = { orderId, paymentId, signature: genuine };

  test('accepts the published vector', () => {
    expect(verifyCallbackSignature(keySecret, signed)).toBe(true);
  });

  test.each([
    ['one bit flipped', genuine.replace(/^9/, '8')],
    ['empty', ''],
    ['missing', undefined],
    ['an array', [genuine]],
    ['upper case', genuine.toUpperCase()],
    ['too long', `${genuine}00`],
    ['of another order', sign(`order_${'A1'.repeat(7)}|${paymentId}`)],
    [
      'made with another secret',
      createHmac('sha256', 'other').update(`${orderId}|${paymentId}`).digest('hex'),
    ],
  ])('refuses a signature that is %s', (_, invalid) => {
    expect(verifyCallbackSignature(keySecret, { ...signed, signature: invalid })).toBe(false);
  });

  test('rejects a genuine signature replayed on another payment', () => {
    expect(
      verifyCallbackSignature(keySecret, { ...signed, paymentId: `pay_${'C3'.repeat(7)}` }),
    ).toBe(false);
  });

  test('rejects malformed ids, even when they are signed', () => {
    const forged = { orderId: 'a|b', paymentId: 'c' };
    expect(verifyCallbackSignature(keySecret, { ...forged, signature: sign('a|b|c') })).toBe(false);
  });
});

describe('webhook signature', () => {
  test('accepts the published vector', () => {
    expect(verifyWebhookSignature([webhookSecret], body, webhookSignature)).toBe(true);
  });

  test('accepts an older secret in addition to the current one', () => {
    expect(verifyWebhookSignature(['the new one', webhookSecret], body, webhookSignature)).toBe(
      true,
    );
  });

  test('rejects a reserialized body', () => {
    expect(verifyWebhookSignature([webhookSecret], Buffer.from(`${body} `), webhookSignature)).toBe(
      false,
    );
  });

  test('rejects everything without a secret', () => {
    expect(verifyWebhookSignature([], body, webhookSignature)).toBe(false);
  });
});
