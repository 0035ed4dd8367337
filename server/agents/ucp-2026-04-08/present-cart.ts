import {
  cartLinkPath,
  type Delivery,
  type LinkedCart,
  limits,
  productIn,
} from '@jyotiratna/contract';
import type { AgentCartRow } from '../queries.ts';
import { agentPageUrl, type Context } from './context.ts';
import { type AgentError, type AgentMessage, errorOf } from './messages.ts';
import { presentDiscounts, rejectedCodes } from './present-discounts.ts';
import { presentFulfillment } from './present-fulfillment.ts';
import { priceOf } from './present-product.ts';
import type { PricedContents } from './price-contents.ts';
import { metaOf } from './version.ts';

export type CartMode = 'cart' | 'checkout';
type Stored = Omit<AgentCartRow, 'createdAt' | 'cartId'>;

const codes: Readonly<Record<string, string>> = {
  remedy_sold_out: 'out_of_stock',
  remedy_left: 'out_of_stock',
};

/** Errors of items that cannot be purchased as requested, for the agent to correct. */
export function cartErrorsOf({ unknown, problems: errors }: LinkedCart): AgentError[] {
  return [
    ...unknown.map((item) =>
      errorOf('item_unavailable', `No item is ${item}.`, 'recoverable', '$.line_items'),
    ),
    ...errors.map(({ code, message }) =>
      errorOf(codes[code] ?? 'item_unavailable', message, 'recoverable', '$.line_items'),
    ),
  ];
}

/** A cart in the schema of `cart.json`, at current prices. */
export function presentAgentCart(context: Context, stored: Stored, { cart }: PricedContents) {
  return {
    ucp: metaOf('dev.ucp.shopping.cart'),
    ...shared(context, stored, cart),
    totals: totalsOf(cart, null),
    ...messagesOf([...cartErrorsOf(cart), ...rejectedCodes(stored.codes, cart)]),
  };
}

/**
 * A checkout in the schema of `checkout.json`. The buyer enters address and payment on the page of
 * `continue_url`.
 */
export function presentCheckout(
  context: Context,
  stored: Stored,
  { cart, delivery }: PricedContents,
) {
  const errors = [...cartErrorsOf(cart), ...undeliverable(delivery)];
  const handOver = errorOf(
    'buyer_handoff',
    'The buyer enters the address and pays on the page of continue_url.',
    'requires_buyer_input',
  );
  const isOpen = stored.status === 'open';
  const lines = cart.items.map(({ _id }) => _id);
  return {
    ucp: { ...metaOf('dev.ucp.shopping.checkout'), payment_handlers: {} },
    ...shared(context, stored, cart),
    totals: totalsOf(cart, delivery),
    status: statusOf(isOpen, errors),
    fulfillment: presentFulfillment(stored.destination, delivery, lines),
    payment: { instruments: [] },
    links: linksOf(context),
    ...messagesOf([...errors, ...rejectedCodes(stored.codes, cart), ...(isOpen ? [handOver] : [])]),
  };
}

function statusOf(isOpen: boolean, errors: readonly AgentError[]) {
  if (!isOpen) return 'canceled';
  return errors.length > 0 ? 'incomplete' : 'requires_escalation';
}

function undeliverable(delivery: Delivery | null): AgentError[] {
  if (!delivery || delivery.served) return [];
  const content = `There is no delivery to ${delivery.pincode || 'this address'}.`;
  const path = '$.fulfillment.methods[0].destinations[0]';
  return [errorOf('address_undeliverable', content, 'recoverable', path)];
}

const messagesOf = (messages: readonly AgentMessage[]) => (messages.length > 0 ? { messages } : {});

function shared(context: Context, { id, items, codes, expiresAt }: Stored, cart: LinkedCart) {
  return {
    id,
    line_items: cart.items.map((item) => lineOf(context, item)),
    currency: 'INR',
    discounts: presentDiscounts(codes, cart),
    continue_url: agentPageUrl(context, cartLinkPath(items.map(inLink), cart.coupon?.code)),
    expires_at: expiresAt.toISOString(),
  };
}

const inLink = ({ item, quantity }: Stored['items'][number]) => ({
  item,
  quantity: Math.min(quantity, limits.quantityPerLine),
});

/** @param delivery null if the shipping rate is unknown */
function totalsOf({ quote: { subtotal, discount, total } }: LinkedCart, delivery: Delivery | null) {
  const charge = delivery?.served ? delivery.price : null;
  return [
    { type: 'subtotal', amount: priceOf(subtotal).amount },
    ...(discount > 0 ? [{ type: 'discount', amount: -priceOf(discount).amount }] : []),
    ...(charge === null
      ? []
      : [{ type: 'fulfillment', display_text: 'Delivery', amount: priceOf(charge).amount }]),
    {
      type: 'total',
      amount: priceOf(total + (charge ?? 0)).amount,
      display_text: charge === null ? 'Taxes included, before delivery' : 'Taxes included',
    },
  ];
}

function lineOf(
  context: Context,
  { _id, product, variant, quantity }: LinkedCart['items'][number],
) {
  const { name, discountedPrice, images } = { ...product, ...productIn(product, context.locale) };
  const { amount } = priceOf(discountedPrice);
  return {
    id: _id,
    item: {
      id: variant?.sku ?? product._id,
      title: name,
      price: amount,
      ...(images[0] && { image_url: context.site + images[0] }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount: amount * quantity },
      { type: 'total', amount: amount * quantity },
    ],
  };
}

function linksOf(context: Context) {
  return [
    { type: 'privacy_policy', url: agentPageUrl(context, '/privacy-policy') },
    { type: 'terms_of_service', url: agentPageUrl(context, '/terms-conditions') },
    { type: 'refund_policy', url: agentPageUrl(context, '/refund-policy') },
    { type: 'shipping_policy', url: agentPageUrl(context, '/shipping-policy') },
  ];
}
