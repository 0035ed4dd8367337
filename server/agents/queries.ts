import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { agentCarts, agentReplies } from './schema.ts';

export type AgentCartRow = typeof agentCarts.$inferSelect;
export type AgentItem = AgentCartRow['items'][number];
/** The contents of a cart or a checkout that an agent can set. */
export type AgentContents = Pick<AgentCartRow, 'items' | 'codes' | 'destination'>;
export type StoredReply = Pick<
  typeof agentReplies.$inferSelect,
  'key' | 'requestHash' | 'status' | 'body'
>;

const inSixHours = sql`now() + interval '6 hours'`;

/** A cart or checkout that has not expired; null for an unknown one. */
export async function findAgentCart(db: Executor, id: string): Promise<AgentCartRow | null> {
  const rows = await db
    .select()
    .from(agentCarts)
    .where(and(eq(agentCarts.id, id), gt(agentCarts.expiresAt, sql`now()`)));
  return rows[0] ?? null;
}

/** The open checkout that was created from a cart; null without one. */
export async function findCheckoutOf(db: Executor, cartId: string): Promise<AgentCartRow | null> {
  const rows = await db
    .select()
    .from(agentCarts)
    .where(
      and(
        eq(agentCarts.cartId, cartId),
        eq(agentCarts.status, 'open'),
        gt(agentCarts.expiresAt, sql`now()`),
      ),
    );
  return rows[0] ?? null;
}

/** @returns false if the cart already has an open checkout */
export async function insertAgentCart(
  db: Executor,
  cart: AgentContents & Pick<AgentCartRow, 'id' | 'cartId'>,
): Promise<boolean> {
  if (cart.cartId) {
    const expired = lt(agentCarts.expiresAt, sql`now()`);
    await db.delete(agentCarts).where(and(eq(agentCarts.cartId, cart.cartId), expired));
  }
  const rows = await db
    .insert(agentCarts)
    .values({ ...cart, expiresAt: inSixHours })
    .onConflictDoNothing()
    .returning({ id: agentCarts.id });
  return rows.length > 0;
}

/** Changes an open cart and extends its lifetime to six hours. @returns whether it was open */
export async function changeAgentCart(
  db: Executor,
  id: string,
  change: AgentContents | { status: 'canceled' },
): Promise<boolean> {
  const open = and(
    eq(agentCarts.id, id),
    eq(agentCarts.status, 'open'),
    gt(agentCarts.expiresAt, sql`now()`),
  );
  const rows = await db
    .update(agentCarts)
    .set({ ...change, expiresAt: inSixHours })
    .where(open)
    .returning({ id: agentCarts.id });
  return rows.length > 0;
}

export async function findReply(db: Executor, key: string): Promise<StoredReply | null> {
  const rows = await db.select().from(agentReplies).where(eq(agentReplies.key, key));
  return rows[0] ?? null;
}

/** Stores the response for an idempotency key. @returns false if the key already has one */
export async function insertReply(db: Executor, reply: StoredReply): Promise<boolean> {
  const rows = await db
    .insert(agentReplies)
    .values(reply)
    .onConflictDoNothing()
    .returning({ key: agentReplies.key });
  return rows.length > 0;
}

/** Deletes expired carts, and stored responses older than a day. */
export async function deleteExpiredAgentCarts(db: Executor): Promise<void> {
  await db.delete(agentCarts).where(lt(agentCarts.expiresAt, sql`now()`));
  await db.delete(agentReplies).where(lt(agentReplies.createdAt, sql`now() - interval '1 day'`));
}
