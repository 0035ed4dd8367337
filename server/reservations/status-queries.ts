import { attentionStatuses, type OrderStatus, soldStatuses } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Env } from '../platform/env.ts';

/*
 * Which orders count, as the partial indices of `schema.ts` say it and as queries do: only where both say it in the same
 * words may the planner use the index.
 */

const listed = (statuses: readonly OrderStatus[]) => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** Sold: see `soldStatuses`. */
export function isSold(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(soldStatuses)}`;
}

/** The shop has its money. What is to be paid at the door counts from its delivery on. */
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

/** Revenue without test orders, unless the shop takes none but those. */
export function isCountedRevenue(table: { status: SQLWrapper; provider: SQLWrapper }, env: Pick<Env, 'PAYMENTS'>): SQL {
  return countsTests(env) ? isRevenue(table) : sql`${isRevenue(table)} and ${table.provider} <> 'sandbox'`;
}

/** Cash on delivery from the placing until it is paid at the door, cancelled, expired or back in the shop. */
export const pendingCashStatuses = ['placed', 'confirmed', 'packed', 'shipped', 'refused'] as const;

/** Holds stock and is to be paid at the door. */
export function isPendingCash({ status, provider }: { status: SQLWrapper; provider: SQLWrapper }): SQL {
  return sql`${provider} = 'cash' and ${status} in ${listed(pendingCashStatuses)}`;
}

/** A person has to look at it: few among many. */
export function needsAttention(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(attentionStatuses)}`;
}
