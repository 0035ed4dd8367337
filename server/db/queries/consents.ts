import { accountNoticeVersion } from '@jyotiratna/contract';
import type { Executor } from '../open-database.ts';
import { consents } from '../schema/index.ts';

/** Notes that a person agreed to the notice for accounts, or took that back, in today's wording and at the database's time. */
export async function insertAccountConsent(tx: Executor, userId: string, granted: boolean): Promise<void> {
  await tx.insert(consents).values({ userId, purpose: 'account', noticeVersion: accountNoticeVersion, granted });
}
