import { z } from 'zod';
import { applyOnce, type Keyed } from './apply-once.ts';
import { cancelCart, createCart, keepCheckout, readCart, updateCart } from './carts.ts';
import type { Context } from './context.ts';
import { lookUpProducts, readProduct } from './look-up.ts';
import type { CartMode } from './present-cart.ts';
import {
  cartInput,
  checkoutInput,
  lookupInput,
  newCheckoutInput,
  productInput,
  readInput,
  readNewCheckout,
  searchInput,
} from './read-input.ts';
import { readOrder } from './read-order.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** A call of the protocol, available through both bindings (REST and MCP). */
export type AgentCall = {
  name: string;
  description: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Path relative to the service's endpoint; `:id` is the resource's id. */
  path: string;
  /** The MCP tool's argument that contains the body, and the body's schema. */
  input?: { argument: string; schema: z.ZodType };
  run: (
    context: Context,
    request: CallRequest,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
};
export type CallRequest = { id: string; body: unknown; keyed: Omit<Keyed, 'request'> };

const ok = async (body: Promise<Record<string, unknown>>) => ({ status: 200, body: await body });

const catalogueCalls: AgentCall[] = [
  {
    name: 'search_catalog',
    description:
      'Searches gemstones and remedies by text and filters. Prices are in paise, weight_carats in carats; certified asks for a laboratory report.',
    method: 'POST',
    path: '/catalog/search',
    input: { argument: 'catalog', schema: searchInput },
    run: (context, { body }) => ok(searchCatalogue(context, readInput(searchInput, body))),
  },
  {
    name: 'lookup_catalog',
    description: 'Reads products by ids, slugs or SKUs.',
    method: 'POST',
    path: '/catalog/lookup',
    input: { argument: 'catalog', schema: lookupInput },
    run: (context, { body }) => ok(lookUpProducts(context, readInput(lookupInput, body))),
  },
  {
    name: 'get_product',
    description: 'Reads one product by id, slug or SKU, with its options.',
    method: 'POST',
    path: '/catalog/product',
    input: { argument: 'catalog', schema: productInput },
    run: (context, { body }) => ok(readProduct(context, readInput(productInput, body))),
  },
];

const keyedBy = (name: string, { id, body, keyed }: CallRequest): Keyed => ({
  ...keyed,
  request: [name, id, body],
});

function cartCalls(kind: CartMode, path: string): AgentCall[] {
  const isCart = kind === 'cart';
  const schema = isCart ? cartInput : checkoutInput;
  const input = { argument: kind, schema };
  return [
    {
      name: `create_${kind}`,
      description: `Creates a ${kind} of items. The buyer completes the purchase on the page of continue_url.`,
      method: 'POST',
      path,
      input: { argument: kind, schema: isCart ? cartInput : newCheckoutInput },
      run: (context, request) => {
        const read = isCart ? readInput(cartInput, request.body) : readNewCheckout(request.body);
        return applyOnce(context, keyedBy(`create_${kind}`, request), () =>
          createCart(kind, context, read),
        );
      },
    },
    {
      name: `get_${kind}`,
      description: `Reads a ${kind} at today's prices.`,
      method: 'GET',
      path: `${path}/:id`,
      run: (context, { id }) => ok(readCart(kind, context, id)),
    },
    {
      name: `update_${kind}`,
      description: `Replaces the items of a ${kind}.`,
      method: 'PUT',
      path: `${path}/:id`,
      input,
      run: (context, request) => {
        const read = readInput(schema, request.body);
        return applyOnce(context, keyedBy(`update_${kind}`, request), () =>
          updateCart(kind, context, request.id, read),
        );
      },
    },
    {
      name: `cancel_${kind}`,
      description: `Cancels a ${kind}.`,
      method: 'POST',
      path: `${path}/:id/cancel`,
      run: (context, request) =>
        applyOnce(context, keyedBy(`cancel_${kind}`, request), () =>
          cancelCart(kind, context, request.id),
        ),
    },
  ];
}

/**
 * The protocol's calls that this shop supports. Orders can only be placed on the shop's own pages.
 */
export const calls: readonly AgentCall[] = [
  ...catalogueCalls,
  ...cartCalls('cart', '/carts'),
  ...cartCalls('checkout', '/checkout-sessions'),
  {
    name: 'complete_checkout',
    description:
      'Tells where the buyer completes the purchase: orders are placed on the page of continue_url alone.',
    method: 'POST',
    path: '/checkout-sessions/:id/complete',
    run: (context, request) =>
      applyOnce(context, keyedBy('complete_checkout', request), () =>
        keepCheckout(context, request.id),
      ),
  },
  {
    name: 'get_order',
    description: 'Reads state, lines and total of an order by its id.',
    method: 'GET',
    path: '/orders/:id',
    run: (context, { id }) => ok(readOrder(context, id)),
  },
];

/** The JSON schema of a tool's arguments. */
export function argumentsOf({ input, path }: AgentCall) {
  const needsId = path.includes(':id');
  return {
    type: 'object' as const,
    properties: {
      meta: { type: 'object', description: 'ucp-agent.profile, and idempotency-key for changes' },
      ...(needsId && { id: { type: 'string' } }),
      ...(input && {
        [input.argument]: z.toJSONSchema(input.schema, { io: 'input', unrepresentable: 'any' }),
      }),
    },
    required: [...(needsId ? ['id'] : []), ...(input ? [input.argument] : [])],
  };
}
