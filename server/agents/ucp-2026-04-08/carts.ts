import { newId } from '../../platform/secrets/token.ts';
import {
  type AgentCartRow,
  type AgentContents,
  changeAgentCart,
  findAgentCart,
  findCheckoutOf,
  insertAgentCart,
} from '../queries.ts';
import { type Change, Outdated } from './apply-once.ts';
import type { Context } from './context.ts';
import { errorOf, failedMessage } from './messages.ts';
import { type CartMode, cartErrorsOf, presentAgentCart, presentCheckout } from './present-cart.ts';
import { type PricedContents, priceContents } from './price-contents.ts';
import { ProtocolError } from './protocol-error.ts';
import type { CartInput, NewCheckoutInput } from './read-input.ts';
import type { Capability } from './version.ts';

type Stored = Omit<AgentCartRow, 'createdAt' | 'cartId'>;

/** Lifetime of a cart after its last change. */
const sixHoursMs = 6 * 3_600_000;

const prefixes: Record<CartMode, string> = { cart: 'crt_', checkout: 'chk_' };
const capabilityOf: Record<CartMode, Capability> = {
  cart: 'dev.ucp.shopping.cart',
  checkout: 'dev.ucp.shopping.checkout',
};

/** The contents sent by an agent; omitted parts stay unchanged. */
function contentsOf(input: CartInput, stored?: AgentContents): AgentContents {
  return {
    items: input.line_items.map(({ item, quantity }) => ({ item: item.id, quantity })),
    codes: input.discounts?.codes ?? stored?.codes ?? [],
    destination: destinationOf(input, stored?.destination),
  };
}

function destinationOf(
  { fulfillment }: Pick<CartInput, 'fulfillment'>,
  stored: AgentContents['destination'] = null,
): AgentContents['destination'] {
  const method = fulfillment?.methods?.find(({ type }) => type !== 'pickup');
  const given = method?.destinations ?? [];
  const selected = given.find(({ id }) => id && id === method?.selected_destination_id) ?? given[0];
  if (!selected) return stored;
  const {
    id = 'destination',
    postal_code: postalCode = '',
    address_country: country = 'IN',
  } = selected;
  return { id, postalCode, country };
}

function present(kind: CartMode, context: Context, stored: Stored, priced: PricedContents) {
  return kind === 'cart'
    ? presentAgentCart(context, stored, priced)
    : presentCheckout(context, stored, priced);
}

function notFound(kind: CartMode, context: Context) {
  const message = errorOf(
    'not_found',
    `No ${kind} has this id, or it has expired.`,
    'unrecoverable',
  );
  return failedMessage(context, capabilityOf[kind], [message], '/cart');
}

/**
 * Creates a cart from the items that exist; if none does, no cart is created. A checkout created
 * from a cart has its contents; a cart has at most one open checkout.
 */
export async function createCart(
  kind: CartMode,
  context: Context,
  input: NewCheckoutInput,
): Promise<Change> {
  if (!('cart_id' in input)) return create(kind, context, { ...contentsOf(input), cartId: null });
  const { db } = context.deps;
  const { cart_id: cartId } = input;
  const [cart, existing] = await Promise.all([
    findCart('cart', context, cartId),
    findCheckoutOf(db, cartId),
  ]);
  if (existing) return unchanged(await presentStored(kind, context, existing));
  if (cart?.status !== 'open') return unchanged(notFound('cart', context));
  const { items, codes } = cart;
  return create(kind, context, { items, codes, destination: destinationOf(input), cartId });
}

const unchanged = (body: Change['body']): Change => ({
  status: 200,
  body,
  write: async () => true,
});

async function create(
  kind: CartMode,
  context: Context,
  contents: AgentContents & { cartId: string | null },
): Promise<Change> {
  const priced = await priceContents(context, contents);
  const { cart } = priced;
  if (!cart.items.some(({ product }) => product.quantity !== 0)) {
    const errors = cartErrorsOf(cart).map((problem) => ({
      ...problem,
      severity: 'unrecoverable' as const,
    }));
    return unchanged(failedMessage(context, capabilityOf[kind], errors));
  }
  const id = newId(prefixes[kind]);
  const stored = { ...contents, id, status: 'open' as const, expiresAt: expiry(context) };
  return {
    status: 201,
    body: present(kind, context, stored, priced),
    write: async (tx) => {
      if (await insertAgentCart(tx, { ...contents, id })) return true;
      throw new Outdated();
    },
  };
}

const expiry = ({ deps }: Context) => new Date(deps.clock.now() + sixHoursMs);

async function findCart(kind: CartMode, context: Context, id: string) {
  return id.startsWith(prefixes[kind]) ? findAgentCart(context.deps.db, id) : null;
}

/**
 * A cart at current prices. A cancelled cart is not found; a cancelled checkout has that status.
 */
export async function readCart(kind: CartMode, context: Context, id: string) {
  const stored = await findCart(kind, context, id);
  if (!stored || (kind === 'cart' && stored.status === 'canceled')) return notFound(kind, context);
  return presentStored(kind, context, stored);
}

async function presentStored(kind: CartMode, context: Context, stored: Stored) {
  return present(kind, context, stored, await priceContents(context, stored));
}

/**
 * A cart or checkout that can be changed; null for an unknown or expired one.
 * @throws ProtocolError checkout_canceled (409)
 */
async function findOpen(kind: CartMode, context: Context, id: string) {
  const stored = await findCart(kind, context, id);
  if (stored?.status !== 'canceled') return stored;
  if (kind === 'cart') return null;
  throw new ProtocolError(409, 'checkout_canceled', 'This checkout is cancelled.');
}

/**
 * Responds to an agent's attempt to complete a checkout, which stays open for the customer.
 * @throws ProtocolError checkout_canceled (409)
 */
export async function keepCheckout(context: Context, id: string): Promise<Change> {
  const stored = await findOpen('checkout', context, id);
  const reply = stored ? presentStored('checkout', context, stored) : notFound('checkout', context);
  return unchanged(await reply);
}

/**
 * Replaces the contents of an open cart.
 * @throws ProtocolError checkout_canceled (409)
 */
export async function updateCart(
  kind: CartMode,
  context: Context,
  id: string,
  input: CartInput,
): Promise<Change> {
  const stored = await findOpen(kind, context, id);
  if (!stored) return unchanged(notFound(kind, context));
  const contents = contentsOf(input, stored);
  const changed = { ...stored, ...contents, expiresAt: expiry(context) };
  return {
    status: 200,
    body: await presentStored(kind, context, changed),
    otherwise: notFound(kind, context),
    write: (tx) => changeAgentCart(tx, id, contents),
  };
}

/** Cancels an open cart and returns its last state, also for a repeated cancellation. */
export async function cancelCart(kind: CartMode, context: Context, id: string): Promise<Change> {
  const stored = await findCart(kind, context, id);
  if (stored?.status !== 'open') return unchanged(await readCart(kind, context, id));
  return {
    status: 200,
    body: await presentStored(kind, context, { ...stored, status: 'canceled' }),
    otherwise: notFound(kind, context),
    write: (tx) => changeAgentCart(tx, id, { status: 'canceled' }),
  };
}
