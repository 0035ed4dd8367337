import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pincode, queryCount } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { deliveryStates } from './values/states.ts';

/** Delivery terms of a PIN code, for an order placed now. */
export const delivery = z.object({
  pincode: z.string(),
  /** India Post's name of the district; null for a PIN code missing from its directory. */
  district: z.string().nullable(),
  /** States of the PIN code's post offices, most likely first; empty if unknown. */
  states: z.array(z.enum(deliveryStates)),
  /** Whether the shop delivers there. */
  served: z.boolean(),
  /** The delivery charge (shipping rate) in whole rupees, tax included; 0 is free. */
  price: z.int(),
  /** Whether the place permits cash on delivery. */
  cash: z.boolean(),
  /**
   * Estimated days of delivery in India, inclusive, YYYY-MM-DD; null if the shop does not deliver
   * there.
   */
  arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/delivery/:pincode',
  access: 'public',
  limit: { max: 120, minutes: 1, skipLocal: true },
  params: z.strictObject({ pincode: pincode }),
  /** Working days of production before dispatch, and the selected day of an energisation. */
  query: z.strictObject({
    workDays: queryCount(120).optional(),
    day: z.iso.date(issue('date_needed')).optional(),
  }),
  reply: delivery,
});
