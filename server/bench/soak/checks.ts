import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { products } from '../../catalogue/schema.ts';
import { invoiceCounters, invoices } from '../../orders/invoices/schema.ts';
import { webhookEvents } from '../../payments/schema.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { assertInvariants } from '../../testing/invariants.ts';

const timeoutMs = 180_000;

/**
 * Increases the stock of most remedies for the run; every fifth keeps its small stock. @returns
 * tracked stock by product
 */
export async function fillShelves(db: Database): Promise<Record<string, number>> {
  const tracked = await db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.stock))
    .orderBy(products.id);
  const filled = tracked.filter((_, n) => n % 5 > 0).map(({ id }) => id);
  await db.update(products).set({ stock: 1_000_000 }).where(inArray(products.id, filled));
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(isNotNull(products.stock));
  return Object.fromEntries(rows.map(({ id, stock }) => [id, stock!]));
}

/**
 * Expires every open reservation and waits until the shop's jobs have finished. @throws on timeout
 */
export async function drainQueues(db: Database): Promise<number> {
  const startedAt = performance.now();
  const past = sql`now() - interval '1 minute'`;
  const open = eq(orders.status, 'created');
  await db.update(orders).set({ expiresAt: past, reconcileAt: past, leaseUntil: null }).where(open);
  for (;;) {
    // Failed jobs are retried immediately here, instead of after minutes.
    const soon = { reconcileAt: sql`least(${orders.reconcileAt}, now())` };
    await db
      .update(orders)
      .set(soon)
      .where(and(open, isNull(orders.leaseUntil)));
    await db
      .update(webhookEvents)
      .set({ dueAt: sql`least(${webhookEvents.dueAt}, now())` })
      .where(isNull(webhookEvents.processedAt));
    await db
      .update(outbox)
      .set({ dueAt: sql`least(${outbox.dueAt}, now())` })
      .where(isNull(outbox.doneAt));
    const [pending] = await db
      .select({
        orders: sql<number>`(select count(*) from ${orders} where ${open})::int`,
        outbox: sql<number>`(select count(*) from ${outbox} where ${isNull(outbox.doneAt)})::int`,
        webhooks: sql<number>`(select count(*) from ${webhookEvents} where ${isNull(webhookEvents.processedAt)})::int`,
      })
      .from(sql`(values (1)) as one`);
    if (!pending!.orders && !pending!.outbox && !pending!.webhooks)
      return performance.now() - startedAt;
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`Still to do: ${JSON.stringify(pending)}`);
    await pause(500);
  }
}

/**
 * Checks the invariants: money, stock, coupons, confirmations, and invoices numbered without gaps.
 * @throws naming the violations
 */
export async function checkSoakBooks(
  db: Database,
  expected: Parameters<typeof assertInvariants>[1],
): Promise<string> {
  await assertInvariants(db, expected);
  const counters = await db.select().from(invoiceCounters);
  for (const { series, financialYear, last } of counters) {
    const kind = series === 'INV' ? 'invoice' : 'credit_note';
    const numbers = await db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.kind, kind));
    const serials = numbers.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    const missing = serials.filter((serial, n) => serial !== n + 1);
    if (serials.length !== last || missing.length > 0)
      throw new Error(
        `${series} ${financialYear}: ${serials.length} papers, counted to ${last}, wrong from ${missing[0]}`,
      );
  }
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`count(*) filter (where ${orders.hasReservedStock})::int`,
    })
    .from(orders);
  const papers = counters.map(({ series, last }) => `${last} ${series}`).join(', ');
  return `${counts!.all} orders (${counts!.open} holding stock), ${await db.$count(outbox)} facts in the outbox, papers: ${papers}`;
}
