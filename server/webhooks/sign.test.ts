import { expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './sign.ts';

it('signs id, time and body as Standard Webhooks has it', () => {
  // The example of the specification's reference libraries.
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    seconds: 1_614_265_330,
  };
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with both secrets while one is replaced', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  const { 'webhook-signature': signature } = signedHeaders(
    { id: 'evt_1', body: '{}', seconds: 1 },
    secrets,
  );
  expect(signature!.split(' ')).toHaveLength(2);
  expect(new Set(signature!.split(' ')).size).toBe(2);
});
