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
 * The reason for a movement between two accounts of the ledger. `ref` is its subject: the same
 * subject moves money once.
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
    /** The payment that a refund of it gives back; null for all other movements. */
    paymentId: text(),
    /** The reason that an administrator gave, for the customer to read. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('ledger_movements_once').on(table.kind, table.ref)],
);

/**
 * Both rows of a movement: a debit and a credit. Rows are immutable; a balance is a total of
 * rows.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    movementId: text()
      .notNull()
      .references(() => ledgerMovements.id),
    side: text({ enum: ['from', 'to'] }).notNull(),
    /** As `LedgerAccount` has them. */
    account: text().notNull(),
    /** Negative on the debited side. */
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

/** Money on its way into a balance: one session at the payment provider each. */
export const topUps = pgTable(
  'top_ups',
  {
    id: text().primaryKey(),
    /** Null of a gift card that a guest buys. */
    userId: text().references(() => users.id),
    /** The balance that it is for. */
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
 * Refunds of the remaining balance of a closed account or of a refunded gift card: by the payments
 * into it, or by the owner's transfer. The balance itself is in `shop:closed` until then.
 */
export const balanceRefunds = pgTable(
  'closing_refunds',
  {
    /** The idempotency key at the provider. */
    key: text().primaryKey(),
    /** Null of a gift card's. */
    userId: text().references(() => users.id),
    provider: text().notNull(),
    /** Null where no payment brought it: the owner transfers it. */
    paymentId: text(),
    amountPaise: paise().notNull(),
    /** `failed` waits for the owner's transfer. */
    status: text({ enum: ['queued', 'pending', 'processed', 'failed'] }).notNull(),
    gatewayRefundId: text(),
    /** The contact for the transfer; deleted once the money is back. */
    contact: text(),
    /** The number of the owner's transfer. */
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
