import { creditKinds, giftKinds } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { createdAt, instant, paise } from '../platform/database/columns.ts';
import type { LedgerAccount } from './accounts.ts';

/**
 * Movements between two ledger accounts, with their kind (reason). `ref` is the subject: money
 * moves once for each kind and ref.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: text().primaryKey(),
    kind: text({
      enum: [
        'top-up',
        'top-up-refund',
        'minute',
        'prepaid',
        'session-refund',
        'share',
        'payout',
        'tds',
        'closing',
        'closing-refund',
        ...creditKinds,
        ...giftKinds,
      ],
    }).notNull(),
    ref: text().notNull(),
    /** The refunded payment; null for movements that are not refunds. */
    paymentId: text(),
    /** The administrator's reason, displayed to the customer. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('ledger_movements_once').on(table.kind, table.ref)],
);

/**
 * The entries of movements: one debit and one credit each. Entries are immutable; a balance is a
 * sum of entries.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    movementId: text()
      .notNull()
      .references(() => ledgerMovements.id),
    side: text({ enum: ['from', 'to'] }).notNull(),
    /** A `LedgerAccount`. */
    account: text().notNull(),
    /** Negative for a debit. */
    amountPaise: paise().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.side] }),
    index('ledger_entries_account').on(table.account),
    check(
      'ledger_entries_sign',
      sql`(${table.side} = 'from') = (${table.amountPaise} < 0) and ${table.amountPaise} <> 0`,
    ),
  ],
);

/** Payments into a balance (top-ups): one session at the payment provider each. */
export const topUps = pgTable(
  'top_ups',
  {
    id: text().primaryKey(),
    /** Null for a gift card bought by a guest. */
    userId: text().references(() => users.id),
    /** The account that is credited. */
    account: text().$type<LedgerAccount>().notNull(),
    amountPaise: paise().notNull(),
    status: text({ enum: ['created', 'paid', 'ended'] })
      .notNull()
      .default('created'),
    provider: text().notNull(),
    gatewayOrderId: text(),
    /** The time of the next poll of the provider; null once no further payment is possible. */
    dueAt: instant(),
    paidAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('top_ups_gateway').on(table.provider, table.gatewayOrderId),
    index('top_ups_account').on(table.account),
    index('top_ups_user').on(table.userId, table.createdAt),
    index('top_ups_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('top_ups_amount', sql`${table.amountPaise} > 0`),
  ],
);

/**
 * Refunds of the remaining balance of a closed account or a refunded gift card: through the
 * payments into it, or by the owner's transfer. Until then the money is in `shop:closed`.
 */
export const balanceRefunds = pgTable(
  'closing_refunds',
  {
    /** The idempotency key for the provider. */
    key: text().primaryKey(),
    /** Null for a gift card's refund. */
    userId: text().references(() => users.id),
    provider: text().notNull(),
    /** Null if no payment can be refunded: the owner transfers the money. */
    paymentId: text(),
    amountPaise: paise().notNull(),
    /** `failed`: needs the owner's transfer. */
    status: text({ enum: ['queued', 'pending', 'processed', 'failed'] }).notNull(),
    gatewayRefundId: text(),
    /** The customer's contact for the transfer; deleted once the refund is complete. */
    contact: text(),
    /** The reference number of the owner's transfer. */
    reference: text(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('closing_refunds_payment').on(table.paymentId),
    index('closing_refunds_open').on(table.createdAt).where(sql`${table.status} <> 'processed'`),
    check('closing_refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);
