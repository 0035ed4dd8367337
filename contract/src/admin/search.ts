import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

const found = z.object({
  kind: z.enum(['order', 'customer', 'remedy', 'coupon']),
  /** An order's, remedy's or coupon's id, or a customer's key. */
  id: z.string(),
  title: z.string(),
  /** A second line, such as an order's amount and buyer. */
  detail: z.string(),
});
export type Found = z.infer<typeof found>;

/** Finds at most 5 items of each type that the administrator's role may read, orders first. */
export const searchAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  access: 'admin',
  query: z.strictObject({ search: line(200, issue('text_missing')) }),
  reply: z.object({ found: z.array(found) }),
});
