import { consultationLimits } from '@jyotiratna/contract';
import { type SQL, sql } from 'drizzle-orm';
import { consultations } from './schema.ts';

/**
 * Column values of a session after its healer writes or talks: the customer's messages count as
 * replied to, and a silence longer than the reply time limit is recorded permanently.
 * @param isSo SQL condition, if it depends on the row
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
