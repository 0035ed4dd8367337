import { randomUUID } from 'node:crypto';
import type { StartedGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import type { SoakRandom } from './random-source.ts';
import type { Visitor, VisitorReply } from './visitor.ts';

export type Remedy = { _id: string; slug: string; discountedPrice: number };

export type Shelf = {
  random: SoakRandom;
  gateway: StartedGateway;
  remedies: readonly Remedy[];
  /** Ids of orders confirmed to a client. */
  acknowledged: Set<string>;
  /** Ids of orders confirmed to a client as paid. */
  paid: string[];
};

/**
 * An order request. `amount`: rupees as shown on the page; items and coupon of an account are in
 * its cart.
 */
type Target = {
  amount: number;
  items?: { productId: string; quantity: number }[];
  couponCode?: string;
};

const address = {
  fullName: 'Meera Sharma',
  addressLine: '12 Johari Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302003',
  phone: '9876543210',
};
const user = { email: 'meera@example.com', address };

/** Browses pages, lists and one remedy. */
export async function browse({ random, remedies }: Shelf, visitor: Visitor): Promise<void> {
  const { slug } = random.pick(remedies);
  const path = random.pick(['/', '/remedies', '/horoscope', `/remedies/${slug}`]);
  await visitor.get('page', path);
  await visitor.get(
    'catalogue',
    random.pick(['/api/products', `/api/products/${slug}`, '/api/products?search=ruby']),
  );
}

/** Buys as a guest. */
export async function buyAsGuest(shelf: Shelf, visitor: Visitor): Promise<void> {
  const { random, remedies } = shelf;
  const selected = new Set(
    Array.from({ length: 1 + random.below(3) }, () => random.pick(remedies)),
  );
  const items = [...selected].map(({ _id }) => ({ productId: _id, quantity: 1 + random.below(2) }));
  const amount = items.reduce(
    (total, { productId, quantity }) =>
      total + quantity * remedies.find(({ _id }) => _id === productId)!.discountedPrice,
    0,
  );
  const couponCode = random.roll() < 0.3 ? { couponCode: 'JYOTI50' } : {};
  await checkOut(shelf, visitor, { amount, items, ...couponCode });
}

/** Fills an account's cart, applies and removes a coupon, and buys. */
export async function buyAsMember(shelf: Shelf, visitor: Visitor): Promise<void> {
  const { random, remedies } = shelf;
  await visitor.post('cart', '/cart/add', { productId: random.pick(remedies)._id, quantity: 1 });
  if (random.roll() < 0.5) await visitor.post('cart', '/cart/apply-coupon', { code: 'JYOTI50' });
  const { body } = await visitor.get('cart', '/api/cart');
  if (body.charge > 0) await checkOut(shelf, visitor, { amount: body.charge });
}

async function checkOut(shelf: Shelf, visitor: Visitor, order: Target): Promise<void> {
  const { random, gateway } = shelf;
  const placed = await create(visitor, order);
  if (placed.status !== 200) return;
  shelf.acknowledged.add(placed.body.orderId);
  const draw = random.roll();
  if (draw < 0.1) return;
  if (draw < 0.25) await gateway.attempt(placed.body.order.id, 'fail').catch(() => {});
  const attempt = await gateway.attempt(placed.body.order.id);
  // Some clients disconnect right after paying.
  if (attempt.status !== 200 || draw > 0.9) return;
  const presses = draw > 0.8 ? 3 : 1;
  const results = await Promise.all(
    Array.from({ length: presses }, () => visitor.post('verify', '/payments/verify', attempt.json)),
  );
  if (results.some(({ body }) => body.order?.status === 'paid'))
    shelf.paid.push(placed.body.orderId);
  await visitor.get('order', `/api/payments/orders/${placed.body.orderId}`);
}

/**
 * Creates the order as the page does: retries with the same key while the provider is unavailable,
 * and with the new total if the total has changed.
 */
async function create(visitor: Visitor, order: Target): Promise<VisitorReply> {
  let body = { currency: 'INR', ...user, ...order };
  let headers = { 'idempotency-key': randomUUID() };
  for (let attempts = 1; ; attempts += 1) {
    const reply = await visitor.post('create-order', '/payments/create-order', body, headers);
    if (attempts === 4 || reply.status === 200) return reply;
    if (reply.body.code === 'amount_mismatch') {
      body = { ...body, amount: reply.body.quote.charge };
      headers = { 'idempotency-key': randomUUID() };
    } else if (reply.status !== 503 && reply.body.code !== 'in_progress') return reply;
  }
}
