import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, success } from './fields.ts';
import { mailedLink, oneClick } from './mailed-link.ts';
import { sku } from './variants.ts';

/**
 * Requests a single back-in-stock email for a sold-out product. An address that is not the caller's
 * verified one must be confirmed first, as `asked` indicates; the response never discloses existing
 * alerts.
 */
export const requestAlertRoute = endpoint({
  method: 'POST',
  path: '/api/stock-alerts',
  access: 'shopper',
  body: z.strictObject({ productId: id, variant: sku.optional(), email }),
  reply: z.object({ asked: z.boolean() }),
  errors: [
    'product_not_found',
    'variant_needed',
    'alert_needless',
    'alert_one_of_a_kind',
    'too_many_attempts',
  ],
});

export const confirmAlertRoute = endpoint({
  method: 'POST',
  path: '/api/stock-alerts/confirm',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

/** Deletes all alerts of the address. */
export const leaveAlertsRoute = endpoint({
  method: 'POST',
  path: '/api/stock-alerts/leave',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const leaveAlertsOneClick = endpoint({ ...oneClick, path: '/stock-alerts/leave' });
export const leaveAlertsOneClickHindi = endpoint({ ...oneClick, path: '/hi/stock-alerts/leave' });
