import { isIn, type MissingRate, soldStatuses } from '@jyotiratna/contract';
import { findProductTaxes } from '../../catalogue/tax-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import type { OrderItemRow, OrderRow } from '../../reservations/order-queries.ts';
import { isTaxed } from './issue.ts';
import { findInvoiced } from './queries.ts';
import { findSeller } from './seller.ts';
import { taxedProducts, taxItem, taxRowOf } from './taxed-items.ts';

/**
 * The lines without a tax rate that block the invoices of sold orders, by order id, also before
 * shipment. Three queries; none if all rates were known at the purchase.
 */
export async function findMissingRates(
  { db, env }: { db: Executor; env: Env },
  orders: readonly Pick<OrderRow, 'id' | 'status' | 'provider'>[],
  items: readonly OrderItemRow[],
): Promise<Map<string, MissingRate[]>> {
  const sold = new Set(
    orders
      .filter((order) => isTaxed(order) && isIn(soldStatuses, order.status))
      .map(({ id }) => id),
  );
  const open = items.filter((item) => sold.has(item.orderId) && isOpen(item));
  if (open.length === 0) return new Map();
  const settings = await readSettings({ db, env });
  if (findSeller(settings) === null) return new Map();
  const products = await findProductTaxes(db, open.flatMap(taxedProducts));
  const ids = [...new Set(open.map(({ orderId }) => orderId))];
  const invoiced = await findInvoiced(db, ids);
  const missing = open.filter(
    (item) =>
      !invoiced.has(item.orderId) && !taxItem(item, taxRowOf(item, products, settings), settings),
  );
  const groups = Map.groupBy(missing, ({ orderId }) => orderId);
  const rateOf = (item: OrderItemRow): MissingRate => {
    const goods = taxItem(
      { ...item, parts: withoutService(item) },
      taxRowOf(item, products, settings),
      settings,
    );
    const rate = goods ? 'energisation' : item.parts?.setting ? 'setting' : 'remedy';
    return { name: item.name, rate };
  };
  return new Map([...groups].map(([orderId, lines]) => [orderId, lines.map(rateOf)]));
}

/** Whether a line's tax rate was missing at its purchase. */
function isOpen({ hsn, gstBasisPoints, parts }: OrderItemRow): boolean {
  const service = parts?.energisation;
  const serviceOpen =
    service !== undefined && (service.sac === null || service.gstBasisPoints === null);
  return hsn === null || gstBasisPoints === null || serviceOpen;
}

function withoutService({ parts }: OrderItemRow): OrderItemRow['parts'] {
  if (!parts) return null;
  const { energisation: _, ...goods } = parts;
  return goods;
}
