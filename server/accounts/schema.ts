import { adminRoles, deliveryStates, type TokenScope } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
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
import { createdAt, instant, locale, type StoredBilling } from '../platform/database/columns.ts';

/** Login methods that open a session. */
export const loginMethods = ['password', 'passkey', 'google', 'phone'] as const;
export type LoginMethod = (typeof loginMethods)[number];

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Email address in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['user', 'admin', 'healer'] })
      .notNull()
      .default('user'),
    /** The administrator's role; without effect for other users. */
    duty: text({ enum: adminRoles }).notNull().default('everything'),
    image: text(),
    /** A verified mobile number, E.164; null without one. */
    phone: text(),
    /**
     * argon2id in PHC form, or a hash of WordPress until the next login; null without a password.
     */
    passwordHash: text(),
    /**
     * The password was printed or read out: an administrator must change it before any other
     * action.
     */
    mustChangePassword: boolean().notNull().default(false),
    emailVerifiedAt: instant(),
    locale: locale(),
    /** Set when the account was deleted; the row stays so that orders retain their owner. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_alive').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_phone_alive').on(table.phone).where(sql`${table.deletedAt} is null`),
    // Prefix search of email addresses, for the search of orders.
    index('users_email_prefix').on(table.email.op('text_pattern_ops')),
    // The administrators' list of customers, and prefix search of name parts.
    index('users_customers')
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'user' and ${table.deletedAt} is null`),
    index('users_name_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
    check(
      'users_duty',
      sql`${table.duty} in ('everything', 'packing', 'sales', 'content', 'accounts')`,
    ),
    check('users_role', sql`${table.role} in ('user', 'admin', 'healer')`),
  ],
);

/**
 * Identities at an OpenID provider: identified by (issuer, subject), never by the email address.
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256, hex, of the cookie's token: a leaked database opens no session. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Absolute expiry, regardless of activity. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    userAgent: text(),
    /** Login method: a passkey with user verification counts as a second factor. */
    method: text({ enum: loginMethods }).notNull().default('password'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * Single-use secrets (one-time tokens), sent by email or displayed once: password resets, email
 * verification, invitations of administrators (`invite`) and of healers (`healer`); `email`
 * verifies an account's new address, `email-back` reverts to the old one; `google-link` authorizes
 * a browser to link a Google identity to its account.
 */
export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the secret, hex. */
    hash: text().primaryKey(),
    purpose: text({
      enum: ['reset', 'verify', 'invite', 'email', 'email-back', 'google-link', 'healer'],
    }).notNull(),
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    issuedBy: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('tokens_email').on(table.purpose, table.email)],
);

/** API tokens: each calls the administration's endpoints on behalf of its creator. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** SHA-256 of the token, hex. */
    hash: text().notNull(),
    /** The token's last four characters. */
    ending: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Accurate to a minute. */
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('api_tokens_hash').on(table.hash),
    index('api_tokens_user').on(table.userId),
  ],
);

/**
 * Counters of rate-limited events such as failed logins, one row per key; they survive a restart.
 */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Saved addresses. The API identifies them by position, ordered by `id`. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    addressLine: text().notNull(),
    apartment: text().notNull().default(''),
    city: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    pincode: text().notNull(),
    phone: text().notNull(),
    billingSameAsShipping: boolean().notNull().default(true),
    /** The invoice's billing address; null if it equals this one. */
    billing: jsonb().$type<StoredBilling>(),
    primary: boolean('is_primary').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.id),
    // Phone numbers by their last 10 digits, regardless of format.
    index('addresses_phone').on(
      sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), 10) text_pattern_ops`,
    ),
    uniqueIndex('addresses_one_primary').on(table.userId).where(sql`${table.primary}`),
  ],
);

/** Users' consents and withdrawals, with time and version of the privacy notice. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    /** The phone number of a consent to messages, E.164. */
    phone: text(),
    purpose: text().notNull(),
    noticeVersion: text().notNull(),
    granted: boolean().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('consents_user').on(table.userId),
    index('consents_phone').on(table.phone, table.id).where(sql`${table.phone} is not null`),
  ],
);

/** Blocked email addresses, as SHA-256 in hex: they may neither log in nor order. */
export const blocks = pgTable('blocks', {
  emailHash: text().primaryKey(),
  reason: text().notNull(),
  /** Email address of the administrator who blocked it. */
  by: text().notNull(),
  at: createdAt(),
});

/**
 * Administrators' notes about a customer: about an account by its id, about a guest by email
 * address.
 */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    text: text().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('customer_notes_user').on(table.userId, table.id),
    index('customer_notes_email').on(table.email, table.id),
    check('customer_notes_of', sql`(${table.userId} is null) <> (${table.email} is null)`),
  ],
);

/**
 * Append-only log of administrators' actions; `difference` contains before and after of the
 * change.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: text().notNull(),
    actorEmail: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    difference: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The IP address of the request, for logins and security settings. */
    ip: text(),
    /** The user agent. */
    device: text(),
    at: createdAt(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_actor').on(table.actorEmail, table.id),
    index('audit_log_at').on(table.at),
  ],
);
