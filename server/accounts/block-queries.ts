import { createHash } from 'node:crypto';
import { emailKey, ShopError } from '@jyotiratna/contract';
import { inArray } from 'drizzle-orm';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { blocks } from './schema.ts';

export type BlockRow = typeof blocks.$inferSelect;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Only a hash is stored, of the mailbox's normal form: the address itself goes with its account,
 * the block does not.
 */
const blockKey = (email: string) => hashOf(canonicalEmail(email));

/** With the key of blocks that are older than the normal form. */
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

/** Which of these addresses are blocked. */
export async function findBlocked(db: Executor, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ emailHash: blocks.emailHash })
    .from(blocks)
    .where(inArray(blocks.emailHash, emails.flatMap(keysOf)));
  const found = new Set(rows.map(({ emailHash }) => emailHash));
  return new Set(emails.filter((email) => keysOf(email).some((key) => found.has(key))));
}

/** @returns whether it was not blocked before */
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

/** @returns whether it was blocked */
export async function deleteBlock(db: Executor, email: string): Promise<boolean> {
  const rows = await db
    .delete(blocks)
    .where(inArray(blocks.emailHash, keysOf(email)))
    .returning({ hash: blocks.emailHash });
  return rows.length > 0;
}
