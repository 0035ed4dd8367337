import { ShopError } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import {
  countRecentOrders,
  findOrderByKey,
  insertOrder,
  insertOrderItems,
  isPurchasePaid,
  listCheckoutOrders,
  listOrderItems,
  lockOpenOrders,
  lockOwner,
  type OrderRow,
  updateOrder,
} from '../../db/queries/orders.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../deps.ts';
import { settleBought } from '../orders/settle-bought.ts';
import { newId } from '../sessions/token.ts';
import { askAfterMinutes, type Draft, holdMinutes } from './draft.ts';
import { quoteHash } from './hash.ts';
import { itemRows } from './item-rows.ts';
import { moveCoupons, moveStock } from './move-stock.ts';
import { planCouponMoves, planMoves } from './plan-moves.ts';

/** `known`: the same key made it before; `open`: the same checkout, unchanged, continues it; `made`: a new one. */
export type Reserved = { kind: 'known' | 'open' | 'made'; order: OrderRow };

const ordersAMinute = 10;
/** Seconds for which the request that made an order may talk to the provider before another may take over. */
export const gatewayStepSeconds = 20;

/**
 * Takes stock and coupon for an order and writes it down, all or nothing, in one transaction without a network call. An
 * older unpaid order of the same owner is replaced: its pieces come back in the same step.
 * @throws ShopError out_of_stock, sold_out, amount_mismatch (409), rate_limited (429)
 */
export async function reserveOrder(deps: Pick<Deps, 'db'>, draft: Draft): Promise<Reserved> {
  const { actor, priced } = draft;
  const hash = quoteHash(priced);
  return transact(deps.db, async (tx) => {
    await lockOwner(tx, actor.ownerKey);
    const known = await findOrderByKey(tx, actor.ownerKey, draft.idempotencyKey);
    if (known) return { kind: 'known', order: known };
    const open = await lockOpenOrders(tx, actor.ownerKey);
    const same = open.find((order) => continues(order, draft, hash));
    if (same) return { kind: 'open', order: await updateOrder(tx, same, filled(draft), 'checkout') };
    if ((await countRecentOrders(tx, actor.ownerKey)) >= ordersAMinute) {
      throw new ShopError('rate_limited', { retryAfter: 60 });
    }
    return { kind: 'made', order: await replace(tx, draft, hash, open) };
  });
}

function continues(order: OrderRow & { lapsed: boolean }, { checkoutId }: Draft, hash: string): boolean {
  return checkoutId !== null && order.checkoutId === checkoutId && order.quoteHash === hash && !order.lapsed;
}

/** The contact of a later try counts, where it names one. */
function filled({ contact }: Draft): Partial<Draft['contact']> {
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== null));
}

async function replace(tx: Transaction, draft: Draft, hash: string, open: OrderRow[]): Promise<OrderRow> {
  const { priced, actor } = draft;
  const holding = open.filter((order) => order.holdsStock);
  const items = await listOrderItems(
    tx,
    holding.map((order) => order.id),
  );
  const purchaseId = await findPurchase(tx, draft, open);
  for (const order of open) await updateOrder(tx, order, { status: 'expired', holdsStock: false }, 'replaced');
  const tracked = await moveStock(tx, planMoves(priced.lines, items));
  await moveCoupons(tx, planCouponMoves(priced.coupon?.id ?? null, holding));

  const { quote, coupon } = priced;
  const id = newId('ord_');
  const free = quote.charge === 0;
  const order = await insertOrder(
    tx,
    {
      id,
      ownerKey: actor.ownerKey,
      userId: actor.role === 'guest' ? null : actor.id,
      idempotencyKey: draft.idempotencyKey,
      requestHash: draft.requestHash,
      checkoutId: draft.checkoutId,
      purchaseId: purchaseId ?? id,
      quoteHash: hash,
      status: free ? 'paid' : 'created',
      amountPaise: quote.charge,
      subtotalPaise: quote.subtotal,
      discountPaise: quote.discount,
      roundingPaise: quote.rounding,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      holdsStock: true,
      paymentMethod: free ? 'none' : 'razorpay',
      ...draft.contact,
      expiresAt: sql`now() + make_interval(mins => ${holdMinutes})`,
      leaseUntil: free ? null : sql`now() + make_interval(secs => ${gatewayStepSeconds})`,
      reconcileAt: free ? null : sql`now() + make_interval(mins => ${askAfterMinutes})`,
    },
    'checkout',
  );
  await insertOrderItems(tx, await itemRows(tx, id, priced, tracked));
  if (free) await settleBought(tx, order);
  return order;
}

/** The purchase that this order goes on with: that of the order it replaces, unless one of it has been paid. */
async function findPurchase(tx: Transaction, draft: Draft, open: OrderRow[]): Promise<string | null> {
  const [earlier] = draft.checkoutId ? await listCheckoutOrders(tx, draft.actor.ownerKey, draft.checkoutId) : [];
  const replaced = earlier ?? open.at(-1);
  return replaced && !(await isPurchasePaid(tx, replaced.purchaseId)) ? replaced.purchaseId : null;
}
