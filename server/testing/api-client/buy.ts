import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** Pays an order of the provider: presses `Succeed` in the test window of the sandbox gateway. */
export type Pay = (gatewayOrderId: string) => Promise<{
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}>;

/**
 * Buys one unit of the first remedy that a search finds, through a client generated from the
 * API's description: `schema.d.ts` is written by the test, which also checks the types here.
 * @returns the order's id, its status and the paid rupees
 */
export async function buy(baseUrl: string, search: string, pay: Pay) {
  const client = createClient<paths>({ baseUrl });
  const { data: found } = await client.GET('/api/products', { params: { query: { search } } });
  const product = found?.products[0];
  if (!product) throw new Error(`Nothing is found for ${search}.`);
  const items = [{ productId: product._id, quantity: 1 }];
  const { data: quoted } = await client.POST('/api/cart/quote', { body: { items } });
  const amount = quoted?.quote.total;
  if (amount === undefined) throw new Error('The cart has no price.');
  const created = await client.POST('/api/payments/create-order', {
    body: { amount, currency: 'INR', items, email: 'asha@example.com' },
  });
  if (created.error) throw new Error(`${created.error.code}: ${created.error.message}`);
  const callback = await pay(created.data.order.id);
  const { data: verified } = await client.POST('/api/payments/verify', { body: { ...callback } });
  const { data: seen } = await client.GET('/api/payments/orders/{id}', {
    params: { path: { id: created.data.orderId } },
  });
  return { orderId: verified?.order._id, status: seen?.order.status, amount: seen?.order.amount };
}
