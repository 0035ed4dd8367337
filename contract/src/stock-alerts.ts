import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, success } from './fields.ts';
import { mailedLink, oneClick } from './mailed-link.ts';
import { sku } from './variants.ts';

/**
 * Asks for one message once something that is sold out is back. An address that is not proven to be the caller's is asked
 * first, which `asked` tells; the reply never tells who waits already.
 */
export const askForAlert = endpoint({
  method: 'POST',
  path: '/api/stock-alerts',
  access: 'shopper',
  body: z.strictObject({ productId: id, variant: sku.optional(), email }),
  reply: z.object({ asked: z.boolean() }),
  errors: ['product_not_found', 'variant_needed', 'alert_needless', 'alert_one_of_a_kind', 'too_many_attempts'],
});

export const confirmAlert = endpoint({
  method: 'POST',
  path: '/api/stock-alerts/confirm',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

/** Ends everything that the address waits for. */
export const leaveAlerts = endpoint({
  method: 'POST',
  path: '/api/stock-alerts/leave',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const leaveAlertsOneClick = endpoint({ ...oneClick, path: '/stock-alerts/leave' });
export const leaveAlertsOneClickHindi = endpoint({ ...oneClick, path: '/hi/stock-alerts/leave' });
