import { consultationLimits } from '@jyotiratna/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

const { minuteMs, fixedPriceMs } = consultationLimits;
/** Assumed length in ms of a chat with a healer who has held none. */
const usualMs = 10 * minuteMs;
/** Number of a healer's latest sessions whose average length is used. */
const latest = 20;
/** Maximum visible wait, in minutes. */
const maxMinutes = 120;

/**
 * The estimated wait for a healer in a session, in minutes, including customers on the waiting
 * list.
 */
export type Busy = { waitMinutes: number };

/** The healers in a session, by healer id. */
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
      isFixedPrice: sql<boolean>`${wholePaise} is not null`,
      length,
      waiting: pending,
    })
    .from(consultations)
    .where(inArray(status, ['accepted', 'running']));
  return new Map(rows.map((row) => [row.healerId, { waitMinutes: waitOf(row) }]));
}

/**
 * The estimated wait in minutes, at least one: the rest of the current session's average length,
 * plus an average length for each customer on the waiting list.
 */
export function waitOf(session: {
  clockMs: number;
  isFixedPrice: boolean;
  length: number;
  waiting: number;
}): number {
  const { clockMs, isFixedPrice, length, waiting: pending } = session;
  const leftMs = Math.max(minuteMs, (isFixedPrice ? fixedPriceMs : length) - clockMs);
  return Math.min(
    maxMinutes,
    Math.ceil((leftMs + pending * Math.max(minuteMs, length)) / minuteMs),
  );
}
