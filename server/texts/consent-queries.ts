import { noticeVersion } from '@jyotiratna/contract';
import { and, desc, eq } from 'drizzle-orm';
import { consents } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';

const purpose = 'texts';

export type PhoneConsent = { granted: boolean; userId: string | null };

/** The latest consent decision about a number (E.164); null without one. */
export async function findPhoneConsent(db: Executor, phone: string): Promise<PhoneConsent | null> {
  const [row] = await db
    .select({ granted: consents.granted, userId: consents.userId })
    .from(consents)
    .where(and(eq(consents.phone, phone), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return row ?? null;
}

/** Records a consent decision about a number, with the current version of the notice. */
export async function insertPhoneConsent(
  tx: Executor,
  { phone, userId, granted }: { phone: string; userId: string | null; granted: boolean },
): Promise<void> {
  await tx.insert(consents).values({ phone, userId, purpose, noticeVersion, granted });
}

/** The numbers about which an account has ever made a decision. */
export async function listPhonesOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: consents.phone })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)));
  return rows.flatMap(({ phone }) => phone ?? []);
}

/** Moves an account's consent decisions about numbers to another account, with their order. */
export async function moveTextConsents(tx: Executor, from: string, to: string): Promise<void> {
  await tx
    .update(consents)
    .set({ userId: to })
    .where(and(eq(consents.userId, from), eq(consents.purpose, purpose)));
}
