import { attentionStatuses, type OrderStatus, soldStatuses } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Env } from '../platform/env.ts';

/*
 * Conditions on orders, shared by the partial indices of `schema.ts` and by queries: the
 * planner can use an index only where both have the same expression.
 */

const listed = (statuses: readonly OrderStatus[]) =>
  sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** Sold: see `soldStatuses`. */
export function isSold(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(soldStatuses)}`;
}

/** The shop has received its money. A cash-on-delivery order counts from its delivery on. */
export function isRevenue({ status, provider }: { status: SQLWrapper; provider: SQLWrapper }): SQL {
  const paid = soldStatuses.filter((one) => one !== 'confirmed');
  return sql`${status} in ${listed(paid)} and (${provider} <> 'cash' or ${status} = 'delivered')`;
}

/** Whether test orders count: in a shop on the sandbox, whose figures are labelled as test. */
export function countsTests({ PAYMENTS }: Pick<Env, 'PAYMENTS'>): boolean {
  return PAYMENTS === 'sandbox';
}

/** No money was to move: the provider was the sandbox. */
export function isTest({ provider }: { provider: SQLWrapper }): SQL {
  return sql`${provider} = 'sandbox'`;
}

/** Revenue without test orders, unless the shop only has those. */
export function isCountedRevenue(
  table: { status: SQLWrapper; provider: SQLWrapper },
  env: Pick<Env, 'PAYMENTS'>,
): SQL {
  return countsTests(env)
    ? isRevenue(table)
    : sql`${isRevenue(table)} and ${table.provider} <> 'sandbox'`;
}

/**
 * Cash on delivery from the placing until it is paid at delivery, cancelled, expired or back in
 * the shop.
 */
export const pendingCashStatuses = ['placed', 'confirmed', 'packed', 'shipped', 'refused'] as const;

/** Has reserved stock and is cash on delivery. */
export function isPendingCash({
  status,
  provider,
}: {
  status: SQLWrapper;
  provider: SQLWrapper;
}): SQL {
  return sql`${provider} = 'cash' and ${status} in ${listed(pendingCashStatuses)}`;
}

/** Needs manual handling: few among many. */
export function needsAttention(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(attentionStatuses)}`;
}
