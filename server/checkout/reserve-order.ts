import { ShopError } from '@jyotiratna/contract';
import { stockCause } from '../catalogue/stock-movement-queries.ts';
import { readDelivery } from '../delivery/settings.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { type CounterPayment, counter } from '../platform/payment-providers/counter/provider.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { returnTerms } from '../platform/settings/return-terms.ts';
import { indianNumber } from '../platform/text-messages/indian-number.ts';
import { insertOrder } from '../reservations/insert-order-queries.ts';
import { releaseCredit, returnOldCredit, takeCredit } from '../reservations/order-credit.ts';
import {
  findOrderByKeyAndCount,
  isPurchasePaid,
  listCheckoutOrders,
  listOrderItems,
  lockOpenOrders,
  lockOwner,
  markTookStock,
  type NewOrderRow,
  type OrderChange,
  type OrderItemRow,
  type OrderRow,
  updateOrder,
} from '../reservations/order-queries.ts';
import { areBundlesSame } from '../reservations/stock-queries.ts';
import { permitMessages } from '../texts/consent.ts';
import { findPendingCash, rejectSecondCash } from './cash-limits.ts';
import { quoteHash } from './hash.ts';
import { itemRows } from './item-rows.ts';
import { limitCash } from './limit-cash.ts';
import { limitMessagesOfOrder } from './limit-cash-messages.ts';
import { moveCoupons, moveStock } from './move-stock.ts';
import type { NewOrder } from './new-order.ts';
import { newOrderRow, promised } from './new-order-row.ts';
import { planCouponUse, planMovements } from './plan-movements.ts';
import { networkToLock, rejectHoarding } from './reservation-limits.ts';
import { settlePaid, settlePlaced } from './settle-paid.ts';

/**
 * `known`: created before by the same idempotency key; `open`: an existing order of the same,
 * unchanged checkout; `made`: a new order.
 */
export type PlacedOrder = { kind: 'known' | 'open' | 'made'; order: OrderRow };

const ordersAMinute = 10;

/**
 * Reserves stock and coupon for an order and inserts it, in one transaction without a network
 * call. An older unpaid order of the same owner is replaced: its units are released in the same
 * step.
 * @throws ShopError out_of_stock, sold_out, hold_limit, amount_mismatch, cash_unavailable (409),
 * rate_limited, network_holds (429), idempotency_mismatch (422)
 */
export async function reserveOrder(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | PaymentRecord>,
  newOrder: NewOrder,
): Promise<PlacedOrder> {
  const { actor, priced } = newOrder;
  const hash = `${quoteHash(priced)}${newOrder.credit ? `:${newOrder.credit.paise}:${newOrder.credit.account}` : ''}`;
  const row = newOrderRow(newOrder, hash);
  const settings = await readSettings(deps);
  const terms = { taxes: settings.TAX_DEFAULTS, returns: returnTerms(settings) };
  const fresh = {
    row,
    items: await itemRows(deps.db, row.id, priced, terms, await beginOf(deps, priced)),
  };
  const work = async (tx: Transaction): Promise<PlacedOrder> => {
    await lockOwner(tx, actor.ownerKey, networkToLock(newOrder));
    await permitMessagesTo(tx, newOrder);
    const { known, recent } = await findOrderByKeyAndCount(
      tx,
      actor.ownerKey,
      newOrder.idempotencyKey,
    );
    if (known) return { kind: 'known', order: sameRequest(known, newOrder.requestHash) };
    await newOrder.shopPurchase?.permit(tx);
    const pending = await findPendingCash(tx, newOrder);
    if (pending && pending.ownerKey === actor.ownerKey && placedBy(pending, newOrder, hash))
      return { kind: 'open', order: pending };
    if (pending) throw rejectSecondCash();
    const open = await lockOpenOrders(tx, actor.ownerKey);
    const same = open.find((order) => continues(order, newOrder, hash));
    if (same)
      return { kind: 'open', order: await updateOrder(tx, same, filled(newOrder), 'checkout') };
    if (recent >= ordersAMinute) throw new ShopError('rate_limited', { retryAfter: 60 });
    return { kind: 'made', order: await replace(deps, tx, newOrder, fresh, open) };
  };
  return transact(deps.db, work, { settings: stockCause({ cause: 'order', orderId: row.id }) });
}

/** Returns the order. @throws ShopError idempotency_mismatch (422) if another request created it */
export function sameRequest(order: OrderRow, requestHash: string): OrderRow {
  if (order.requestHash !== requestHash) throw new ShopError('idempotency_mismatch');
  return order;
}

/** The source of a new order's first event. */
function sourceOf({ counter: payment, shopPurchase }: NewOrder): string {
  if (payment) return 'counter';
  return shopPurchase ? 'payment-link' : 'checkout';
}

