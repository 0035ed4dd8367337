import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { StockMoveRow } from '@jyotiratna/contract/admin/stock';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import type { Deps } from '../../platform/deps.ts';
import { listMovementRows as listRows, type MoveFilter } from './queries.ts';

/** Rows of a file: a year of a large shop. */
const maxExported = 100_000;

/** A page of the changes of stock, the latest first. One query. */
export async function listMovements(
  { db }: Pick<Deps, 'db'>,
  {
    limit = 50,
    cursor,
    ...filter
  }: MoveFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ moves: StockMoveRow[]; nextCursor: string | null }> {
  requireOrder(filter);
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await listRows(db, filter, { limit: limit + 1, before });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    moves: page.map(present),
    nextCursor: rows.length > limit && last ? String(last.move.id) : null,
  };
}

/**
 * The changes of a period as CSV (RFC 4180), latest first.
 * @throws ShopError invalid_input if its end is before its start
 */
export async function exportMovements(
  { db }: Pick<Deps, 'db'>,
  filter: MoveFilter,
): Promise<string> {
  requireOrder(filter);
  const rows = await listRows(db, filter, { limit: maxExported });
  const records = rows.map(present).map(({ at, name, sku, change, after, cause, order, by }) => [
    at,
    name,
    sku,
    // A figure, not a formula: `guardCell` would set a quote before its sign.
    change,
    after ?? '',
    cause,
    order?.orderNumber ?? '',
    by ?? '',
  ]);
  const head = ['at', 'remedy', 'SKU', 'change', 'left', 'cause', 'order', 'by'];
  const guarded = records.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)),
  );
  return stringify([head, ...guarded], { bom: true, record_delimiter: 'windows' });
}

function requireOrder({ from, to }: MoveFilter): void {
  if (from !== undefined && to !== undefined && to < from)
    throw new ShopError('invalid_input', { fields: { to: errorMessage('period_in_order') } });
}

const unpaid: readonly (string | null)[] = ['created', 'placed', 'expired'];

function present({
  move,
  name,
  sku,
  orderNumber,
  orderStatus,
}: Awaited<ReturnType<typeof listRows>>[number]): StockMoveRow {
  const { id, at, productId, change, after, cause, orderId, by } = move;
  return {
    id,
    at: at.toISOString(),
    productId,
    name: name ?? productId,
    sku: sku ?? '',
    change,
    after,
    // A hold becomes a sale with the order that took it.
    cause: cause === 'order' ? (unpaid.includes(orderStatus) ? 'hold' : 'sale') : cause,
    order: orderId && orderNumber ? { _id: orderId, orderNumber } : null,
    by,
  };
}
