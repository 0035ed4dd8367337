import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Env } from '../../platform/env.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { awaitsCash, lockOrder, type OrderRow } from '../../reservations/order-queries.ts';
import { viewerOf } from '../get-order.ts';
import { issueCreditNote, issueInvoice } from './issue.ts';
import { mayInvoice, ofReturn } from './order-documents.ts';
import { findCancellation, findInvoice, type InvoiceRow } from './queries.ts';

export type InvoicePdf = { fileName: string; bytes: Buffer };
type Making = Pick<Deps, 'db' | 'env' | 'workers'>;

/**
 * A tax document of an order as a PDF, for its owner or an administrator; issued at the first
 * request and immutable after.
 * @param refundKey the refund whose credit note is requested; absent: the invoice
 * @throws ShopError invoice_unavailable, order_state, order_not_found (also for another user's
 * order), or busy
 */
export async function getTaxDocument(
  deps: Making,
  actor: Actor,
  { id, refundKey }: { id: string; refundKey?: string | undefined },
): Promise<InvoicePdf> {
  const row = await transact(deps.db, async (tx) => {
    const order = id.includes('\0') ? null : await lockOrder(tx, id);
    if (!order || viewerOf(order, actor) === 'anyone') throw new ShopError('order_not_found');
    if (refundKey === ofReturn) return requireCancellation(tx, order);
    const settings = await readSettings({ ...deps, db: tx });
    return refundKey === undefined
      ? findOrIssue(tx, settings, order)
      : issueCreditNote(tx, settings, { order, refundKey });
  });
  return draw(deps, row);
}

/**
 * @throws ShopError order_state, also for cash on delivery before the parcel is shipped: the order
 * may still be cancelled
 */
async function findOrIssue(tx: Transaction, settings: Env, order: OrderRow): Promise<InvoiceRow> {
  const issued = await findInvoice(tx, order.id);
  if (issued) return issued;
  if (awaitsCash(order) && order.status !== 'shipped')
    throw new ShopError('order_state', { message: errorMessage('invoice_unpaid') });
  return issueInvoice(tx, settings, order);
}

/** The invoice for the confirmation email of an order; null if it cannot be issued now. */
export function invoiceToSend(deps: Making, orderId: string): Promise<InvoicePdf | null> {
  return toSend(deps, orderId, async (tx, order) => {
    const issued = await findInvoice(tx, order.id);
    const settings = await readSettings({ ...deps, db: tx });
    if (issued || !mayInvoice(settings, order)) return issued;
    return issueInvoice(tx, settings, order).catch(nullIfRejected);
  });
}

/**
 * The credit note for the email about a refund; null without an invoice, or if the credit note
 * cannot be issued.
 */
export function creditNoteToSend(
  deps: Making,
  orderId: string,
  refundKey: string,
): Promise<InvoicePdf | null> {
  return toSend(deps, orderId, async (tx, order) => {
    if (!(await findInvoice(tx, order.id))) return null;
    const settings = await readSettings({ ...deps, db: tx });
    return issueCreditNote(tx, settings, { order, refundKey }).catch(nullIfRejected);
  });
}

/** Null for a document that cannot be issued: the email is sent without it. */
function nullIfRejected(error: unknown): null {
  if (error instanceof ShopError) return null;
  throw error;
}

async function requireCancellation(tx: Transaction, order: OrderRow): Promise<InvoiceRow> {
  const row = await findCancellation(tx, order.id);
  if (!row) throw new ShopError('not_found');
  return row;
}

async function toSend(
  deps: Making,
  orderId: string,
  find: (tx: Transaction, order: OrderRow) => Promise<InvoiceRow | null>,
): Promise<InvoicePdf | null> {
  const row = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order && find(tx, order);
  });
  return row && draw(deps, row);
}

async function draw(
  { workers }: Pick<Deps, 'workers'>,
  { number, content }: InvoiceRow,
): Promise<InvoicePdf> {
  const bytes = await workers.renderTaxDocument(content);
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}
