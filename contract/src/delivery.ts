import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pincode, queryCount } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { deliveryStates } from './values/states.ts';

/** Delivery data of a PIN code, for a parcel ordered now. */
export const delivery = z.object({
  pincode: z.string(),
  /** As India Post calls it; null for a code that its directory does not have. */
  district: z.string().nullable(),
  /** Places of its post offices, most likely first; empty if unknown. */
  states: z.array(z.enum(deliveryStates)),
  /** False if the shop does not deliver there. */
  served: z.boolean(),
  /** The delivery charge in whole rupees, tax included; 0 is free. */
  price: z.int(),
  /** Whether cash on delivery is available, as far as it depends on the place. */
  cash: z.boolean(),
  /** Days in India, inclusive, YYYY-MM-DD; null if delivery is unavailable. */
  arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/delivery/:pincode',
  access: 'public',
  limit: { max: 120, minutes: 1, skipLocal: true },
  params: z.strictObject({ pincode: pincode }),
  /** Working days of production before dispatch, and the day selected for its energisation. */
  query: z.strictObject({
    workDays: queryCount(120).optional(),
    day: z.iso.date(issue('date_needed')).optional(),
  }),
  reply: delivery,
});
