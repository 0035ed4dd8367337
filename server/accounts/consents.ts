import { type Consent, consentPurposes, ShopError } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { type Actor, requireMember } from './actor.ts';
import { insertUserConsent, listConsents } from './consent-queries.ts';
import { userOf } from './person-of.ts';
import { lockUser, type UserRow } from './queries.ts';

/**
 * Saves an account's consent or withdrawal if it differs from the latest one. The caller must have
 * locked the user's row.
 */
export async function recordConsent(
  tx: Executor,
  user: UserRow,
  purpose: 'kundlis' | 'daily-chart' | 'daily-chart-push' | 'push',
  granted: boolean,
): Promise<void> {
  const latest = (await latestConsents(tx, user)).find((row) => row.purpose === purpose);
  const isActive = latest !== undefined && latest.withdrawnAt === null;
  if (isActive !== granted) await insertUserConsent(tx, user.id, purpose, granted);
}

/** The caller's row, locked. @throws ShopError unauthenticated (401) */
export async function requireUserRow(tx: Executor, actor: Actor): Promise<UserRow> {
  const user = await lockUser(tx, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  return user;
}

/** For each purpose ever consented to: the latest consent, and when it was withdrawn, if it was. */
export async function latestConsents(tx: Executor, user: UserRow): Promise<Consent[]> {
  const latest = await listConsents(tx, userOf(user));
  return consentPurposes.flatMap((purpose) => {
    const ofPurpose = latest.filter((consent) => consent.purpose === purpose);
    const given = ofPurpose.findLast(({ granted }) => granted);
    const last = ofPurpose.at(-1);
    if (!given || !last) return [];
    return {
      purpose,
      noticeVersion: given.noticeVersion,
      givenAt: given.at.toISOString(),
      withdrawnAt: last.granted ? null : last.at.toISOString(),
    };
  });
}
