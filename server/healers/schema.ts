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

/** Bookings of sessions with a healer, at the price of the time of booking. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    mode: text({ enum: ['chat', 'phone', 'video'] }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The earliest start that the session ever had, set by its first move: the cancellation fee is
     * relative to it.
     */
    earliestStartsAt: instant(),
    /** The number of moves by the customer. Each sends an email to an unverified address. */
    moves: integer().notNull().default(0),
    status: text({ enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    /** The owner, whose browser may change the booking: 'user:…' or 'guest:…'. */
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
    /** Set by the cancellation; fee and refund together are the amount paid. */
    feePaise: paise(),
    refundPaise: paise(),
    /** Paid beyond the refund if the shop cancelled or the healer did not appear. */
    extraPaise: paise().notNull().default(0),
    refundRule: text(),
    /** Whether a cancellation costs a fee, as displayed at the booking. */
    cancelFees: boolean().notNull().default(false),
    cancelledAt: instant(),
    /** SHA-256 (hex) of the secret in the latest email, which authorises changes to the booking. */
    tokenHash: text(),
    /**
     * The start of the actual session, to which the recorded payment was applied: no payment can be
     * recorded later.
     */
    begunAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // A slot is booked once; a cancellation releases it.
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
 * The user linked to a healer's profile (by accepting the invitation), and the healer's
 * availability, with or without a user.
 */
export const healerAccounts = pgTable(
  'healer_accounts',
  {
    healerId: text().primaryKey(),
    userId: text().references(() => users.id),
    /** The email address of the pending invitation. */
    invitedEmail: text(),
    /** Whether the healer accepts requests while online. */
    switchedOn: boolean().notNull().default(false),
    /**
     * The presence lease, renewed by the dashboard while its connection is active: after a
     * disconnect, the healer is offline automatically.
     */
    presentUntil: instant(),
    /** Consecutive requests without a response. */
    missedRequests: integer().notNull().default(0),
    /**
     * The healer's percentage of customer payments for sessions; the rest is the shop's commission.
     */
    sharePercent: integer().notNull().default(60),
    /** The availability in the format of the contract's `healerHours`; null: all slots. */
    hours: jsonb().$type<HealerHours>(),
    /** The healer's own description; null: that of the profile. */
    bioEn: text(),
    bioHi: text(),
    /** The healer's own portrait; null: that of the profile. Deleted with the account. */
    pictureId: text().references(() => images.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('healer_accounts_user').on(table.userId),
    check('healer_accounts_share', sql`${table.sharePercent} between 0 and 100`),
  ],
);
