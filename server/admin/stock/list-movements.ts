import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { StockMoveRow } from '@jyotiratna/contract/admin/stock';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../platform/deps.ts';
import { listMovementRows as listRows, type MoveFilter } from './queries.ts';

const page = 1000;

/** A page of stock movements, latest first. One query. */
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
 * Stock movements as CSV, latest first.
 * @throws ShopError invalid_input if its end is before its start
 */
export function exportMovements(
  { db }: Pick<Deps, 'db'>,
  filter: MoveFilter,
): NodeJS.ReadableStream {
  requireOrder(filter);
  const head = ['at', 'remedy', 'SKU', 'change', 'left', 'cause', 'order', 'by'];
  return writeCsv<number>(head, async (before) => {
    const rows = await listRows(db, filter, { limit: page, before });
    return {
      rows: rows
        .map(present)
        .map(({ at, name, sku, change, after, cause, order, by }) => [
          ...[at, name, sku, change, after],
          ...[cause, order?.orderNumber, by],
        ]),
      next: rows.length < page ? undefined : rows.at(-1)?.move.id,
    };
  });
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
    // A reservation is reported as a sale once its order is paid.
    cause: cause === 'order' ? (unpaid.includes(orderStatus) ? 'hold' : 'sale') : cause,
    order: orderId && orderNumber ? { _id: orderId, orderNumber } : null,
    by,
  };
}
