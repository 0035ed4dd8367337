import { z } from 'zod';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

/**
 * Available products related to a product (by slug, otherwise by id): first those frequently
 * ordered together, above a minimum number of orders, then the same stone, then the same graha.
 */
export const listCompanionsRoute = endpoint({
  method: 'GET',
  path: '/api/products/:key/companions',
  access: 'public',
  params: z.strictObject({ key: z.string().min(1).max(200) }),
  reply: z.object({ products: z.array(product) }),
  errors: ['product_not_found'],
});
