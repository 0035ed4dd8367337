import fc from 'fast-check';
import { type Callback, startOrder } from '../../testing/checkout-shop.ts';
import { command } from '../command.ts';
import type { BuyerUnderTest, ShopUnderTest } from '../fuzzed-shop.ts';
import type { Model, ModelOrder } from '../model.ts';
import { responseCodeOf } from './fuzz-code.ts';
import { anyCredit, type CreditOptions, creditFields } from './gift-cards.ts';

const places = {
  nearby: { city: 'Jaipur', state: 'Rajasthan', pincode: '302001' },
  'far away': { city: 'Pune', state: 'Maharashtra', pincode: '411001' },
} as const;
type Place = keyof typeof places;

type OrderOptions = {
  buyer: number;
  lines: { remedy: number; quantity: number }[];
  coupon: number | null;
  credit?: CreditOptions | null;
  place: Place | null;
};

const anyOptions: fc.Arbitrary<OrderOptions> = fc.record({
  buyer: fc.nat({ max: 2 }),
  lines: fc.uniqueArray(
    fc.record({ remedy: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    {
      selector: ({ remedy }) => remedy,
      minLength: 1,
      maxLength: 3,
    },
  ),
  coupon: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat({ max: 2 })),
  credit: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, anyCredit),
  place: fc.constantFrom('nearby', 'far away', null),
});

const describe = ({ buyer, lines, coupon, credit, place }: OrderOptions) =>
  [
    `buyer ${buyer}`,
    lines.map(({ remedy, quantity }) => `${quantity} of remedy ${remedy}`).join(' and '),
    ...(coupon === null ? [] : [`coupon ${coupon}`]),
    ...(credit ? [`${credit.share} by credit of the ${credit.of}`] : []),
    ...(place === null ? [] : [place]),
  ].join(', ');

let addresses = 0;

function addressAt(place: Place) {
  addresses += 1;
  return {
    ...places[place],
    fullName: 'Asha Rao',
    addressLine: `${addresses} MI Road`,
    apartment: '',
    phone: `98${String(addresses).padStart(8, '0')}`,
    billingSameAsShipping: true,
  };
}

type Started = { order?: ModelOrder; outcome: string };

/**
 * Places an order through cart and checkout, with the price returned by the shop if the first guess
 * was wrong.
 */
async function order(
  model: Model,
  shop: ShopUnderTest,
  options: OrderOptions,
  extra: object = {},
): Promise<Started> {
  const buyer = shop.buyers[options.buyer]!;
  const items = options.lines.map(({ remedy, quantity }) => ({
    productId: shop.remedies[remedy]!,
    quantity,
  }));
  const couponCode = shop.coupons[options.coupon ?? -1];
  const address = options.place && addressAt(options.place);
  if (buyer.isMember) await fillCart(buyer, items, couponCode);
  const body = {
    email: buyer.email,
    ...(couponCode && { couponCode }),
    ...(address && { address }),
    ...extra,
  };
  const request = (amount: number, paidBy: object = {}) =>
    startOrder(buyer.browser, amount, items, { ...body, ...paidBy });
  let started = await request(1);
  const { quote } = started.reply.body;
  if (quote) {
    const paidBy = options.credit
      ? await creditFields(model, buyer, options.credit, quote.charge)
      : {};
    started = await request(quote.charge, paidBy);
  }
  const { reply, orderId, gatewayOrderId } = started;
  if (reply.status !== 200) return { outcome: `refused with ${responseCodeOf(reply)}` };
  const existing = model.orders.find(({ id }) => id === orderId);
  const placed = existing ?? { id: orderId, gatewayOrderId, buyer: options.buyer };
  if (!existing) model.orders.push(placed);
  return {
    order: placed,
    outcome: `order ${model.orders.indexOf(placed) + 1}, ${reply.body.order.amount / 100} rupees`,
  };
}

async function fillCart(
  { browser }: BuyerUnderTest,
  items: { productId: string; quantity: number }[],
  code?: string,
) {
  const { body } = await browser.get('/cart');
  for (const { product } of body.items ?? [])
    await browser.post('/cart/remove', { productId: product._id });
  await browser.post('/cart/remove-coupon', {});
  for (const item of items) await browser.post('/cart/add', item);
  if (code) await browser.post('/cart/apply-coupon', { code });
}

/** Clicks `Succeed` in the provider's window; null if the provider rejects the payment. */
export async function attemptPayment(
  { gateway }: ShopUnderTest,
  { gatewayOrderId }: ModelOrder,
): Promise<Callback | null> {
  const { status, json } = await gateway.attempt(gatewayOrderId);
  return status === 200 ? json : null;
}

export async function verify(
  shop: ShopUnderTest,
  { buyer }: ModelOrder,
  callback: Callback,
): Promise<string> {
  return responseCodeOf(await shop.buyers[buyer]!.browser.post('/payments/verify', callback));
}

const createOrder = (options: OrderOptions) =>
  command(
    `create order (${describe(options)})`,
    async (model, shop) => (await order(model, shop, options)).outcome,
  );

/** An order that is paid immediately. */
export const buy = (options: OrderOptions) =>
  command(`buy (${describe(options)})`, async (model, shop) => {
    const { order: placed, outcome } = await order(model, shop, options);
    const callback = placed && (await attemptPayment(shop, placed));
    return callback ? `${outcome}, verified with ${await verify(shop, placed, callback)}` : outcome;
  });

const orderForCash = (options: OrderOptions) => {
  const sent = { ...options, place: options.place ?? ('nearby' as const) };
  return command(`order for cash (${describe(sent)})`, async (model, shop) => {
    const { outcome } = await order(model, shop, sent, { paymentMethod: 'cash' });
    return outcome;
  });
};

/** Commands of ordering, with and without payment. */
export const checkoutCommands = [buy, buy, buy, buy, buy, buy, createOrder, orderForCash].map(
  (make) => anyOptions.map(make),
);