/** Saves consent to messages about the order. */
async function permitMessagesTo(
  tx: Transaction,
  { actor, contact, textConsent }: NewOrder,
): Promise<void> {
  const phone = textConsent && contact.address ? indianNumber(contact.address.phone) : null;
  if (phone) await permitMessages(tx, { phone, userId: actor.id ?? null });
}

/** The start of production and the observed holidays, if a line is made to order. */
async function beginOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, { lines }: NewOrder['priced']) {
  if (!lines.some(({ parts }) => parts?.setting)) return undefined;
  const { holidays } = await readDelivery(db);
  return { nowMs: clock.now(), holidays };
}

/** Whether this order was placed by the same checkout, which is being retried. */
function placedBy(order: OrderRow, { checkoutId }: NewOrder, hash: string): boolean {
  return checkoutId !== null && order.checkoutId === checkoutId && order.quoteHash === hash;
}

function continues(
  order: OrderRow & { lapsed: boolean },
  { checkoutId, provider }: NewOrder,
  hash: string,
): boolean {
  const same =
    checkoutId !== null && order.checkoutId === checkoutId && order.provider === provider;
  return same && order.quoteHash === hash && !order.lapsed;
}

/**
 * Changes of an existing order by a retry: contact fields that the retry contains; an address
 * replaces billing address, GSTIN and gift message as well.
 */
function filled({ contact, arrives }: NewOrder): OrderChange {
  const { billingAddress, buyerGstin, giftMessage, ...rest } = contact;
  const change: OrderChange = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null),
  );
  return change.address
    ? { ...change, billingAddress, buyerGstin, giftMessage, ...promised({ arrives }) }
    : change;
}

type Fresh = { row: Omit<NewOrderRow, 'purchaseId'>; items: OrderItemRow[] };

/**
 * Replaces the owner's open orders by a new one. The most contended rows (products, then the
 * coupon) are updated last, so that they are locked for the shortest time.
 */
async function replace(
  deps: Pick<Deps, PaymentRecord>,
  tx: Transaction,
  newOrder: NewOrder,
  { row, items }: Fresh,
  open: OrderRow[],
): Promise<OrderRow> {
  const { lines, coupon } = newOrder.priced;
  const holding = open.filter((order) => order.hasReservedStock);
  const released = await listOrderItems(
    tx,
    holding.map((order) => order.id),
  );
  const purchaseId =
    newOrder.shopPurchase?.purchaseId ?? (await findPurchase(tx, newOrder, open)) ?? row.id;
  for (const order of open) {
    await releaseCredit(tx, order);
    if (order.hasReservedStock)
      await returnOldCredit(tx, order, { key: order.id, paise: order.discountPaise });
    await updateOrder(tx, order, { status: 'expired', hasReservedStock: false }, 'replaced');
  }
  const order = await insertOrder(tx, { ...row, purchaseId }, sourceOf(newOrder), items);
  await takeCredit(tx, order);
  if (order.status === 'paid' && order.creditPaise > 0) await deps.payByCredit(tx, order);
  if (newOrder.counter && order.provider === counter.name)
    await deps.payAtCounter(tx, order, newOrder.counter);
  if (order.status === 'paid') await settlePaid(tx, order);
  if (order.status === 'placed')
    await settlePlaced(tx, order, await limitMessagesOfOrder(tx, newOrder, order));
  const tracked = await moveStock(
    tx,
    planMovements(lines, released),
    newOrder.actor.locale ?? 'en',
  );
  const bundles = lines.flatMap(({ bundle, product }) => (bundle ? [product] : []));
  if (!(await areBundlesSame(tx, bundles))) throw new ShopError('amount_mismatch');
  await markTookStock(tx, items, tracked);
  await rejectHoarding(tx, newOrder, order);
  await limitCash(tx, newOrder, order);
  await moveCoupons(tx, planCouponUse(coupon?.id ?? null, holding), order);
  return order;
}

/**
 * The purchase that this order continues: that of the order it replaces, unless an order of it was
 * paid.
 */
async function findPurchase(
  tx: Transaction,
  newOrder: NewOrder,
  open: OrderRow[],
): Promise<string | null> {
  const [previous] = newOrder.checkoutId
    ? await listCheckoutOrders(tx, newOrder.actor.ownerKey, newOrder.checkoutId)
    : [];
  const replaced = previous ?? open.at(-1);
  return replaced && !(await isPurchasePaid(tx, replaced.purchaseId)) ? replaced.purchaseId : null;
}

/** Dependencies that record payments which no provider reports. */
type PaymentRecord = 'payByCredit' | 'payAtCounter';

declare module '../platform/deps.ts' {
  interface Deps {
    /** Registers the payment of an order that store credit pays in full. */
    payByCredit: (tx: Transaction, order: OrderRow) => Promise<void>;
    /** Registers the payment of an order at the shop's counter. */
    payAtCounter: (tx: Transaction, order: OrderRow, payment: CounterPayment) => Promise<void>;
  }
}
