import { ShopError } from '@jyotiratna/contract';
import { requestPush } from '../accounts/push/request-push.ts';
import { recordCash } from '../payments/record-cash.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import { countShipments } from '../reservations/order-event-queries.ts';
import {
  listOrderItems,
  type OrderItemRow,
  type OrderRow,
  updateOrder,
} from '../reservations/order-queries.ts';
import { cancelInvoice, issueInvoice } from './invoices/issue.ts';
import { mayInvoice } from './invoices/order-documents.ts';
import { unrefundedLines } from './unrefunded-lines.ts';

/*
 * The steps from dispatch to delivery, reported by an administrator or a courier. Each takes an
 * order whose row is locked and whose status permits the step.
 */

/**
 * Ships an order: issues its tax invoice if the seller is configured, since goods must be
 * dispatched with one, and notifies the customer once of each parcel.
 */
export async function shipLockedOrder(
  deps: Pick<Deps, 'db' | 'env'>,
  tx: Transaction,
  order: OrderRow,
  { carrier, trackingNumber, source }: { carrier: string; trackingNumber: string; source: string },
): Promise<OrderRow> {
  await invoiceLeaving(deps, tx, order);
  const shipped = await updateOrder(
    tx,
    order,
    { status: 'shipped', carrier, trackingNumber },
    source,
  );
  const shipment = { orderId: order.id, shipment: await countShipments(tx, order.id) };
  if (order.email) await requestEmail(tx, { kind: 'shipped', ...shipment });
  await requestText(tx, { kind: 'shipped', ...shipment });
  await pushStep(tx, order, 'shipped', shipment.shipment);
  return shipped;
}

/** Hands an order over at the counter: issues its tax invoice, and marks it as delivered. */
export async function handOverLockedOrder(
  deps: Pick<Deps, 'db' | 'env'>,
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<OrderRow> {
  await invoiceLeaving(deps, tx, order);
  return deliverLockedOrder(tx, order, source);
}

/**
 * Issues the invoice of an order on dispatch; an order is shipped even if a tax rate is missing:
 * the invoice is rejected before any insert.
 */
async function invoiceLeaving(
  deps: Pick<Deps, 'db' | 'env'>,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  const settings = await readSettings({ ...deps, db: tx });
  const leaving = { ...order, status: 'shipped' as const };
  if (mayInvoice(settings, leaving))
    await issueInvoice(tx, settings, order).catch(unlessUnavailable);
}

/** Marks an order as delivered; for cash on delivery, its payment is recorded as well. */
export async function deliverLockedOrder(
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<OrderRow> {
  if (order.provider === 'cash') await recordCash(tx, order);
  await pushStep(tx, order, 'delivered');
  await requestText(tx, { kind: 'delivered', orderId: order.id });
  return updateOrder(tx, order, { status: 'delivered' }, source);
}

async function pushStep(
  tx: Transaction,
  { id: orderId, userId }: OrderRow,
  step: 'shipped' | 'delivered',
  again = 1,
): Promise<void> {
  if (userId) await requestPush(tx, { kind: 'parcel-step', orderId, step, again }, [userId]);
}

/**
 * Takes back a parcel rejected at delivery: restocks its units, reverts its coupon use, and cancels
 * its invoice by a credit note, because no sale took place.
 */
export async function takeBackLockedOrder(
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<OrderRow> {
  await cancelInvoice(tx, order);
  return releaseReservation(tx, order, { status: 'returned' }, source);
}

/** The lines to pack: those refunded before dispatch are not packed. */
export async function linesToPack(tx: Transaction, id: string): Promise<OrderItemRow[]> {
  return unrefundedLines(tx, await listOrderItems(tx, [id]));
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'invoice_unavailable')) throw error;
}
