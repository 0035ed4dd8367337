import { certificateStates } from '@jyotiratna/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant } from '../../platform/database/columns.ts';

/**
 * Documents of a healer's training or identity. They have no public address, are seen by the healer
 * and by administrators alone, and are deleted with the account.
 */
export const healerCertificates = pgTable(
  'healer_certificates',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    /**
     * The person to whom the document belongs; null if the profile has no account or the document
     * was imported with an archive.
     */
    userId: text().references(() => users.id),
    name: text().notNull(),
    state: text({ enum: certificateStates }).notNull().default('waiting'),
    refusal: text().notNull().default(''),
    checkedAt: instant(),
    /** The administrator's email address at that time. */
    checkedBy: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /**
     * A WebP file in base64: text is stored alike by both databases and their backups. Empty where
     * it came with an archive, which has no documents.
     */
    content: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('healer_certificates_healer').on(table.healerId, table.createdAt)],
);
