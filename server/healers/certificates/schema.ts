import { certificateStates } from '@jyotiratna/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant } from '../../platform/database/columns.ts';

/**
 * Documents about a healer's training or identity. They have no public URL, are visible to the
 * healer and administrators only, and are deleted with the account.
 */
export const healerCertificates = pgTable(
  'healer_certificates',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    /**
     * The user that the document belongs to; null if the profile has no user, or the document was
     * imported from an archive.
     */
    userId: text().references(() => users.id),
    name: text().notNull(),
    state: text({ enum: certificateStates }).notNull().default('waiting'),
    refusal: text().notNull().default(''),
    checkedAt: instant(),
    /** The administrator's email address at the time of the check. */
    checkedBy: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /**
     * A WebP file in base64: text is stored identically by both databases and their backups. Empty
     * if imported from an archive, which contains no documents.
     */
    content: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('healer_certificates_healer').on(table.healerId, table.createdAt)],
);
