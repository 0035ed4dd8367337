import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';
import { users } from './schema.ts';

/** Passkeys (WebAuthn): public keys, by credential id. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The owner's name for the device. */
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    backedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** Challenges for passkeys to sign, each for one purpose, until they are used or expire. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['register', 'login', 'removal'] }).notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/**
 * Requested login codes. A code is derived from the id and the shop's secret; none is stored.
 * `userId`: the account that adds the number; null for a login.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: text().primaryKey(),
    /** The phone number, E.164. */
    phone: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    locale: locale(),
    /** Wrong codes entered so far. */
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('phone_codes_phone').on(table.phone),
    index('phone_codes_expiry').on(table.expiresAt),
  ],
);

/**
 * Administrators' authenticator apps (TOTP, RFC 6238); `confirmedAt` is null until the first code
 * is verified.
 */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted if SECOND_FACTOR_KEY is set, see `encrypt-secret.ts`. */
  secret: text().notNull(),
  confirmedAt: instant(),
  /** The 30-second step, counted from 1970, of the latest accepted code: no code works twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Single-use recovery codes that replace a lost authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex: the codes have 80 random bits. */
    hash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
