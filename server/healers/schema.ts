import type { HealerHours } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { pictures } from '../catalogue/schema.ts';
import { createdAt, instant, locale, paise } from '../platform/database/columns.ts';

/** Sessions with a healer. The price is kept as it was when the session was booked. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    mode: text({ enum: ['chat', 'phone', 'video'] }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** The earliest start it ever had, from its first move on: what a cancellation costs counts from there. */
    earliestStartsAt: instant(),
    /** How often it was moved. Every move writes to an address that nobody has proven to be theirs. */
    moves: integer().notNull().default(0),
    status: text({ enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    /** 'user:…' or 'guest:…': whose browser may change it. */
    ownerKey: text().notNull(),
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    locale: locale(),
    sessionPaise: paise().notNull(),
    perMinutePaise: paise().notNull(),
    freeMinutes: integer().notNull(),
    /** What the customer has paid for it so far. */
    paidPaise: paise().notNull().default(0),
    /** Both set by the cancellation; together they are what was paid. */
    feePaise: paise(),
    refundPaise: paise(),
    refundRule: text(),
    cancelledAt: instant(),
    /** SHA-256, hex, of the secret in the latest message: whoever has the message may change the session. */
    tokenHash: text(),
    /** When its session began to run, and what was noted as paid for it was reckoned with: nothing is noted after that. */
    begunAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // A slot is given once; a cancelled session gives it back.
    uniqueIndex('bookings_slot').on(table.healerId, table.startsAt).where(sql`${table.status} = 'booked'`),
    index('bookings_user').on(table.userId, table.startsAt),
    index('bookings_starts').on(table.startsAt),
    check('bookings_moves', sql`${table.moves} >= 0`),
    check('bookings_paid', sql`${table.paidPaise} >= 0`),
  ],
);

/** The person behind a healer of the list: whoever accepted the invitation; and when slots of that healer are on offer, with one or without. */
export const healerAccounts = pgTable(
  'healer_accounts',
  {
    healerId: text().primaryKey(),
    userId: text().references(() => users.id),
    /** Whom the open invitation is for. */
    invitedEmail: text(),
    /** Takes requests, while there. */
    switchedOn: boolean().notNull().default(false),
    /** The desk renews it while its connection lives; whoever closes the laptop is offline by itself. */
    presentUntil: instant(),
    /** Of what a customer pays for sessions, what the healer gets. */
    sharePercent: integer().notNull().default(60),
    /** When slots are on offer; null: on the whole grid. By the contract's `healerHours`. */
    hours: jsonb().$type<HealerHours>(),
    /** Their own words about themselves; null: those of the list. */
    bioEn: text(),
    bioHi: text(),
    /** The portrait that they show of themselves; null: that of the list. Goes with the account. */
    pictureId: text().references(() => pictures.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('healer_accounts_user').on(table.userId),
    check('healer_accounts_share', sql`${table.sharePercent} between 0 and 100`),
  ],
);
