import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineNumber } from './fields.ts';
import { order } from './orders.ts';
import { issue } from './values/error-messages.ts';
import { firstRingSize, lastRingSize } from './values/jewellery.ts';

const params = z.strictObject({ id: z.string().max(200) });
/** The token of a link in a message about the order. */
const headers = z.looseObject({ 'x-order-key': z.string().max(100).optional() });

/** A ring size for a line of an order, by zero-based index. */
export const knownRingSize = z.strictObject({
  item: lineNumber,
  size: z
    .int(issue('ring_size_range'))
    .min(firstRingSize, issue('ring_size_range'))
    .max(lastRingSize, issue('ring_size_range')),
});

/**
 * The photograph of an energisation, for the order's customer (by session or emailed link) and
 * administrators.
 */
export const getEnergisationImage = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/energised/:picture',
  access: 'public',
  kind: 'file',
  type: 'image/webp',
  limit: { max: 120, minutes: 1, skipLocal: true },
  params: params.extend({ picture: z.string().max(200) }),
  headers,
  errors: ['order_not_found', 'not_found'],
});

/**
 * Sets the missing ring size, once, by the order's customer (by session, account or emailed link).
 */
export const sendRingSizeRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/ring-size',
  access: 'shopper',
  limit: { max: 30, minutes: 1, skipLocal: true },
  params,
  headers,
  body: knownRingSize,
  reply: z.object({ order }),
  errors: ['order_not_found', 'order_state'],
});
