import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

/** Number of the latest push requests to a healer, and how many were accepted in time. */
export type ResponseRate = { accepted: number; of: number };

const { healerUserId, acceptedAt, endReason, requestedAt, byPush } = consultations;

/**
 * Response rates by user id, of at most `max` requests within `days` days. Requests withdrawn by
 * the customer do not count; declined ones count as not accepted.
 */
export async function readResponseRates(
  db: Executor,
  { max, days }: { max: number; days: number },
): Promise<Map<string, ResponseRate>> {
  const latest = db.$with('latest').as(
    db
      .select({
        userId: healerUserId,
        isAccepted: sql<boolean>`${acceptedAt} is not null`.as('is_accepted'),
        place:
          sql<number>`row_number() over (partition by ${healerUserId} order by ${requestedAt} desc)`.as(
            'place',
          ),
      })
      .from(consultations)
      .where(
        sql`${byPush} and ${requestedAt} > now() - make_interval(days => ${days}::int)
          and (${acceptedAt} is not null or ${endReason} in ('missed', 'declined'))`,
      ),
  );
  const rows = await db
    .with(latest)
    .select({
      userId: latest.userId,
      accepted: sql<number>`count(*) filter (where ${latest.isAccepted})::int`,
      of: sql<number>`count(*)::int`,
    })
    .from(latest)
    .where(sql`${latest.place} <= ${max}`)
    .groupBy(latest.userId);
  return new Map(
    rows.flatMap(({ userId, accepted, of }) =>
      userId === null ? [] : [[userId, { accepted, of }]],
    ),
  );
}
