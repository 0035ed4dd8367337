import { and, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { orders } from '../../reservations/schema.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import { type Model, type ModelOrder, nth } from '../model.ts';

export type FuzzOrderStatus = (typeof orders.$inferSelect)['status'];
type Row = typeof orders.$inferSelect;

/** An order as its buyer knows it, with its row and a label for the log. */
export type FuzzOrder = { handle: ModelOrder; row: Row; label: string };

/**
 * Selects one of the orders in these statuses by a generated number, latest first, so that most
 * commands find an order that they can change.
 */
export async function pickOrder(
  model: Model,
  shop: ShopUnderTest,
  n: number,
  statuses?: readonly FuzzOrderStatus[],
): Promise<FuzzOrder | undefined> {
  const ids = model.orders.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const matches = and(inArray(orders.id, ids), statuses && inArray(orders.status, [...statuses]));
  const rows = new Map(
    (await shop.deps.db.select().from(orders).where(matches)).map((row) => [row.id, row]),
  );
  const handle = nth(
    model.orders.filter(({ id }) => rows.has(id)),
    n,
  );
  if (!handle) return undefined;
  const row = rows.get(handle.id)!;
  return { handle, row, label: `order ${model.orders.indexOf(handle) + 1} (${row.status})` };
}

/**
 * Index of an order, from the latest; usually the latest, because bugs require several commands on
 * the same order.
 */
export const anyOrder = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);

/** Whether any order exists. */
export const hasOrder = ({ orders: placed }: Model) => placed.length > 0;

export const noneFits = 'no order to do it with';
