import type { PushKind } from '@jyotiratna/contract';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../../platform/database/columns.ts';
import { users } from '../schema.ts';

/** Browsers registered for push messages (RFC 8030), each of one account. */
export const pushSubscriptions = pgTable(
  'push_devices',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The URL at the browser's push service. */
    endpoint: text().notNull(),
    /** The browser's public key, and its secret, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /**
     * SHA-256, hex, of the session that registered or renewed it: logging out there removes the
     * device.
     */
    sessionHash: text().notNull(),
    userAgent: text(),
    locale: locale(),
    createdAt: createdAt(),
    lastSentAt: instant(),
    /** Time of the first failed attempt since the last accepted message; null without one. */
    failingSince: instant(),
  },
  (table) => [
    uniqueIndex('push_devices_endpoint').on(table.endpoint),
    index('push_devices_user').on(table.userId),
    index('push_devices_session').on(table.sessionHash),
  ],
);

/** The push settings of an account; an account that never had a device has no row. */
export const pushChoices = pgTable('push_choices', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kinds: jsonb().$type<readonly PushKind[]>().notNull(),
  /** Whether names and others' messages may appear on a locked screen. */
  named: boolean().notNull().default(false),
});
