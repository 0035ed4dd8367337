import { attentionStatuses, type OrderStatus, soldStatuses } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Env } from '../platform/env.ts';

/*
 * Conditions on orders, shared by the partial indices of `schema.ts` and by queries: the
 * planner can use an index only where both have the same expression.
 */

const listed = (statuses: readonly OrderStatus[]) =>
  sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** SQL condition: a status of `soldStatuses`. */
export function isSold(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(soldStatuses)}`;
}

/**
 * SQL condition: the shop has received the money. A cash-on-delivery order counts from its
 * delivery.
 */
export function isRevenue({ status, provider }: { status: SQLWrapper; provider: SQLWrapper }): SQL {
  const paid = soldStatuses.filter((one) => one !== 'confirmed');
  return sql`${status} in ${listed(paid)} and (${provider} <> 'cash' or ${status} = 'delivered')`;
}

/**
 * Whether test orders count in statistics: only in a shop with the sandbox, which labels its
 * figures as test.
 */
export function countsTests({ PAYMENTS }: Pick<Env, 'PAYMENTS'>): boolean {
  return PAYMENTS === 'sandbox';
}

/** SQL condition: a test order, paid by the sandbox. */
export function isTest({ provider }: { provider: SQLWrapper }): SQL {
  return sql`${provider} = 'sandbox'`;
}

/** SQL condition: revenue without test orders, unless the shop only has test orders. */
export function isCountedRevenue(
  table: { status: SQLWrapper; provider: SQLWrapper },
  env: Pick<Env, 'PAYMENTS'>,
): SQL {
  return countsTests(env)
    ? isRevenue(table)
    : sql`${isRevenue(table)} and ${table.provider} <> 'sandbox'`;
}

/**
 * The statuses of cash on delivery from the placing until the order is paid, cancelled, expired or
 * returned to the shop.
 */
export const pendingCashStatuses = ['placed', 'confirmed', 'packed', 'shipped', 'refused'] as const;

/** SQL condition: a cash-on-delivery order with reserved stock. */
export function isPendingCash({
  status,
  provider,
}: {
  status: SQLWrapper;
  provider: SQLWrapper;
}): SQL {
  return sql`${provider} = 'cash' and ${status} in ${listed(pendingCashStatuses)}`;
}

/** SQL condition: an order that needs manual handling; few match. */
export function needsAttention(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(attentionStatuses)}`;
}
