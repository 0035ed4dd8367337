import { parcelDirections, parcelStates, remittanceOutcomes } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { returnRequests } from '../orders/returns/schema.ts';
import { createdAt, instant, paise } from '../platform/database/columns.ts';
import { orders } from '../reservations/schema.ts';

/** Hand-overs: orders handed over together, with their bookings, one pickup, and labels. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: text().primaryKey(),
    /** The idempotency key of the request. */
    key: text().notNull(),
    courier: text().notNull(),
    /** The administrator's id. */
    createdBy: text().notNull(),
    pickupId: text(),
    /** The day of the pickup in India, YYYY-MM-DD. */
    pickupOn: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hand_overs_key').on(table.key),
    index('hand_overs_newest').on(table.createdAt),
  ],
);

/**
 * Parcels at a courier. The id is the reference sent with the booking, by which a booking with a
 * lost response is found again.
 */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    direction: text({ enum: parcelDirections }).notNull(),
    /** The return whose items the parcel brings back. */
    returnId: text().references(() => returnRequests.id),
    courier: text().notNull(),
    state: text({ enum: parcelStates }).notNull().default('booking'),
    awb: text(),
    courierRef: text(),
    carrier: text(),
    grams: integer().notNull(),
    codPaise: paise().notNull().default(0),
    /** The delivery date that the courier expects, and the last one announced to the customer. */
    expectedOn: text(),
    notifiedOn: text(),
    /** The courier's timestamp of the event that set the state. */
    stateAt: instant(),
    /** The number of missed deliveries, and of those that the customer has replied to. */
    misses: integer().notNull().default(0),
    answeredMisses: integer().notNull().default(0),
    answerDay: text(),
    /** The courier's reason for rejecting the parcel. */
    failure: text(),
    /** Whether an event contradicts the state: an administrator has to check. */
    contradicted: boolean().notNull().default(false),
    handOverId: text().references(() => handOvers.id),
    cancelRequestedAt: instant(),
    /** The cash that the courier has remitted for the parcel, in paise. */
    remittedPaise: paise(),
    /** The time of the next poll; null once no further event is expected. */
    pollAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('parcels_awb').on(table.courier, table.awb),
    uniqueIndex('parcels_one_per_order')
      .on(table.orderId)
      .where(
        sql`${table.direction} = 'forward' and ${table.state} not in ('cancelled', 'failed', 'returned')`,
      ),
    uniqueIndex('parcels_one_per_return')
      .on(table.returnId)
      .where(sql`${table.state} not in ('cancelled', 'failed')`),
    index('parcels_order').on(table.orderId),
    index('parcels_hand_over').on(table.handOverId),
    index('parcels_poll').on(table.pollAt).where(sql`${table.pollAt} is not null`),
    index('parcels_state').on(table.state, table.createdAt),
    index('parcels_cash')
      .on(table.courier, table.stateAt)
      .where(
        sql`${table.state} = 'delivered' and ${table.codPaise} > 0 and ${table.remittedPaise} is null`,
      ),
  ],
);

/** The events that couriers reported, append-only; a repeated event is stored once. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parcelId: text()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** Null for an event that does not change the state. */
    state: text({ enum: parcelStates }),
    /** The courier's timestamp. */
    at: timestamp({ withTimezone: true }).notNull(),
    place: text(),
    remark: text(),
    source: text({ enum: ['webhook', 'poll'] }).notNull(),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('parcel_events_once').on(
      table.parcelId,
      table.at,
      sql`coalesce(${table.state}, '')`,
      sql`md5(coalesce(${table.remark}, ''))`,
    ),
  ],
);

/** Remittances: cash handed over by a courier at once, from its file or its API. */
export const remittances = pgTable(
  'cod_remittances',
  {
    courier: text().notNull(),
    /** The courier's reference number. */
    reference: text().notNull(),
    /** The date in India, YYYY-MM-DD. */
    paidOn: text().notNull(),
    totalPaise: paise().notNull(),
    lineCount: integer().notNull(),
    source: text({ enum: ['file', 'courier'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.courier, table.reference] })],
);

/**
 * Lines of remittances with the outcome of their comparison; `duePaise` is the amount expected at
 * that time.
 */
export const remittanceLines = pgTable(
  'cod_remittance_lines',
  {
    courier: text().notNull(),
    reference: text().notNull(),
    position: integer().notNull(),
    awb: text().notNull(),
    amountPaise: paise().notNull(),
    parcelId: text().references(() => parcels.id),
    duePaise: paise(),
    outcome: text({ enum: remittanceOutcomes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courier, table.reference, table.position] }),
    index('cod_remittance_lines_parcel').on(table.parcelId),
  ],
);
