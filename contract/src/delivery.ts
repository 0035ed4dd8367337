import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pincode, queryCount } from './fields.ts';
import { issue } from './values/sentences.ts';
import { deliveryStates } from './values/states.ts';

/** What is known of a PIN code, for a parcel that is ordered now. */
export const delivery = z.object({
  pincode: z.string(),
  /** As India Post calls it; null for a code that its directory does not have. */
  district: z.string().nullable(),
  /** Where it has post offices, the most likely first; empty where that cannot be said. */
  states: z.array(z.enum(deliveryStates)),
  /** False where the shop sends nothing. */
  served: z.boolean(),
  /** The delivery charge in whole rupees, tax included; 0 is free. */
  price: z.int(),
  /** Whether it may be paid for at the door, as far as the place decides. */
  cash: z.boolean(),
  /** Days in India, both included, YYYY-MM-DD; null where nothing is delivered. */
  arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/delivery/:pincode',
  access: 'public',
  limit: { max: 120, minutes: 1, sparesOwnMachine: true },
  params: z.strictObject({ pincode: pincode }),
  /** Working days in the workshop before the parcel leaves, and the day chosen for its energisation. */
  query: z.strictObject({ workDays: queryCount(120).optional(), day: z.iso.date(issue('date_needed')).optional() }),
  reply: delivery,
});
