import { cartLinkPath, type LinkedCart, productIn } from '@jyotiratna/contract';
import type { AgentCartRow } from '../queries.ts';
import { agentPageUrl, type Context } from './context.ts';
import { type AgentError, errorOf } from './messages.ts';
import { priceOf } from './present-product.ts';
import { metaOf } from './version.ts';

export type CartMode = 'cart' | 'checkout';
type Stored = Pick<AgentCartRow, 'id' | 'items' | 'status' | 'expiresAt'>;

const codes: Readonly<Record<string, string>> = {
  remedy_sold_out: 'out_of_stock',
  remedy_left: 'out_of_stock',
};

/** Items that cannot be bought as they are named; an agent changes them and tries again. */
export function problemsOf({ unknown, problems }: LinkedCart): AgentError[] {
  return [
    ...unknown.map((item) =>
      errorOf('item_unavailable', `No item is ${item}.`, 'recoverable', '$.line_items'),
    ),
    ...problems.map(({ code, message }) =>
      errorOf(codes[code] ?? 'item_unavailable', message, 'recoverable', '$.line_items'),
    ),
  ];
}

/** A cart in the schema of `cart.json`, at today's prices. */
export function presentAgentCart(context: Context, stored: Stored, cart: LinkedCart) {
  return {
    ucp: metaOf('dev.ucp.shopping.cart'),
    ...shared(context, stored, cart),
    ...messagesOf(problemsOf(cart)),
  };
}

/**
 * A checkout in the schema of `checkout.json`. Address and payment are the buyer's, on the page of
 * `continue_url`.
 */
export function presentCheckout(context: Context, stored: Stored, cart: LinkedCart) {
  const problems = problemsOf(cart);
  const handOver = errorOf(
    'buyer_handoff',
    'The buyer enters the address and pays on the page of continue_url.',
    'requires_buyer_input',
  );
  const isOpen = stored.status === 'open';
  return {
    ucp: { ...metaOf('dev.ucp.shopping.checkout'), payment_handlers: {} },
    ...shared(context, stored, cart),
    status: statusOf(isOpen, problems),
    links: linksOf(context),
    ...messagesOf(isOpen ? [...problems, handOver] : problems),
  };
}

function statusOf(isOpen: boolean, problems: readonly AgentError[]) {
  if (!isOpen) return 'canceled';
  return problems.length > 0 ? 'incomplete' : 'requires_escalation';
}

const messagesOf = (messages: readonly AgentError[]) => (messages.length > 0 ? { messages } : {});

function shared(context: Context, { id, items, expiresAt }: Stored, cart: LinkedCart) {
  const { subtotal, discount, total } = cart.quote;
  return {
    id,
    line_items: cart.items.map((item) => lineOf(context, item)),
    currency: 'INR',
    totals: [
      { type: 'subtotal', amount: priceOf(subtotal).amount },
      ...(discount > 0 ? [{ type: 'discount', amount: -priceOf(discount).amount }] : []),
      {
        type: 'total',
        amount: priceOf(total).amount,
        display_text: 'Taxes included, before delivery',
      },
    ],
    continue_url: agentPageUrl(context, cartLinkPath(items)),
    expires_at: expiresAt.toISOString(),
  };
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
