import { consultationLimits } from '@jyotiratna/contract';
import { type SQL, sql } from 'drizzle-orm';
import { consultations } from './schema.ts';

/**
 * Values of a session's row after its healer writes or talks: the customer's messages are marked
 * as handled, and a silence longer than the reply time limit is recorded, regardless of later
 * messages.
 * @param isSo where it depends on the row
 */
export function healerSpoke(isSo: SQL = sql`true`) {
  const { clockMs, healerWrote, healerWroteMs, silences, unansweredMs } = consultations;
  const from = sql`coalesce(${healerWroteMs}, 0)`;
  const isSilence = sql`${isSo} and ${clockMs} - ${from} > ${consultationLimits.replyMs}::bigint`;
  return {
    healerWrote: sql<boolean>`${healerWrote} or ${isSo}`,
    healerWroteMs: sql<number>`case when ${isSo} then ${clockMs} else ${healerWroteMs} end`,
    silences: sql`case when ${isSilence}
      then ${silences} || jsonb_build_array(jsonb_build_array(${from}, ${clockMs})) else ${silences} end`,
    unansweredMs: sql<number>`case when ${isSo} then null else ${unansweredMs} end`,
  };
}
