import type { HealerProfile } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { sampleStats } from './sample-figures.ts';

/**
 * A healer's statistics from rated sessions: the average rating, the number of ratings, and the
 * number of ratings of 4 or more.
 */
export type HealerStats = Pick<HealerProfile, 'rating' | 'reviewCount' | 'successStories'>;

const none: HealerStats = { rating: 0, reviewCount: 0, successStories: 0 };

/**
 * The statistics of healers by id, from customers' ratings of their sessions. Sessions belong to a
 * later domain, so the table is referenced by its database name. One query.
 */
export async function readStats(db: Executor): Promise<ReadonlyMap<string, HealerStats>> {
  const rows = await db
    .select({
      healerId: sql<string>`healer_id`,
      rating: sql<number>`round(avg(stars), 1)::float8`,
      reviewCount: sql<number>`count(*)::int`,
      successStories: sql<number>`(count(*) filter (where stars >= 4))::int`,
    })
    .from(sql`consultations`)
    .where(sql`stars is not null`)
    .groupBy(sql`healer_id`);
  return new Map(rows.map(({ healerId, ...figures }) => [healerId, figures]));
}

/** A healer's own statistics; sample statistics for a sample healer without rated sessions. */
export function statsOf(
  id: string,
  sample: boolean,
  earned: ReadonlyMap<string, HealerStats>,
): HealerStats {
  return earned.get(id) ?? (sample ? sampleStats[id] : undefined) ?? none;
}
