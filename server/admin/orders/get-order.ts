import { type AdminOrder, itemAt, pathOf, ShopError, toRupees } from '@jyotiratna/contract';
import { getAdminCreditNote, getAdminInvoice } from '@jyotiratna/contract/admin/order-documents';
import { findSoldStones } from '../../catalogue/variant-queries.ts';
import { findMissingRates } from '../../orders/invoices/missing-rates.ts';
import { invoiceDue, presentDocuments } from '../../orders/invoices/order-documents.ts';
import { listOrderInvoices } from '../../orders/invoices/queries.ts';
import { purityOf, reportOf } from '../../orders/item-identity.ts';
import { withoutCredited } from '../../orders/line-money.ts';
import { presentOrder } from '../../orders/present-order.ts';
import { presentLines } from '../../orders/present-refunds.ts';
import { refundablePaise } from '../../orders/refundable.ts';
import { listCredited } from '../../orders/returns/queries.ts';
import { trackingUrlOf } from '../../orders/tracking-url.ts';
import {
  countRefundedQuantity,
  listFailedRefunds,
  listRefundLines,
  listRefundRows,
} from '../../payments/refund-queries.ts';
import { isByHand, refundRoute } from '../../payments/refund-route.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOrder, listOrderItems, type OrderRow } from '../../reservations/order-queries.ts';
import { allowedActions } from './order-actions.ts';
import { listOrderMovements, listOrderPayments } from './queries.ts';

/**
 * An order with all details. 10 queries, one more for a dispatched one, up to two more if its
 * invoice is due.
 * @throws ShopError order_not_found
 */
export async function getAdminOrder(
  deps: Pick<Deps, 'db' | 'env' | 'payments' | 'otherPayments'>,
  id: string,
): Promise<AdminOrder> {
  const order = id.includes('\0') ? null : await findOrder(deps.db, id);
  if (!order) throw new ShopError('order_not_found');
  return presentAdminOrder(deps, deps.db, order);
}

/** An order's row in the administrators' format, with all details. */
export async function presentAdminOrder(
  deps: Pick<Deps, 'env' | 'payments' | 'otherPayments'>,
  db: Executor,
  order: OrderRow,
): Promise<AdminOrder> {
  const items = await listOrderItems(db, [order.id]);
  const stones = await findSoldStones(
    db,
    items.map(({ variantId }) => variantId),
  );
  const events = await listOrderMovements(db, order.id);
  const payments = await listOrderPayments(db, order.id);
  const refunds = await listRefundRows(db, order.id);
  const failed = await listFailedRefunds(db, order.id);
  const refundLines = await listRefundLines(db, order.id);
  const refundedUnits = await countRefundedQuantity(db, [order.id]);
  const credited = await listCredited(db, order.id);
  const issued = await listOrderInvoices(db, order.id);
  const due = await invoiceDue({ db, env: deps.env }, { order, items, issued });
  const missingRates = (await findMissingRates({ db, env: deps.env }, [order], items)).get(
    order.id,
  );
  const applied = payments.find(({ disposition }) => disposition === 'applied') ?? null;
  const trackingUrl = await trackingUrlOf(db, order);
  const route = refundRoute(deps, order);
  const refundable = route === 'no-money' ? 0 : refundablePaise(order, applied, refunds, credited);
  const { lines, of } = presentLines({ order, items, payment: applied, refunds, refundLines });
  const stoneAt = (at: number) => stones.get(items[at]?.variantId ?? '');
  return {
    ...presentOrder(
      {
        order,
        items,
        refundedUnits,
        events,
        paymentId: applied?.id ?? null,
        trackingUrl,
      },
      'admin',
    ),
    payments: payments.map(
      ({ id, status, amountPaise, method, reference, disposition, createdAt }) => ({
        id,
        status,
        amount: toRupees(amountPaise),
        method,
        reference,
        disposition,
        createdAt: createdAt.toISOString(),
      }),
    ),
    refunds: refunds.map(
      ({ key, paymentId, amountPaise, creditPaise, status, reason, createdAt }) => ({
        key,
        paymentId,
        amount: toRupees(amountPaise),
        credit: toRupees(creditPaise),
        status,
        reason,
        retryable: route === 'open' && failed.includes(key),
        byHand: isByHand(deps, order),
        createdAt: createdAt.toISOString(),
        lines: of(key),
      }),
    ),
    lines: withoutCredited(lines, credited).map(
      ({ position, name, quantity, paidPaise, refundedQuantity, leftPaise }, at) => ({
        item: position,
        name,
        sku: items[at]?.sku ?? '',
        weightMg: stoneAt(at)?.weightMg ?? null,
        report: reportOf(stoneAt(at)),
        purity: purityOf(itemAt(items, at), stoneAt(at)),
        quantity,
        paid: toRupees(paidPaise),
        refundedQuantity,
        left: toRupees(leftPaise),
        restockable: order.hasReservedStock && itemAt(items, at).tookStock,
      }),
    ),
    events: events.map(({ from, to, source, at }) => ({ from, to, source, at: at.toISOString() })),
    documents: presentDocuments(due?.itemWithoutTax === null, issued, {
      invoice: pathOf(getAdminInvoice, { params: { id: order.id } }),
      creditNote: (refundKey) =>
        pathOf(getAdminCreditNote, { params: { id: order.id, refundKey } }),
    }),
    invoiceWaits: due?.itemWithoutTax ?? null,
    ...(missingRates && { missingRates }),
    moves: allowedActions(order.status, refundable, {
      canGoBack: route === 'open',
      cash: order.provider === 'cash',
      collected: order.address === null,
    }),
    refundable: toRupees(refundable),
  };
}
