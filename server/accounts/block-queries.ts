import { createHash } from 'node:crypto';
import { emailKey, ShopError } from '@jyotiratna/contract';
import { inArray } from 'drizzle-orm';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { blocks } from './schema.ts';

export type BlockRow = typeof blocks.$inferSelect;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A block stores only the SHA-256 of the normalized mailbox: it outlasts the account, whose
 * deletion erases the address itself.
 */
const blockKey = (email: string) => hashOf(canonicalEmail(email));

/** Both possible keys of an address: blocks from before the normalization have a different one. */
const keysOf = (email: string) => [blockKey(email), hashOf(emailKey(email))];

/** @throws ShopError customer_blocked (403) for an address that an administrator has blocked */
export async function rejectBlocked(db: Executor, email: string): Promise<void> {
  if (await findBlock(db, email)) throw new ShopError('customer_blocked');
}

export async function findBlock(db: Executor, email: string): Promise<BlockRow | null> {
  const [row] = await db
    .select()
    .from(blocks)
    .where(inArray(blocks.emailHash, keysOf(email)));
  return row ?? null;
}

/** The blocked ones among these email addresses. */
export async function findBlocked(db: Executor, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ emailHash: blocks.emailHash })
    .from(blocks)
    .where(inArray(blocks.emailHash, emails.flatMap(keysOf)));
  const found = new Set(rows.map(({ emailHash }) => emailHash));
  return new Set(emails.filter((email) => keysOf(email).some((key) => found.has(key))));
}

/**
 * Blocks an email address.
 * @returns false if it was blocked already
 */
export async function insertBlock(
  db: Executor,
  email: string,
  block: { reason: string; by: string },
): Promise<boolean> {
  if (await findBlock(db, email)) return false;
  const rows = await db
    .insert(blocks)
    .values({ emailHash: blockKey(email), ...block })
    .onConflictDoNothing()
    .returning({ hash: blocks.emailHash });
  return rows.length > 0;
}

/**
 * Unblocks an email address.
 * @returns false if it was not blocked
 */
export async function deleteBlock(db: Executor, email: string): Promise<boolean> {
  const rows = await db
    .delete(blocks)
    .where(inArray(blocks.emailHash, keysOf(email)))
    .returning({ hash: blocks.emailHash });
  return rows.length > 0;
}
