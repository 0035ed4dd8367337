import { isIn, type OrderDocument, soldStatuses } from '@jyotiratna/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { awaitsCash, type OrderItemRow, type OrderRow } from '../../reservations/order-queries.ts';
import { isTaxed } from './issue.ts';
import type { InvoiceRow } from './queries.ts';
import { findSeller } from './seller.ts';
import { findUntaxed } from './taxed-items.ts';

/**
 * The refund key in the URL of a credit note without a refund, for a parcel rejected at delivery.
 */
export const ofReturn = 'returned';

/**
 * Whether an order without an invoice may be invoiced now: its payment is real, and the seller is
 * configured.
 */
export function mayInvoice(settings: Env, order: Pick<OrderRow, 'status' | 'provider'>): boolean {
  // A cash-on-delivery order is invoiced from its shipment.
  const left = order.status === 'shipped' || !awaitsCash(order);
  const sold = left && isIn(soldStatuses, order.status);
  return sold && isTaxed(order) && findSeller(settings) !== null;
}

/**
 * Whether an order's invoice can be issued now; `itemWithoutTax` is the name of the first line
 * without a tax rate. Null if it was issued or may not be. One query; two more for an order without
 * an invoice.
 */
export async function invoiceDue(
  { db, env }: { db: Executor; env: Env },
  {
    order,
    items,
    issued,
  }: {
    order: OrderRow;
    items: readonly OrderItemRow[];
    issued: readonly Pick<InvoiceRow, 'kind'>[];
  },
): Promise<{ itemWithoutTax: string | null } | null> {
  if (issued.some(({ kind }) => kind === 'invoice')) return null;
  const settings = await readSettings({ db, env });
  if (!mayInvoice(settings, order)) return null;
  return { itemWithoutTax: await findUntaxed(db, items, settings) };
}

/**
 * The tax documents of an order as links; an invoice that is due is included before it has an
 * invoice number.
 */
export function presentDocuments(
  due: boolean,
  issued: readonly Pick<InvoiceRow, 'number' | 'kind' | 'refundKey'>[],
  pathsOf: { invoice: string; creditNote: (refundKey: string) => string },
): OrderDocument[] {
  return [
    ...(due ? [{ number: null, kind: 'invoice' as const, path: pathsOf.invoice }] : []),
    ...issued.map(({ number, kind, refundKey }) => ({
      number,
      kind,
      path: kind === 'invoice' ? pathsOf.invoice : pathsOf.creditNote(refundKey ?? ofReturn),
    })),
  ];
}
