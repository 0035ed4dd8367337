import { consultationLimits } from '@jyotiratna/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

const { minuteMs, wholeMs } = consultationLimits;
/** Ms that a chat counts as where its healer has held none. */
const usualMs = 10 * minuteMs;
/** A healer's latest sessions, of which the usual length is the average. */
const latest = 20;
/** Maximum displayed wait, in minutes. */
const maxMinutes = 120;

/**
 * A healer in a session: minutes until the next customer is served, including those on the waiting
 * list.
 */
export type Busy = { waitMinutes: number };

/** The healers who are in a session, by id. */
export async function readBusy(db: Executor): Promise<ReadonlyMap<string, Busy>> {
  const { healerId, clockMs, wholePaise, status } = consultations;
  const length = sql<number>`coalesce((
    select avg(past.clock_ms) from (
      select ended.clock_ms from consultations ended
      where ended.healer_id = ${healerId} and ended.status = 'ended' and ended.started_at is not null
        and ended.whole_paise is null
      order by ended.requested_at desc limit ${latest}
    ) past
  ), ${usualMs})::float8`;
  const pending = sql<number>`(
    select count(*) from consultations queue where queue.healer_id = ${healerId} and queue.status = 'waiting'
  )::int`;
  const rows = await db
    .select({
      healerId,
      clockMs,
      isWhole: sql<boolean>`${wholePaise} is not null`,
      length,
      waiting: pending,
    })
    .from(consultations)
    .where(inArray(status, ['accepted', 'running']));
  return new Map(rows.map((row) => [row.healerId, { waitMinutes: waitOf(row) }]));
}

/**
 * The wait in whole minutes, at least one: the remainder of the usual length, and one such length
 * for each customer on the list.
 */
export function waitOf(session: {
  clockMs: number;
  isWhole: boolean;
  length: number;
  waiting: number;
}): number {
  const { clockMs, isWhole, length, waiting: pending } = session;
  const leftMs = Math.max(minuteMs, (isWhole ? wholeMs : length) - clockMs);
  return Math.min(
    maxMinutes,
    Math.ceil((leftMs + pending * Math.max(minuteMs, length)) / minuteMs),
  );
}
