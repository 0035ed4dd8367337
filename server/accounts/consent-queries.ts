import { type ConsentPurpose, noticeVersion } from '@jyotiratna/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consents } from './schema.ts';

/** A user by account id and verified email address; null while the address is unverified. */
export type ConsentUser = { id: string; verifiedEmail: string | null };

/**
 * Saves consent to the privacy notice for accounts, or its withdrawal, with the notice's current
 * version and the database's time.
 */
export async function insertAccountConsent(
  tx: Executor,
  userId: string,
  granted: boolean,
): Promise<void> {
  await insertUserConsent(tx, userId, 'account', granted);
}

/**
 * Saves consent to an account's purpose, or its withdrawal, with the notice's current version and
 * the database's time.
 */
export async function insertUserConsent(
  tx: Executor,
  userId: string,
  purpose: Exclude<ConsentPurpose, 'newsletter' | 'cart-reminders' | 'texts'>,
  granted: boolean,
): Promise<void> {
  await tx.insert(consents).values({ userId, purpose, noticeVersion, granted });
}

/**
 * A user's consents and withdrawals, in order of creation; those of the newsletter by verified
 * address.
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
