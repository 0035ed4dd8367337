import fc from 'fast-check';
import { type Callback, startOrder } from '../../testing/checkout-shop.ts';
import type { Reply } from '../../testing/test-shop.ts';
import { command } from '../command.ts';
import type { Buyer, FuzzedShop } from '../fuzzed-shop.ts';
import { type Model, type ModelOrder, nth } from '../model.ts';

const places = {
  nearby: { city: 'Jaipur', state: 'Rajasthan', pincode: '302001' },
  'far away': { city: 'Pune', state: 'Maharashtra', pincode: '411001' },
} as const;
type Place = keyof typeof places;

type Wish = {
  buyer: number;
  lines: { remedy: number; quantity: number }[];
  /** Which of the coupons, or a store credit; none otherwise. */
  coupon: number | 'credit' | null;
  place: Place | null;
};

const anyWish: fc.Arbitrary<Wish> = fc.record({
  buyer: fc.nat({ max: 2 }),
  lines: fc.uniqueArray(fc.record({ remedy: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ remedy }) => remedy,
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat({ max: 2 }), fc.constant('credit' as const)),
  place: fc.constantFrom('nearby', 'far away', null),
});

const describe = ({ buyer, lines, coupon, place }: Wish) =>
  [
    `buyer ${buyer}`,
    lines.map(({ remedy, quantity }) => `${quantity} of remedy ${remedy}`).join(' and '),
    ...(coupon === null ? [] : [coupon === 'credit' ? 'a store credit' : `coupon ${coupon}`]),
    ...(place === null ? [] : [place]),
  ].join(', ');

let doors = 0;

function addressAt(place: Place) {
  doors += 1;
  return {
    ...places[place],
    fullName: 'Asha Rao',
    addressLine: `${doors} MI Road`,
    apartment: '',
    phone: `98${String(doors).padStart(8, '0')}`,
    billingSameAsShipping: true,
  };
}

type Started = { order?: ModelOrder; outcome: string };

/** The way through cart and checkout, with the price that the shop answers where the first guess was wrong. */
async function order(model: Model, shop: FuzzedShop, wish: Wish, more: object = {}): Promise<Started> {
  const buyer = shop.buyers[wish.buyer]!;
  const items = wish.lines.map(({ remedy, quantity }) => ({ productId: shop.remedies[remedy]!, quantity }));
  const couponCode = wish.coupon === 'credit' ? nth(model.credits, 0) : shop.coupons[wish.coupon ?? -1];
  const address = wish.place && addressAt(wish.place);
  if (buyer.isMember) await fillCart(buyer, items, couponCode);
  const body = { email: buyer.email, ...(couponCode && { couponCode }), ...(address && { address }), ...more };
  const request = (amount: number) => startOrder(buyer.browser, amount, items, body);
  let started = await request(1);
  if (started.reply.body.quote) started = await request(started.reply.body.quote.charge);
  const { reply, orderId, gatewayOrderId } = started;
  if (reply.status !== 200) return { outcome: `refused with ${codeOf(reply)}` };
  const existing = model.orders.find(({ id }) => id === orderId);
  const placed = existing ?? { id: orderId, gatewayOrderId, buyer: wish.buyer };
  if (!existing) model.orders.push(placed);
  return {
    order: placed,
    outcome: `order ${model.orders.indexOf(placed) + 1}, ${reply.body.order.amount / 100} rupees`,
  };
}

async function fillCart({ browser }: Buyer, items: { productId: string; quantity: number }[], code?: string) {
  const { body } = await browser.get('/cart');
  for (const { product } of body.items ?? []) await browser.post('/cart/remove', { productId: product._id });
  await browser.post('/cart/remove-coupon', {});
  for (const item of items) await browser.post('/cart/add', item);
  if (code) await browser.post('/cart/apply-coupon', { code });
}

export const codeOf = ({ status, body }: Reply) => `${status}${body.code ? ` ${body.code}` : ''}`;

/** A press of `Succeed` in the provider's window; null where the provider takes no payment. */
export async function pay({ gateway }: FuzzedShop, { gatewayOrderId }: ModelOrder): Promise<Callback | null> {
  const { status, json } = await gateway.attempt(gatewayOrderId);
  return status === 200 ? json : null;
}

export async function verify(shop: FuzzedShop, { buyer }: ModelOrder, callback: Callback): Promise<string> {
  return codeOf(await shop.buyers[buyer]!.browser.post('/payments/verify', callback));
}

const createOrder = (wish: Wish) =>
  command(`create order (${describe(wish)})`, async (model, shop) => (await order(model, shop, wish)).outcome);

/** An order that is paid at once. */
export const buy = (wish: Wish) =>
  command(`buy (${describe(wish)})`, async (model, shop) => {
    const { order: placed, outcome } = await order(model, shop, wish);
    const callback = placed && (await pay(shop, placed));
    return callback ? `${outcome}, verified with ${await verify(shop, placed, callback)}` : outcome;
  });

const orderForCash = (wish: Wish) => {
  const sent = { ...wish, place: wish.place ?? ('nearby' as const) };
  return command(`order for cash (${describe(sent)})`, async (model, shop) => {
    const { outcome } = await order(model, shop, sent, { paymentMethod: 'cash' });
    return outcome;
  });
};

/** Ordering, with and without the payment. */
export const checkoutCommands = [buy, buy, buy, buy, buy, buy, createOrder, orderForCash].map((make) =>
  anyWish.map(make),
);
