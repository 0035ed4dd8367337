import { accountNoticeVersion, type ConsentPurpose } from '@jyotiratna/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consents } from './schema.ts';

/** A person by their account, and by the address that is proven to be theirs; null while it is not. */
export type Person = { id: string; provenEmail: string | null };

/** Notes that a person agreed to the notice for accounts, or took that back, in today's wording and at the database's time. */
export async function insertAccountConsent(tx: Executor, userId: string, granted: boolean): Promise<void> {
  await insertUserConsent(tx, userId, 'account', granted);
}

/** The same for any purpose that goes with an account. */
export async function insertUserConsent(
  tx: Executor,
  userId: string,
  purpose: Exclude<ConsentPurpose, 'newsletter' | 'cart-reminders'>,
  granted: boolean,
): Promise<void> {
  await tx.insert(consents).values({ userId, purpose, noticeVersion: accountNoticeVersion, granted });
}

/** Everything a person agreed to and took back, oldest first; the newsletter's by their proven address. */
export async function listConsents(db: Executor, { id, provenEmail }: Person) {
  const { purpose, noticeVersion, granted, at } = consents;
  return db
    .select({ purpose, noticeVersion, granted, at })
    .from(consents)
    .where(
      or(
        eq(consents.userId, id),
        provenEmail === null ? undefined : and(eq(consents.email, provenEmail), eq(purpose, 'newsletter')),
      ),
    )
    .orderBy(asc(at), asc(consents.id));
}
