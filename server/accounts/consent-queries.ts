import { type ConsentPurpose, noticeVersion } from '@jyotiratna/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consents } from './schema.ts';

/** A user by their account, and by their verified address; null while it is unverified. */
export type ConsentUser = { id: string; verifiedEmail: string | null };

/**
 * Records consent to the notice for accounts, or its withdrawal, in today's version and at the
 * database's time.
 */
export async function insertAccountConsent(
  tx: Executor,
  userId: string,
  granted: boolean,
): Promise<void> {
  await insertUserConsent(tx, userId, 'account', granted);
}

/** The same for any purpose that goes with an account. */
export async function insertUserConsent(
  tx: Executor,
  userId: string,
  purpose: Exclude<ConsentPurpose, 'newsletter' | 'cart-reminders' | 'texts'>,
  granted: boolean,
): Promise<void> {
  await tx.insert(consents).values({ userId, purpose, noticeVersion, granted });
}

/**
 * All consents and withdrawals of a user, in order of creation; the newsletter's by their
 * verified address.
 */
export async function listConsents(db: Executor, { id, verifiedEmail }: ConsentUser) {
  const { purpose, noticeVersion, granted, at } = consents;
  return db
    .select({ purpose, noticeVersion, granted, at })
    .from(consents)
    .where(
      or(
        eq(consents.userId, id),
        verifiedEmail === null
          ? undefined
          : and(eq(consents.email, verifiedEmail), eq(purpose, 'newsletter')),
      ),
    )
    .orderBy(asc(at), asc(consents.id));
}
