import type { CertificateState } from '@jyotiratna/contract';
import { and, asc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { healerAccounts } from '../schema.ts';
import { healerCertificates } from './schema.ts';

const { content, ...columns } = getTableColumns(healerCertificates);
const metadata = { ...columns, stored: sql<boolean>`${content} <> ''` };
/** A document without its content; `stored`: whether the shop has its image. */
export type CertificateRow = Omit<typeof healerCertificates.$inferSelect, 'content'> & {
  stored: boolean;
};
/** The owner of documents: all of a profile, or with `userId` only those of that user. */
export type Owner = { healerId: string; userId?: string };
export type Ref = Owner & { id: string };

const isOwn = ({ healerId, userId }: Owner) =>
  and(
    eq(healerCertificates.healerId, healerId),
    userId === undefined ? undefined : eq(healerCertificates.userId, userId),
  );
const isCertificate = (ref: Ref) => and(isOwn(ref), eq(healerCertificates.id, ref.id));

/** Lists documents without their images, in order of upload. */
export async function listCertificates(db: Executor, owner: Owner): Promise<CertificateRow[]> {
  return db
    .select(metadata)
    .from(healerCertificates)
    .where(isOwn(owner))
    .orderBy(asc(healerCertificates.createdAt), asc(healerCertificates.id));
}

/** The WebP file of a document in base64; null without a file, or for another owner's document. */
export async function findCertificateContent(db: Executor, ref: Ref): Promise<string | null> {
  const [row] = await db
    .select({ content: healerCertificates.content })
    .from(healerCertificates)
    .where(isCertificate(ref));
  return row?.content || null;
}

export async function insertCertificate(
  tx: Transaction,
  row: typeof healerCertificates.$inferInsert,
): Promise<void> {
  await tx.insert(healerCertificates).values(row);
}

/** Locks a document. @returns null for another owner's document */
export async function lockCertificate(tx: Transaction, ref: Ref): Promise<CertificateRow | null> {
  const [row] = await tx
    .select(metadata)
    .from(healerCertificates)
    .where(isCertificate(ref))
    .for('update');
  return row ?? null;
}

export async function setCertificateState(
  tx: Transaction,
  ref: Ref,
  { state, refusal, checkedBy }: { state: CertificateState; refusal: string; checkedBy: string },
): Promise<void> {
  await tx
    .update(healerCertificates)
    .set({ state, refusal, checkedBy, checkedAt: sql`now()` })
    .where(isCertificate(ref));
}

/** @returns false for another owner's document */
export async function deleteCertificate(tx: Transaction, ref: Ref): Promise<boolean> {
  const rows = await tx
    .delete(healerCertificates)
    .where(isCertificate(ref))
    .returning({ id: healerCertificates.id });
  return rows.length > 0;
}

export async function deleteCertificatesOf(tx: Executor, userId: string): Promise<void> {
  await tx.delete(healerCertificates).where(eq(healerCertificates.userId, userId));
}

/**
 * Assigns the stored documents of a profile without a user to the user who accepts its invitation.
 */
export async function assignCertificates(
  tx: Executor,
  { healerId, userId }: Required<Owner>,
): Promise<void> {
  const stored = ne(content, '');
  await tx
    .update(healerCertificates)
    .set({ userId })
    .where(and(isOwn({ healerId }), isNull(healerCertificates.userId), stored));
}

/**
 * Ids of healers with a checked document of the profile's current user (for a profile without a
 * user, a document without a user).
 */
export async function listCheckedHealers(db: Executor): Promise<ReadonlySet<string>> {
  const ofCurrentUser = sql`${healerCertificates.userId} is not distinct from ${healerAccounts.userId}`;
  const rows = await db
    .selectDistinct({ id: healerCertificates.healerId })
    .from(healerCertificates)
    .leftJoin(healerAccounts, eq(healerAccounts.healerId, healerCertificates.healerId))
    .where(and(eq(healerCertificates.state, 'checked'), ofCurrentUser));
  return new Set(rows.map(({ id }) => id));
}
