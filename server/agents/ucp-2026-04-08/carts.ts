import type { LinkedCart } from '@jyotiratna/contract';
import { readLinkedCart } from '../../cart/read-cart-link.ts';
import { newId } from '../../platform/secrets/token.ts';
import { type AgentItem, changeAgentCart, findAgentCart, insertAgentCart } from '../queries.ts';
import type { Change } from './apply-once.ts';
import type { Context } from './context.ts';
import { errorOf, failedMessage } from './messages.ts';
import { type CartMode, presentAgentCart, presentCheckout, problemsOf } from './present-cart.ts';
import type { CartInput } from './read-input.ts';
import type { Capability } from './version.ts';

/** How long a cart lasts after its last change. */
const sixHoursMs = 6 * 3_600_000;

const prefixes: Record<CartMode, string> = { cart: 'crt_', checkout: 'chk_' };
const capabilityOf: Record<CartMode, Capability> = {
  cart: 'dev.ucp.shopping.cart',
  checkout: 'dev.ucp.shopping.checkout',
};

const itemsOf = ({ line_items: lines }: CartInput): AgentItem[] =>
  lines.map(({ item, quantity }) => ({ item: item.id, quantity }));

const price = ({ deps, actor }: Context, items: readonly AgentItem[]) =>
  readLinkedCart(deps, actor, { items });

function present(
  kind: CartMode,
  context: Context,
  stored: Parameters<typeof presentAgentCart>[1],
  cart: LinkedCart,
) {
  return kind === 'cart'
    ? presentAgentCart(context, stored, cart)
    : presentCheckout(context, stored, cart);
}

function lost(kind: CartMode, context: Context) {
  const message = errorOf(
    'not_found',
    `No ${kind} has this id, or it has expired.`,
    'unrecoverable',
  );
  return failedMessage(context, capabilityOf[kind], [message], '/cart');
}

/** Creates a cart of the items that exist; without one there is no cart. */
export async function createCart(
  kind: CartMode,
  context: Context,
  input: CartInput,
): Promise<Change> {
  const items = itemsOf(input);
  const cart = await price(context, items);
  if (!cart.items.some(({ product }) => product.quantity !== 0)) {
    const problems = problemsOf(cart).map((problem) => ({
      ...problem,
      severity: 'unrecoverable' as const,
    }));
    return {
      status: 200,
      body: failedMessage(context, capabilityOf[kind], problems),
      write: async () => true,
    };
  }
  const id = newId(prefixes[kind]);
  const stored = { id, items, status: 'open' as const, expiresAt: expiry(context) };
  return {
    status: 201,
    body: present(kind, context, stored, cart),
    write: async (tx) => {
      await insertAgentCart(tx, { id, items });
      return true;
    },
  };
}

const expiry = ({ deps }: Context) => new Date(deps.clock.now() + sixHoursMs);

async function findCart(kind: CartMode, context: Context, id: string) {
  return id.startsWith(prefixes[kind]) ? findAgentCart(context.deps.db, id) : null;
}

/**
 * A cart at today's prices. A cancelled cart is not found; a cancelled checkout has that status.
 */
export async function readCart(kind: CartMode, context: Context, id: string) {
  const stored = await findCart(kind, context, id);
  if (!stored || (kind === 'cart' && stored.status === 'canceled')) return lost(kind, context);
  return present(kind, context, stored, await price(context, stored.items));
}

/** Replaces the items of an open cart. */
export async function updateCart(
  kind: CartMode,
  context: Context,
  id: string,
  input: CartInput,
): Promise<Change> {
  const items = itemsOf(input);
  const stored = await findCart(kind, context, id);
  if (stored?.status !== 'open')
    return { status: 200, body: lost(kind, context), write: async () => true };
  const changed = { ...stored, items, expiresAt: expiry(context) };
  return {
    status: 200,
    body: present(kind, context, changed, await price(context, items)),
    otherwise: lost(kind, context),
    write: (tx) => changeAgentCart(tx, id, { items }),
  };
}

/** Cancels an open cart; its last state is the reply. */
export async function cancelCart(kind: CartMode, context: Context, id: string): Promise<Change> {
  const stored = await findCart(kind, context, id);
  if (stored?.status !== 'open')
    return { status: 200, body: lost(kind, context), write: async () => true };
  return {
    status: 200,
    body: present(
      kind,
      context,
      { ...stored, status: 'canceled' },
      await price(context, stored.items),
    ),
    otherwise: lost(kind, context),
    write: (tx) => changeAgentCart(tx, id, { status: 'canceled' }),
  };
}
