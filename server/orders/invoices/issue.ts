import { errorMessage, isIn, ShopError, soldStatuses } from '@jyotiratna/contract';
import { findSettlingPayment } from '../../payments/queries.ts';
import { findRefund, listRefundLines, listRefundRows } from '../../payments/refund-queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { listOrderItems, type OrderRow } from '../../reservations/order-queries.ts';
import { followRefunds } from '../line-money.ts';
import { refundableItems } from '../refundable.ts';
import { buildCreditNote, buildInvoice, cancelledBy } from './compose.ts';
import { documentNumber, financialYear } from './financial-year.ts';
import {
  findCreditNote,
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  listOrderInvoices,
  readToday,
  takeSerial,
} from './queries.ts';
import { requireSeller, taxFreeScheme } from './seller.ts';
import { taxedItems } from './taxed-items.ts';

/** Whether an order's payment is a taxable supply: a payment in the sandbox is only a test. */
export function isTaxed({ provider }: Pick<OrderRow, 'provider'>): boolean {
  return provider !== 'sandbox';
}

/**
 * The tax invoice of an order (or the bill of supply of a seller who charges no GST), issued now if
 * missing. The order's row must be locked, so that an order has one invoice.
 * @param settings the current settings: the seller, and tax rates entered after the purchase
 * @throws ShopError order_state for an order that was never paid, or only in test mode;
 * invoice_unavailable without a seller or a tax rate
 */
export async function issueInvoice(
  tx: Transaction,
  settings: Env,
  order: OrderRow,
): Promise<InvoiceRow> {
  const issued = await findInvoice(tx, order.id);
  if (issued) return issued;
  const seller = requireSeller(settings);
  if (!isTaxed(order))
    throw new ShopError('order_state', { message: errorMessage('invoice_of_test') });
  const paid = isIn(soldStatuses, order.status) || (await findSettlingPayment(tx, order.id));
  if (!paid) throw new ShopError('order_state', { message: errorMessage('invoice_unpaid') });
  // Before an invoice number is allocated: without a tax rate there is neither invoice nor number.
  const items = await taxedItems(tx, await listOrderItems(tx, [order.id]), settings);
  const scheme = taxFreeScheme(settings);
  const head = await nextInvoiceNumber(tx, scheme ? 'BOS' : 'INV');
  const content = buildInvoice(head, seller, { order, items, scheme });
  return insertInvoice(tx, { number: head.number, kind: 'invoice', orderId: order.id, content });
}

/**
 * The credit note of a refund, issued now if missing, after the invoice. The order's row must be
 * locked.
 * @throws ShopError not_found for a refund of another order, order_state for an unsuccessful refund
 * or a fully credited invoice
 */
export async function issueCreditNote(
  tx: Transaction,
  settings: Env,
  { order, refundKey }: { order: OrderRow; refundKey: string },
): Promise<InvoiceRow> {
  const refund = await findRefund(tx, refundKey);
  const payment = await findSettlingPayment(tx, order.id);
  if (!refund || refund.orderId !== order.id || refund.paymentId !== payment?.id)
    throw new ShopError('not_found');
  const issued = await findCreditNote(tx, refundKey);
  if (issued) return issued;
  if (refund.status !== 'processed')
    throw new ShopError('order_state', { message: errorMessage('credit_note_early') });
  const invoice = await issueInvoice(tx, settings, order);
  const documents = await listOrderInvoices(tx, order.id);
  const notes = documents
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ content }) => content);
  const credited = notes.reduce((total, { totals }) => total + totals.payable, 0);
  // A refund beyond the payment leaves nothing to credit.
  if (credited >= invoice.content.totals.payable)
    throw new ShopError('order_state', { message: errorMessage('credit_note_whole') });
  const head = await nextInvoiceNumber(tx, 'CRN');
  const items = await listOrderItems(tx, [order.id]);
  const all = refundableItems(
    payment,
    await listRefundRows(tx, order.id),
    await listRefundLines(tx, order.id),
  );
  const lines = followRefunds({ order, items }, all).byRefund.get(refundKey) ?? [];
  const given = { amountPaise: refund.amountPaise, lines };
  const content = buildCreditNote(head, invoice.content, given, notes);
  return insertInvoice(tx, {
    number: head.number,
    kind: 'credit_note',
    orderId: order.id,
    refundKey,
    content,
  });
}

/**
 * Reverses an order's invoice by a full credit note, if nothing was paid and so nothing is
 * refunded: a cash-on-delivery parcel rejected at delivery. No effect without an invoice. The
 * order's row must be locked.
 */
export async function cancelInvoice(tx: Transaction, order: OrderRow): Promise<void> {
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) return;
  const content = cancelledBy(await nextInvoiceNumber(tx, 'CRN'), invoice.content);
  await insertInvoice(tx, {
    number: content.number,
    kind: 'credit_note',
    orderId: order.id,
    content,
  });
}

/** Allocates the next invoice number of a series, with its date of issue in India (YYYY-MM-DD). */
async function nextInvoiceNumber(
  tx: Transaction,
  series: string,
): Promise<{ number: string; date: string }> {
  const date = await readToday(tx);
  const year = financialYear(date);
  return { number: documentNumber(series, year, await takeSerial(tx, series, year)), date };
}
