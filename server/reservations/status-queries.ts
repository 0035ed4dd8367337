import { attentionStatuses, type OrderStatus, soldStatuses } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** Cash on delivery from the placing until it is paid at the door, cancelled, expired or back in the shop. */
export const unpaidCashStatuses = ['placed', 'confirmed', 'packed', 'shipped', 'refused'] as const;

/** Holds stock and is to be paid at the door. */
export function isUnpaidCash({ status, provider }: { status: SQLWrapper; provider: SQLWrapper }): SQL {
  return sql`${provider} = 'cash' and ${status} in ${listed(unpaidCashStatuses)}`;
}

/** A person has to look at it: few among many. */
export function needsAttention(status: SQLWrapper): SQL {
  return sql`${status} in ${listed(attentionStatuses)}`;
}
