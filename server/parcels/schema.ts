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

/** Orders handed over by one press: their bookings, one pickup, and their labels. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: text().primaryKey(),
    /** One per press: the same key again is the same hand-over. */
    key: text().notNull(),
    courier: text().notNull(),
    /** The administrator's id. */
    createdBy: text().notNull(),
    pickupId: text(),
    /** The day in India (YYYY-MM-DD) of the pickup. */
    pickupOn: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hand_overs_key').on(table.key),
    index('hand_overs_newest').on(table.createdAt),
  ],
);

/**
 * A parcel at a courier. Its id is the reference sent with the booking: by it a booking whose
 * reply was lost is found again.
 */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    direction: text({ enum: parcelDirections }).notNull(),
    /** The return whose items it brings back. */
    returnId: text().references(() => returnRequests.id),
    courier: text().notNull(),
    state: text({ enum: parcelStates }).notNull().default('booking'),
    awb: text(),
    courierRef: text(),
    carrier: text(),
    grams: integer().notNull(),
    codPaise: paise().notNull().default(0),
    /** The day of delivery that the courier expects, and the last one announced to the customer. */
    expectedOn: text(),
    notifiedOn: text(),
    /** The courier's time of the event that led to the state. */
    stateAt: instant(),
    /** Missed deliveries so far, and how many of them the customer has answered. */
    misses: integer().notNull().default(0),
    answeredMisses: integer().notNull().default(0),
    answerDay: text(),
    /** The courier's reason for rejecting it. */
    failure: text(),
    /** An event contradicts the state: a person has to look. */
    contradicted: boolean().notNull().default(false),
    handOverId: text().references(() => handOvers.id),
    cancelRequestedAt: instant(),
    /** Cash that the courier has handed over for it. */
    remittedPaise: paise(),
    /** The time of the next poll; null once nothing follows. */
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

/** Every event that a courier reported, append-only; the same event again is no second row. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parcelId: text()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** Null for an event that changes no state. */
    state: text({ enum: parcelStates }),
    /** The courier's time. */
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

/** Cash that a courier handed over at once, from its file or its API. */
export const remittances = pgTable(
  'cod_remittances',
  {
    courier: text().notNull(),
    /** The courier's own number of it. */
    reference: text().notNull(),
    /** The day in India, YYYY-MM-DD. */
    paidOn: text().notNull(),
    totalPaise: paise().notNull(),
    lineCount: integer().notNull(),
    source: text({ enum: ['file', 'courier'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.courier, table.reference] })],
);

/** Its lines with the outcome of the comparison; `duePaise` is the amount expected then. */
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
