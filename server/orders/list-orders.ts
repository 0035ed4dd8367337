import {
  defined,
  errorMessage,
  type AdminOrderRow as OrderReplyRow,
  ShopError,
} from '@jyotiratna/contract';
import { countRefundedQuantity } from '../payments/refund-queries.ts';
import { readCursor, writeCursor } from '../platform/database/cursor.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderItems } from '../reservations/order-queries.ts';
import { findMissingRates } from './invoices/missing-rates.ts';
import { countOrders, listOrderRows, type OrderCursor, type OrderFilter } from './list-queries.ts';
import { presentOrder } from './present-order.ts';
import { earliestState } from './workshop/workshop-line.ts';

export type ListOrders = OrderFilter & { limit?: string | undefined; cursor?: string | undefined };

const maxPerPage = 100;

/**
 * A page of all orders for administrators, latest first; `totalExact` is false if only the first 10
 * 000 are counted. Four queries; a fifth for a broad search whose latest matches are old, and three
 * more if tax rates are missing.
 * @throws ShopError invalid_input for an invalid limit or cursor
 */
export async function listOrders(
  deps: Pick<Deps, 'db' | 'env'>,
  input: ListOrders,
): Promise<{
  orders: OrderReplyRow[];
  total: number;
  totalExact: boolean;
  nextCursor: string | null;
}> {
  const { limit: _, cursor: from, ...given } = input;
  const filter = readFilter(given);
  const limit = readLimit(input.limit);
  const cursor = from === undefined ? undefined : cursorOf(from);
  const { total, exact: totalExact } = await countOrders(deps.db, filter);
  const { rows, next } = await listOrderRows(deps.db, {
    filter,
    limit,
    cursor,
    broad: !totalExact,
  });
  const ids = rows.map(({ order }) => order.id);
  const lines = await listOrderItems(deps.db, ids);
  const items = Map.groupBy(lines, (item) => item.orderId);
  const missing = await findMissingRates(
    deps,
    rows.map(({ order }) => order),
    lines,
  );
  const refundedUnits = await countRefundedQuantity(deps.db, ids);
  const orders = rows.map(({ order, userEmail }) => {
    const parts = {
      order,
      items: items.get(order.id) ?? [],
      events: [],
      paymentId: null,
      refundedUnits,
    };
    const email = userEmail ?? order.email;
    const ordered = parts.items.filter((item) => refundedUnits(item) < item.quantity);
    const workshop = earliestState(ordered, order.status);
    return {
      ...presentOrder(parts, 'anyone'),
      user: email ? { email } : null,
      email: order.email,
      name: order.address?.fullName ?? null,
      ...(workshop && { workshop }),
      ...(missing.has(order.id) && { missingRates: defined(missing.get(order.id)) }),
      ...(order.provider === 'sandbox' && { test: true as const }),
    };
  });
  return {
    orders,
    total,
    totalExact,
    nextCursor: next && writeCursor({ value: next.createdAt, id: next.id }),
  };
}

/** Trims the search term; a blank one is ignored. */
export function readFilter({ search, ...filter }: OrderFilter): OrderFilter {
  return { ...filter, search: search?.trim() || undefined };
}

function readLimit(text = '50'): number {
  const limit = Number(text);
  if (limit >= 1 && limit <= maxPerPage) return limit;
  throw new ShopError('invalid_input', {
    fields: { limit: errorMessage('number_between', { least: 1, most: maxPerPage }) },
  });
}

function cursorOf(text: string): OrderCursor {
  const { value, id } = readCursor(text, 'moment');
  return { createdAt: value, id };
}
