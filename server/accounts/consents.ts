import { type Consent, consentPurposes, ShopError } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { type Actor, requireMember } from './actor.ts';
import { insertUserConsent, listConsents } from './consent-queries.ts';
import { personOf } from './person-of.ts';
import { lockUser, type UserRow } from './queries.ts';

/** Notes that births are kept with consent, or no longer; only a change is noted. The caller holds the user's row. */
export async function noteKundliConsent(tx: Executor, user: UserRow, granted: boolean): Promise<void> {
  const latest = (await latestWords(tx, user)).find(({ purpose }) => purpose === 'kundlis');
  const holds = latest !== undefined && latest.withdrawnAt === null;
  if (holds !== granted) await insertUserConsent(tx, user.id, 'kundlis', granted);
}

/** The caller's row, locked. @throws ShopError unauthenticated (401) */
export async function requireUserRow(tx: Executor, actor: Actor): Promise<UserRow> {
  const user = await lockUser(tx, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  return user;
}

/** The last word about each purpose that was ever agreed to. */
export async function latestWords(tx: Executor, user: UserRow): Promise<Consent[]> {
  const words = await listConsents(tx, personOf(user));
  return consentPurposes.flatMap((purpose) => {
    const about = words.filter((word) => word.purpose === purpose);
    const given = about.findLast(({ granted }) => granted);
    const last = about.at(-1);
    if (!given || !last) return [];
    return {
      purpose,
      noticeVersion: given.noticeVersion,
      givenAt: given.at.toISOString(),
      withdrawnAt: last.granted ? null : last.at.toISOString(),
    };
  });
}
