import { privacyRequestKinds } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant } from '../../platform/database/columns.ts';

/** The nominee of each account; deleted with it. */
export const nominees = pgTable('nominees', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  relation: text().notNull(),
  email: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Requests under the DPDP Act. They outlive the account as evidence of the reply, without the text
 * of the request.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: privacyRequestKinds }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    answer: text().notNull().default(''),
    answeredAt: instant(),
  },
  (table) => [
    index('privacy_requests_user').on(table.userId, table.createdAt),
    index('privacy_requests_open').on(table.dueAt).where(sql`${table.answeredAt} is null`),
  ],
);
