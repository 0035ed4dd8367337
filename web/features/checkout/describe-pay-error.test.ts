import { CallError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { describePayError } from './describe-pay-error.ts';
import { NoOrderError, PayError } from './pay.ts';

const start = (cause: unknown) => describePayError(new PayError('start', cause), 'Razorpay');

it.each([
  [
    'a script that does not load',
    start(new Error('late')),
    'Payment Error',
    'Unable to start Razorpay checkout.',
  ],
  ['no order', start(new NoOrderError()), 'Payment Error', 'Failed to create order'],
  [
    'a server error without words',
    start(new CallError(502, {})),
    'Payment Error',
    'Failed to create order',
  ],
  [
    'a provider that is down',
    start(
      new CallError(503, {
        code: 'payments_unavailable',
        message: 'Unable to start Razorpay checkout.',
      }),
    ),
    'Payment Error',
    'Unable to start Razorpay checkout.',
  ],
  [
    'a shop out of reach',
    start(new CallError(0, {})),
    'Payment Error',
    'The shop could not be reached. Please check your connection.',
  ],
  [
    'a bad signature',
    describePayError(
      new PayError(
        'verify',
        new CallError(400, { message: 'Payment could not be verified.' }),
        'o1',
      ),
      'Razorpay',
    ),
    'Verification Failed',
    'Payment could not be verified.',
  ],
  [
    'a lost verification',
    describePayError(new PayError('verify', new CallError(0, {}), 'o1'), 'Razorpay'),
    'Verification Failed',
    'Payment could not be verified.',
  ],
])('%s', (_case, error, title, description) =>
  expect(error).toMatchObject({ title, description, cartChanged: false }),
);

it('requires a fresh cart when the total or the stock changed', () => {
  const mismatch = new CallError(409, {
    code: 'amount_mismatch',
    error: 'The total has changed',
    message: 'Changed.',
  });
  expect(start(mismatch)).toMatchObject({
    title: 'The total has changed',
    description: 'Changed.',
    cartChanged: true,
  });
  expect(
    start(new CallError(409, { code: 'out_of_stock', message: 'Ruby: 1 left.' })),
  ).toMatchObject({
    description: 'Ruby: 1 left.',
    cartChanged: true,
  });
});

it('returns the rejected fields and the order', () => {
  const rejected = new CallError(400, {
    code: 'invalid_input',
    fields: { 'address.pincode': 'No.' },
  });
  expect(start(rejected).fields).toEqual({ 'address.pincode': 'No.' });
  expect(describePayError(new PayError('verify', rejected, 'o1'), 'Razorpay').orderId).toBe('o1');
});
