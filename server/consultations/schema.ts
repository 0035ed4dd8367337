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
 * Conversations with healers. Their clock counts the time during which both were present, in ms:
 * it is accumulated from the intervals between heartbeats, so that a wrong clock or a crashed
 * process cannot let it run on.
 */
export const consultations = pgTable(
  'consultations',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The user acting as that healer; null on old rows whose user is not recorded. */
    healerUserId: text().references(() => users.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The booked slot of origin. */
    bookingId: text().references(() => bookings.id),
    mode: text({ enum: bookingModes }).notNull().default('chat'),
    /** They talk by phone or on another server: participants need not leave the page open. */
    elsewhere: boolean().notNull().default(false),
    status: text({ enum: ['requested', 'waiting', 'accepted', 'running', 'ended'] })
      .notNull()
      .default('requested'),
    endReason: text({
      enum: [
        'customer',
        'healer',
        'balance',
        'time',
        'silence',
        'away',
        'declined',
        'missed',
        'withdrawn',
        'no_show',
      ],
    }),
    /** Paise per minute; 0 for a session with a fixed price. */
    ratePaise: paise().notNull(),
    /** The fixed price of a phone or video session; null: by the minute. */
    wholePaise: paise(),
    /**
     * The part of it recorded by the owner as paid before the start; the balance covers the rest.
     */
    prepaidPaise: paise().notNull().default(0),
    /** Free minutes if this is the first chat with that healer; decided at its start. */
    freeMinutes: integer().notNull().default(0),
    /** The healer's share of the customer's payment. */
    sharePercent: integer().notNull(),
    locale: locale(),
    /** Requested while the healer was only reachable: it rang on their device. */
    byPush: boolean().notNull().default(false),
    /** The customer's question; deleted with the transcript. */
    question: text().notNull().default(''),
    requestedAt: createdAt(),
    /** Deadline for accepting a request, or for both participants to join an accepted session. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: instant(),
    startedAt: instant(),
    endedAt: instant(),
    customerSeenAt: instant(),
    healerSeenAt: instant(),
    /** The time of the clock's last update: until then both were present. */
    tickedAt: instant(),
    /**
     * Observed absence of a side in ms, and the time of the last sweep: a clock jump is no absence.
     */
    awayMs: ms().notNull().default(0),
    awayCheckedAt: instant(),
    clockMs: ms().notNull().default(0),
    /** Billing position on its clock, in ms: whole minutes, including the current one. */
    billedUntil: ms().notNull().default(0),
    chargedPaise: paise().notNull().default(0),
    refundedPaise: paise().notNull().default(0),
    /** Refunds by administrators beyond the rules; they do not reduce the healer's share. */
    adminRefundedPaise: paise().notNull().default(0),
    /** Why minutes went back. */
    refundRule: text({ enum: ['silent', 'connection', 'short'] }),
    lastSeq: seq(),
    lastMessageAt: instant(),
    /** Position on its clock of the last message or voice activity; null before the first. */
    lastMessageMs: bigint({ mode: 'number' }),
    healerWrote: boolean().notNull().default(false),
    /** Where on its clock the healer last wrote or talked; null: not yet. */
    healerWroteMs: bigint({ mode: 'number' }),
    /**
     * Between two of the healer's messages: silences longer than the reply time limit, from and to
     * on its clock, ms.
     */
    silences: jsonb().$type<readonly Silence[]>().notNull().default([]),
    /**
     * Position on its clock of the customer's oldest message without a reply by the healer; null if
     * all have a reply.
     */
    unansweredMs: bigint({ mode: 'number' }),
    customerDelivered: seq(),
    healerDelivered: seq(),
    customerRead: seq(),
    healerRead: seq(),
    stars: integer(),
    review: text(),
    /** The customer had the transcript deleted. */
    transcriptDeletedAt: instant(),
    /**
     * The last presence of each side in the voice or video room, and the time at which the room of
     * the closed session was closed.
     */
    customerRoomAt: instant(),
    healerRoomAt: instant(),
    roomClosedAt: instant(),
  },
  (table) => [
    // A slot moved because of an absence opens once more at its new time.
    uniqueIndex('consultations_of_booking')
      .on(table.bookingId)
      .where(sql`${table.status} <> 'ended' or ${table.startedAt} is not null`),
    // One conversation at a time on either side; a healer may have several requests.
    uniqueIndex('consultations_one_of_customer')
      .on(table.userId)
      .where(sql`${table.status} <> 'ended'`),
    uniqueIndex('consultations_one_of_healer')
      .on(table.healerId)
      .where(sql`${table.status} in ('accepted', 'running')`),
    index('consultations_user').on(table.userId, table.requestedAt),
    index('consultations_healer').on(table.healerId, table.requestedAt),
    index('consultations_healer_user').on(table.healerUserId, table.requestedAt),
    index('consultations_by_push')
      .on(table.healerUserId, table.requestedAt)
      .where(sql`${table.byPush}`),
    index('consultations_open').on(table.status).where(sql`${table.status} <> 'ended'`),
    index('consultations_rooms')
      .on(table.endedAt)
      .where(sql`${table.customerRoomAt} is not null or ${table.healerRoomAt} is not null`),
    check('consultations_clock', sql`${table.clockMs} >= 0 and ${table.billedUntil} >= 0`),
    check(
      'consultations_refunds',
      sql`${table.adminRefundedPaise} >= 0 and ${table.refundedPaise} + ${table.adminRefundedPaise} <= ${table.chargedPaise}`,
    ),
    check('consultations_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Billed minutes; each once, whichever process bills. */
export const consultationMinutes = pgTable(
  'consultation_minutes',
  {
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Zero-based. */
    minute: integer().notNull(),
    amountPaise: paise().notNull(),
    billedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.consultationId, table.minute] })],
);

/**
 * Messages. `seq` is the common order of both sides; `clientId` deduplicates a message that is
 * sent twice.
 */
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
    uniqueIndex('consultation_messages_once').on(
      table.consultationId,
      table.sender,
      table.clientId,
    ),
  ],
);

/** Images of messages: never files with a URL of their own, and deleted with the transcript. */
export const consultationImages = pgTable(
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

/** A healer's private notes about customers who shared a birth with them. */
export const clientNotes = pgTable(
  'client_notes',
  {
    healerUserId: text()
      .notNull()
      .references(() => users.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    note: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.healerUserId, table.userId] }),
    index('client_notes_user').on(table.userId),
  ],
);

/**
 * Money that was transferred to healers, as an administrator noted it; each is a movement of the
 * ledger.
 */
export const healerPayouts = pgTable(
  'healer_payouts',
  {
    /** Generated by the client: the same id is no second transfer. */
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The recipient; null on old rows whose user is not recorded. */
    healerUserId: text().references(() => users.id),
    /** Before tax. */
    amountPaise: paise().notNull(),
    /** Tax deducted at source: the rest of the amount was transferred. */
    tdsPaise: paise().notNull().default(0),
    /** Payment code and rate by which it was deducted; null where none was. */
    tdsCode: text(),
    tdsBasisPoints: integer(),
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('healer_payouts_of').on(table.healerId, table.createdAt),
    check('healer_payouts_amount', sql`${table.amountPaise} > 0`),
    check('healer_payouts_tds', sql`${table.tdsPaise} between 0 and ${table.amountPaise}`),
  ],
);

/** Used free minutes, by customer and healer. */
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
