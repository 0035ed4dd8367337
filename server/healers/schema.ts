import type { HealerHours } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { images } from '../catalogue/schema.ts';
import { createdAt, instant, locale, paise } from '../platform/database/columns.ts';

/** Sessions with a healer. The price is stored as at the time of booking. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    mode: text({ enum: ['chat', 'phone', 'video'] }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The earliest start it ever had, set by its first move: the cancellation fee is relative to
     * it.
     */
    earliestStartsAt: instant(),
    /** The number of moves. Every move sends an email to an unverified address. */
    moves: integer().notNull().default(0),
    status: text({ enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    /** The owner, whose browser may change it: 'user:…' or 'guest:…'. */
    ownerKey: text().notNull(),
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    locale: locale(),
    sessionPaise: paise().notNull(),
    perMinutePaise: paise().notNull(),
    freeMinutes: integer().notNull(),
    /** The amount paid by the customer so far. */
    paidPaise: paise().notNull().default(0),
    /** Both set by the cancellation; together they are the amount paid. */
    feePaise: paise(),
    refundPaise: paise(),
    /** On top of the refund, where the shop cancelled or the healer did not appear. */
    extraPaise: paise().notNull().default(0),
    refundRule: text(),
    /** Whether cancelling costs a fee, as displayed at the booking. */
    cancelFees: boolean().notNull().default(false),
    cancelledAt: instant(),
    /** SHA-256, hex, of the secret in the latest email: it authorizes changes to the session. */
    tokenHash: text(),
    /**
     * The start time of its session, at which the recorded payment was applied: no payment is
     * recorded after that.
     */
    begunAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // A slot is booked once; a cancelled session releases it.
    uniqueIndex('bookings_slot')
      .on(table.healerId, table.startsAt)
      .where(sql`${table.status} = 'booked'`),
    index('bookings_user').on(table.userId, table.startsAt),
    index('bookings_starts').on(table.startsAt),
    check('bookings_moves', sql`${table.moves} >= 0`),
    check('bookings_paid', sql`${table.paidPaise} >= 0`),
  ],
);

/**
 * The user linked to a healer of the list, by accepting the invitation; and that healer's
 * availability, with or without a user.
 */
export const healerAccounts = pgTable(
  'healer_accounts',
  {
    healerId: text().primaryKey(),
    userId: text().references(() => users.id),
    /** The recipient of the open invitation. */
    invitedEmail: text(),
    /** Accepts requests, while online. */
    switchedOn: boolean().notNull().default(false),
    /**
     * The dashboard renews it while its connection is active; a closed laptop goes offline
     * automatically.
     */
    presentUntil: instant(),
    /** Requests in a row that the healer did not respond to. */
    missedRequests: integer().notNull().default(0),
    /** The healer's share of customer payments for sessions. */
    sharePercent: integer().notNull().default(60),
    /** The availability; null: the whole grid. In the format of the contract's `healerHours`. */
    hours: jsonb().$type<HealerHours>(),
    /** The healer's own description; null: that of the list. */
    bioEn: text(),
    bioHi: text(),
    /** The portrait that they show of themselves; null: that of the list. Goes with the account. */
    pictureId: text().references(() => images.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('healer_accounts_user').on(table.userId),
    check('healer_accounts_share', sql`${table.sharePercent} between 0 and 100`),
  ],
);
