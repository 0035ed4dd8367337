import { z } from 'zod';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

/**
 * What goes with a product (by slug, else by id) and can be bought: what others bought with it, once enough have, then the
 * same stone, then the same graha.
 */
export const listCompanions = endpoint({
  method: 'GET',
  path: '/api/products/:key/companions',
  access: 'public',
  params: z.strictObject({ key: z.string().min(1).max(200) }),
  reply: z.object({ products: z.array(product) }),
  errors: ['product_not_found'],
});
