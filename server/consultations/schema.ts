import { bookingModes, type MessageContent } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { bookings } from '../healers/schema.ts';
import { createdAt, instant, locale, paise } from '../platform/database/columns.ts';

/** A healer's silence: from which ms of a session's clock until which. */
export type Silence = readonly [fromMs: number, toMs: number];

const ms = () => bigint({ mode: 'number' });
const seq = () => integer().notNull().default(0);

/**
 * Conversations with healers. Their clock counts time in which both were there, in ms: it is added up from what passed
 * between two signs of life, so that no clock that is set wrong and no process that dies can run it on.
 */
export const consultations = pgTable(
  'consultations',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The person who holds it for that healer; null on old rows whose person is not recorded. */
    healerUserId: text().references(() => users.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The booked slot that it came from. */
    bookingId: text().references(() => bookings.id),
    mode: text({ enum: bookingModes }).notNull().default('chat'),
    /** They talk by telephone or on another server: who is with the healer there need not keep the page open. */
    elsewhere: boolean().notNull().default(false),
    status: text({ enum: ['requested', 'waiting', 'accepted', 'running', 'ended'] })
      .notNull()
      .default('requested'),
    endReason: text({
      enum: ['customer', 'healer', 'balance', 'time', 'silence', 'away', 'declined', 'missed', 'withdrawn', 'no_show'],
    }),
    /** Of a minute; 0 where it has one price. */
    ratePaise: paise().notNull(),
    /** The price of a phone or video session as a whole; null: by the minute. */
    wholePaise: paise(),
    /** Of that, what the owner had noted as paid when it began to run; the balance pays the rest. */
    prepaidPaise: paise().notNull().default(0),
    /** What is free of it if this is the first chat with that healer; decided when it starts to run. */
    freeMinutes: integer().notNull().default(0),
    /** Of what the customer pays, what the healer gets. */
    sharePercent: integer().notNull(),
    locale: locale(),
    /** What the customer asks; goes with the transcript. */
    question: text().notNull().default(''),
    requestedAt: createdAt(),
    /** By when a request is answered, or an accepted session has both people in it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: instant(),
    startedAt: instant(),
    endedAt: instant(),
    customerSeenAt: instant(),
    healerSeenAt: instant(),
    /** Up to which moment the clock is counted: until then both were there. */
    tickedAt: instant(),
    /** For how long sweeps have seen one side away, ms, and when one looked last: no jump of a clock is an absence. */
    awayMs: ms().notNull().default(0),
    awayCheckedAt: instant(),
    clockMs: ms().notNull().default(0),
    /** Up to where on its clock it is billed, in ms: whole minutes, the one under way included. */
    billedUntil: ms().notNull().default(0),
    chargedPaise: paise().notNull().default(0),
    refundedPaise: paise().notNull().default(0),
    /** Why minutes went back. */
    refundRule: text({ enum: ['silent', 'connection', 'short'] }),
    lastSeq: seq(),
    lastMessageAt: instant(),
    /** Where on its clock something was last written or talked; null: nothing yet. */
    lastMessageMs: bigint({ mode: 'number' }),
    healerWrote: boolean().notNull().default(false),
    /** Where on its clock the healer last wrote or talked; null: not yet. */
    healerWroteMs: bigint({ mode: 'number' }),
    /** Between two of the healer's messages: silences longer than the time for an answer, from and to on its clock, ms. */
    silences: jsonb().$type<readonly Silence[]>().notNull().default([]),
    /** Where on its clock the customer's oldest message stands that the healer has not answered; null where there is none. */
    unansweredMs: bigint({ mode: 'number' }),
    customerDelivered: seq(),
    healerDelivered: seq(),
    customerRead: seq(),
    healerRead: seq(),
    stars: integer(),
    review: text(),
    /** The customer had the transcript deleted. */
    transcriptDeletedAt: instant(),
    /** When each was last in the voice or video room, and when the room of the ended session was closed. */
    customerRoomAt: instant(),
    healerRoomAt: instant(),
    roomClosedAt: instant(),
  },
  (table) => [
    // A slot that was moved because nobody came opens once more at its new time.
    uniqueIndex('consultations_of_booking')
      .on(table.bookingId)
      .where(sql`${table.status} <> 'ended' or ${table.startedAt} is not null`),
    // One conversation at a time on either side; a healer may be asked by several.
    uniqueIndex('consultations_one_of_customer').on(table.userId).where(sql`${table.status} <> 'ended'`),
    uniqueIndex('consultations_one_of_healer')
      .on(table.healerId)
      .where(sql`${table.status} in ('accepted', 'running')`),
    index('consultations_user').on(table.userId, table.requestedAt),
    index('consultations_healer').on(table.healerId, table.requestedAt),
    index('consultations_healer_user').on(table.healerUserId, table.requestedAt),
    index('consultations_open').on(table.status).where(sql`${table.status} <> 'ended'`),
    index('consultations_rooms')
      .on(table.endedAt)
      .where(sql`${table.customerRoomAt} is not null or ${table.healerRoomAt} is not null`),
    check('consultations_clock', sql`${table.clockMs} >= 0 and ${table.billedUntil} >= 0`),
    check('consultations_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Minutes that were billed; each once, whoever bills. */
export const consultationMinutes = pgTable(
  'consultation_minutes',
  {
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    minute: integer().notNull(),
    amountPaise: paise().notNull(),
    billedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.consultationId, table.minute] })],
);

/** What was said. `seq` is the one order for both; `clientId` makes a message that is sent twice one. */
export const consultationMessages = pgTable(
  'consultation_messages',
  {
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    sender: text({ enum: ['customer', 'healer'] }).notNull(),
    clientId: text().notNull(),
    content: jsonb().$type<MessageContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.consultationId, table.seq] }),
    uniqueIndex('consultation_messages_once').on(table.consultationId, table.sender, table.clientId),
  ],
);

/** Pictures of messages: never files with an address of their own, and gone with what was said. */
export const consultationPictures = pgTable(
  'consultation_pictures',
  {
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** A WebP file, base64. */
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('consultation_pictures_of').on(table.consultationId)],
);

/** Money that was transferred to healers, as an administrator noted it; each is a movement of the ledger. */
export const healerPayouts = pgTable(
  'healer_payouts',
  {
    /** Made by whoever noted it: the same one again is no second transfer. */
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The person who was paid; null on old rows whose person is not recorded. */
    healerUserId: text().references(() => users.id),
    amountPaise: paise().notNull(),
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('healer_payouts_of').on(table.healerId, table.createdAt),
    check('healer_payouts_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Who has had their free minutes with which healer. */
export const freeChats = pgTable(
  'free_chats',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    healerId: text().notNull(),
    consultationId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.healerId] })],
);
