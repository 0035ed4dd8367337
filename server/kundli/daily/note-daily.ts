import { recordConsent } from '../../accounts/consents.ts';
import type { UserRow } from '../../accounts/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { DAILY_WAYS, type DailyChannel, hasDaily } from './daily-queries.ts';

export const DAILY_PURPOSES = {
  email: 'daily-chart',
  push: 'daily-chart-push',
} as const satisfies Record<DailyChannel, string>;

/**
 * Records the consent to each channel: whether a user, whose row is locked, still has it enabled
 * for any birth.
 */
export async function noteDaily(tx: Executor, owner: UserRow): Promise<void> {
  for (const by of DAILY_WAYS)
    await recordConsent(tx, owner, DAILY_PURPOSES[by], await hasDaily(tx, owner.id, by));
}
