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

/** A healer's silence: its start and end in ms on the session's clock. */
export type Silence = readonly [fromMs: number, toMs: number];

const ms = () => bigint({ mode: 'number' });
const seq = () => integer().notNull().default(0);

/**
 * Sessions with healers. A session's clock counts the time in which both sides were present, in ms.
 * It accumulates intervals between heartbeats, so that neither a wrong system clock nor a crashed
 * process can make it run on.
 */
export const consultations = pgTable(
  'consultations',
  {
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The user who acts as the healer; null in old rows without a recorded user. */
    healerUserId: text().references(() => users.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The booking from which the session was created; null for a requested chat. */
    bookingId: text().references(() => bookings.id),
    mode: text({ enum: bookingModes }).notNull().default('chat'),
    /**
     * The session takes place by phone or on another server, so the customer need not leave the
     * page open.
     */
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
    /** Fixed price of a phone or video session; null if it is billed by the minute. */
    wholePaise: paise(),
    /**
     * The part of the fixed price recorded as paid before the start; the rest is debited from the
     * balance.
     */
    prepaidPaise: paise().notNull().default(0),
    /** Free minutes of the first chat with that healer; decided at the start. */
    freeMinutes: integer().notNull().default(0),
    /** The healer's share (commission) of the customer's payment, in percent. */
    sharePercent: integer().notNull(),
    locale: locale(),
    /** Requested while the healer was offline but reachable by push. */
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
    /** The clock's last update; both sides were present until then. */
    tickedAt: instant(),
    /**
     * Observed absence of a side in ms, and time of the last sweep, which distinguish absences from
     * jumps of the system clock.
     */
    awayMs: ms().notNull().default(0),
    awayCheckedAt: instant(),
    clockMs: ms().notNull().default(0),
    /** Billing position on the clock, in ms: the end of the last billed minute. */
    billedUntil: ms().notNull().default(0),
    chargedPaise: paise().notNull().default(0),
    refundedPaise: paise().notNull().default(0),
    /**
     * Refunds by administrators in addition to the rules; they do not reduce the healer's share.
     */
    adminRefundedPaise: paise().notNull().default(0),
    /** The rule by which minutes were refunded. */
    refundRule: text({ enum: ['silent', 'connection', 'short'] }),
    lastSeq: seq(),
    lastMessageAt: instant(),
    /** Position on the clock of the last message or voice activity; null before the first. */
    lastMessageMs: bigint({ mode: 'number' }),
    healerWrote: boolean().notNull().default(false),
    /**
     * Position on the clock of the healer's last message or voice activity; null before the first.
     */
    healerWroteMs: bigint({ mode: 'number' }),
    /**
     * Silences between the healer's messages that exceeded the reply time limit, with start and end
     * in ms on the clock.
     */
    silences: jsonb().$type<readonly Silence[]>().notNull().default([]),
    /**
     * Position on the clock of the customer's oldest message without a reply; null if all have one.
     */
    unansweredMs: bigint({ mode: 'number' }),
    customerDelivered: seq(),
    healerDelivered: seq(),
    customerRead: seq(),
    healerRead: seq(),
    stars: integer(),
    review: text(),
    /** Time at which the transcript was deleted. */
    transcriptDeletedAt: instant(),
    /**
     * Last presence of each side in the voice or video room, and the time at which the closed
     * session's room was closed.
     */
    customerRoomAt: instant(),
    healerRoomAt: instant(),
    roomClosedAt: instant(),
  },
  (table) => [
    // A booking that was moved because of an absence gets another session at its new time.
    uniqueIndex('consultations_of_booking')
      .on(table.bookingId)
      .where(sql`${table.status} <> 'ended' or ${table.startedAt} is not null`),
    // At most one session at a time per customer and per healer; a healer may have several
    // requests.
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

/** Billed minutes; the primary key prevents billing a minute twice. */
export const consultationMinutes = pgTable(
  'consultation_minutes',
  {
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Zero-based index of the minute. */
    minute: integer().notNull(),
    amountPaise: paise().notNull(),
    billedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.consultationId, table.minute] })],
);

/**
 * Messages of sessions. `seq` is the order common to both sides; `clientId` deduplicates messages
 * that are sent again.
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

/** Images of messages, without URLs of their own, deleted with the transcript. */
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

/** Payouts to healers, recorded by an administrator; each has a ledger movement. */
export const healerPayouts = pgTable(
  'healer_payouts',
  {
    /** Generated by the client: an idempotency key. */
    id: text().primaryKey(),
    healerId: text().notNull(),
    /** The recipient; null in old rows without a recorded user. */
    healerUserId: text().references(() => users.id),
    /** Amount before tax. */
    amountPaise: paise().notNull(),
    /** Tax deducted at source (TDS); the remainder was transferred. */
    tdsPaise: paise().notNull().default(0),
    /** Payment code and rate of the deduction; null without one. */
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

/** Free minutes that were used, by customer and healer. */
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
