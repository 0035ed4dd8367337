import { noticeLanguageCodes } from '@jyotiratna/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Translations (i18n) of the privacy notice, supplied by the owner. */
export const noticeTranslations = pgTable('notice_translations', {
  language: text({
    enum: noticeLanguageCodes as [(typeof noticeLanguageCodes)[number]],
  }).primaryKey(),
  title: text().notNull(),
  /** Markdown. */
  body: text().notNull(),
  /** The version of the translated notice, YYYY-MM-DD. */
  noticeVersion: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
