import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, success } from './fields.ts';
import { mailedLink, oneClick } from './mailed-link.ts';

/**
 * Requests a confirmation email (double opt-in). The response is always the same: it never
 * discloses whether an address is subscribed.
 */
export const subscribeRoute = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  body: z.strictObject({ email }),
  reply: success,
  errors: ['too_many_attempts'],
});

/** Confirms a subscription. Rejects an invalid or expired link, like `unsubscribe`. */
export const confirmSubscriptionRoute = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const unsubscribeRoute = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const unsubscribeOneClick = endpoint({ ...oneClick, path: '/newsletter/unsubscribe' });
export const unsubscribeOneClickHindi = endpoint({
  ...oneClick,
  path: '/hi/newsletter/unsubscribe',
});
