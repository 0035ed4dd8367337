import type { Locale } from '@jyotiratna/contract';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { onSale } from '../../catalogue/queries.ts';
import { products, productVariants } from '../../catalogue/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { stockAlerts } from '../schema.ts';

export type AlertRow = typeof stockAlerts.$inferSelect;

/**
 * Notes that an address waits for a variant. Who was told before and asks again waits again; `proven` needs no other yes, and
 * who has said yes stays so.
 */
export async function noteAlert(
  tx: Executor,
  alert: { id: string; email: string; locale: Locale; productId: string; variantId: string; proven: boolean },
): Promise<AlertRow> {
  const { proven, ...values } = alert;
  const now = sql`now()`;
  const result = sql`${stockAlerts.toldAt} is not null`;
  const [row] = await tx
    .insert(stockAlerts)
    .values({ ...values, confirmedAt: proven ? now : null })
    .onConflictDoUpdate({
      target: [stockAlerts.email, stockAlerts.variantId],
      set: {
        locale: values.locale,
        round: sql`case when ${result} then ${stockAlerts.round} + 1 else ${stockAlerts.round} end`,
        confirmedAt: proven
          ? sql`case when ${result} then now() else coalesce(${stockAlerts.confirmedAt}, now()) end`
          : sql`case when ${result} then null else ${stockAlerts.confirmedAt} end`,
        createdAt: sql`case when ${result} then now() else ${stockAlerts.createdAt} end`,
        toldAt: null,
      },
    })
    .returning();
  return row!;
}

export async function findAlert(db: Executor, id: string): Promise<AlertRow | null> {
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  return row ?? null;
}

/** Notes the yes of an address; said before, it changes nothing. @returns false where nobody waits under that id */
export async function confirmAlertRow(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, now())` })
    .where(eq(stockAlerts.id, id))
    .returning({ id: stockAlerts.id });
  return rows.length > 0;
}

/** Takes out everything that an address (lower-cased) waits for. */
export async function deleteAlertsByEmail(db: Executor, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}

/** What an address waits for, or was told of lately. */
export async function listAlertsByEmail(db: Executor, email: string) {
  const { productId, createdAt: askedAt, confirmedAt, toldAt } = stockAlerts;
  return db
    .select({ email: stockAlerts.email, productId, sku: productVariants.sku, askedAt, confirmedAt, toldAt })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .where(eq(stockAlerts.email, email));
}

/**
 * Takes up to that many of those whose wait is over, each once: of processes at the same time one gets it. One statement; the
 * caller's transaction decides that they are told.
 */
export async function takeOver(tx: Executor, max: number): Promise<{ id: string; round: number }[]> {
  const stock = sql`case when ${products.optioned} then ${productVariants.stock} else ${products.stock} end`;
  const back = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(
      and(
        isNull(stockAlerts.toldAt),
        isNotNull(stockAlerts.confirmedAt),
        onSale,
        isNull(productVariants.deletedAt),
        // A product without options that got some, or lost them, sells another thing.
        sql`${products.optioned} = (${productVariants.options} <> '[]'::jsonb)`,
        sql`coalesce(${stock}, 1) > 0`,
      ),
    )
    .orderBy(stockAlerts.createdAt)
    .limit(max)
    .for('update', { of: stockAlerts, skipLocked: true });
  return tx
    .update(stockAlerts)
    .set({ toldAt: sql`now()` })
    .where(and(inArray(stockAlerts.id, back), isNull(stockAlerts.toldAt)))
    .returning({ id: stockAlerts.id, round: stockAlerts.round });
}

/** Removes requests that were told, or never confirmed, so many days ago. */
export async function forgetAlertRequests(db: Executor, days: number): Promise<void> {
  const then = sql`now() - make_interval(days => ${days}::int)`;
  await db
    .delete(stockAlerts)
    .where(
      or(
        sql`${stockAlerts.toldAt} < ${then}`,
        and(isNull(stockAlerts.confirmedAt), sql`${stockAlerts.createdAt} < ${then}`),
      ),
    );
}

/** Removes those who have waited for so many days. */
export async function forgetWaitingAlerts(db: Executor, days: number): Promise<void> {
  await db.delete(stockAlerts).where(sql`${stockAlerts.createdAt} < now() - make_interval(days => ${days}::int)`);
}
