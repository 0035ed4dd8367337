import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sessions } from '../schema.ts';
import { idleSeconds } from '../sessions/find-session.ts';
import { hasKind } from './push-queries.ts';
import { pushChoices, pushSubscriptions } from './schema.ts';

/**
 * Whether a session request would ring on a device of that user (a column of the outer query): its
 * push service accepts messages, and its session is active.
 */
export function ringsFor(userId: SQLWrapper): SQL<boolean> {
  const exists = sql`exists (select from ${pushSubscriptions}
    join ${pushChoices} on ${pushChoices.userId} = ${pushSubscriptions.userId} and ${hasKind('request')}
    join ${sessions} on ${sessions.tokenHash} = ${pushSubscriptions.sessionHash}
    where ${pushSubscriptions.userId} = ${userId} and ${pushSubscriptions.failingSince} is null and ${sessions.expiresAt} > now()
      and ${sessions.lastSeenAt} > now() - make_interval(secs => ${idleSeconds.healer}::int))`;
  // Parenthesized, because Drizzle strips the table names of columns at the top level of a select
  // from one table, which would be ambiguous here.
  return sql<boolean>`(${exists})`;
}
