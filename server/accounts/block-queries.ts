import { createHash } from 'node:crypto';
import { emailKey, ShopError } from '@jyotiratna/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../platform/database/built-once.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { blocks } from './schema.ts';

export type BlockRow = typeof blocks.$inferSelect;

/** Only a hash is kept: the address itself goes with its account, the block does not. */
export function blockKey(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex');
}

/** @throws ShopError customer_blocked (403) for an address that an administrator has blocked */
export async function refuseBlocked(db: Executor, email: string): Promise<void> {
  if (await findBlock(db, email)) throw new ShopError('customer_blocked');
}

const findByHash = builtOnce((db) =>
  db
    .select()
    .from(blocks)
    .where(eq(blocks.emailHash, sql.placeholder('hash'))),
);

export async function findBlock(db: Executor, email: string): Promise<BlockRow | null> {
  const [row] = await findByHash(db, { hash: blockKey(email) });
  return row ?? null;
}

/** Which of these addresses are blocked. */
export async function findBlocked(db: Executor, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ emailHash: blocks.emailHash })
    .from(blocks)
    .where(inArray(blocks.emailHash, emails.map(blockKey)));
  const found = new Set(rows.map(({ emailHash }) => emailHash));
  return new Set(emails.filter((email) => found.has(blockKey(email))));
}

/** @returns whether it was not blocked before */
export async function insertBlock(db: Executor, email: string, told: { reason: string; by: string }): Promise<boolean> {
  const rows = await db
    .insert(blocks)
    .values({ emailHash: blockKey(email), ...told })
    .onConflictDoNothing()
    .returning({ hash: blocks.emailHash });
  return rows.length > 0;
}

/** @returns whether it was blocked */
export async function deleteBlock(db: Executor, email: string): Promise<boolean> {
  const rows = await db
    .delete(blocks)
    .where(eq(blocks.emailHash, blockKey(email)))
    .returning({ hash: blocks.emailHash });
  return rows.length > 0;
}
