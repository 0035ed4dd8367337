import type { NoticeLanguage } from '@jyotiratna/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { noticeTranslations } from './schema.ts';

export type NoticeRow = typeof noticeTranslations.$inferSelect;
type NewNotice = Pick<NoticeRow, 'language' | 'title' | 'body' | 'noticeVersion'>;

export async function listNotices(db: Executor): Promise<NoticeRow[]> {
  return db.select().from(noticeTranslations).orderBy(asc(noticeTranslations.language));
}

export async function findNotice(
  db: Executor,
  language: NoticeLanguage,
): Promise<NoticeRow | null> {
  const [row] = await db
    .select()
    .from(noticeTranslations)
    .where(eq(noticeTranslations.language, language));
  return row ?? null;
}

/**
 * Inserts a translation if `version` is 0, else replaces it on condition of its version. @returns
 * false after a concurrent edit
 */
export async function saveNotice(
  tx: Transaction,
  row: NewNotice,
  version: number,
): Promise<boolean> {
  const { language, ...rest } = row;
  const rows =
    version === 0
      ? await tx.insert(noticeTranslations).values(row).onConflictDoNothing().returning()
      : await tx
          .update(noticeTranslations)
          .set({ ...rest, version: sql`${noticeTranslations.version} + 1`, updatedAt: sql`now()` })
          .where(
            and(eq(noticeTranslations.language, language), eq(noticeTranslations.version, version)),
          )
          .returning();
  return rows.length > 0;
}

export async function deleteNotice(
  tx: Transaction,
  language: NoticeLanguage,
): Promise<NoticeRow | null> {
  const [row] = await tx
    .delete(noticeTranslations)
    .where(eq(noticeTranslations.language, language))
    .returning();
  return row ?? null;
}
