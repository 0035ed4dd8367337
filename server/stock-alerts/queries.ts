import type { Locale } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { stockAlerts } from './schema.ts';

export type StockAlertRow = typeof stockAlerts.$inferSelect;

/**
 * Adds an alert of an address for a variant. A new request reactivates an alert that was already
 * sent; with `proven` no further confirmation is needed, and a confirmed address stays confirmed.
 */
export async function recordAlert(
  tx: Executor,
  alert: {
    id: string;
    email: string;
    locale: Locale;
    productId: string;
    variantId: string;
    verified: boolean;
  },
): Promise<StockAlertRow> {
  const { verified, ...values } = alert;
  const now = sql`now()`;
  const isNotified = sql`${stockAlerts.notifiedAt} is not null`;
  const [row] = await tx
    .insert(stockAlerts)
    .values({ ...values, confirmedAt: verified ? now : null })
    .onConflictDoUpdate({
      target: [stockAlerts.email, stockAlerts.variantId],
      set: {
        locale: values.locale,
        round: sql`case when ${isNotified} then ${stockAlerts.round} + 1 else ${stockAlerts.round} end`,
        confirmedAt: verified
          ? sql`case when ${isNotified} then now() else coalesce(${stockAlerts.confirmedAt}, now()) end`
          : sql`case when ${isNotified} then null else ${stockAlerts.confirmedAt} end`,
        createdAt: sql`case when ${isNotified} then now() else ${stockAlerts.createdAt} end`,
        notifiedAt: null,
      },
    })
    .returning();
  return defined(row);
}

export async function findAlert(db: Executor, id: string): Promise<StockAlertRow | null> {
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  return row ?? null;
}

/** Confirms the address of an alert; idempotent. @returns false for an unknown id */
export async function confirmAlertRow(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, now())` })
    .where(eq(stockAlerts.id, id))
    .returning({ id: stockAlerts.id });
  return rows.length > 0;
}

/** Deletes all alerts of an address (lower-cased). */
export async function deleteAlertsByEmail(db: Executor, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}

/** The pending and recently sent alerts of an address. */
export async function listAlertsByEmail(db: Executor, email: string) {
  const { productId, createdAt: requestedAt, confirmedAt, notifiedAt } = stockAlerts;
  return db
    .select({
      email: stockAlerts.email,
      productId,
      sku: productVariants.sku,
      requestedAt,
      confirmedAt,
      notifiedAt: notifiedAt,
    })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .where(eq(stockAlerts.email, email));
}

/**
 * Claims at most `max` due alerts, each once: of concurrent processes one gets it. A single
 * statement; the caller's transaction queues the messages.
 */
export async function claimDueAlerts(
  tx: Executor,
  max: number,
): Promise<Pick<StockAlertRow, 'id' | 'round' | 'email'>[]> {
  const stock = sql`case when ${products.hasVariants} then ${productVariants.stock} else ${products.stock} end`;
  const back = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(
      and(
        isNull(stockAlerts.notifiedAt),
        isNotNull(stockAlerts.confirmedAt),
        onSale,
        isNull(productVariants.deletedAt),
        // The alert's variant no longer exists in the same form: the product has got options, or
        // has none any more.
        sql`${products.hasVariants} = (${productVariants.options} <> '[]'::jsonb)`,
        sql`coalesce(${stock}, 1) > 0`,
      ),
    )
    .orderBy(stockAlerts.createdAt)
    .limit(max)
    .for('update', { of: stockAlerts, skipLocked: true });
  return tx
    .update(stockAlerts)
    .set({ notifiedAt: sql`now()` })
    .where(and(inArray(stockAlerts.id, back), isNull(stockAlerts.notifiedAt)))
    .returning({ id: stockAlerts.id, round: stockAlerts.round, email: stockAlerts.email });
}

/** Deletes alerts that were sent, or never confirmed, more than this number of days ago. */
export async function deleteAlertRequests(db: Executor, days: number): Promise<void> {
  const then = sql`now() - make_interval(days => ${days}::int)`;
  await db
    .delete(stockAlerts)
    .where(
      or(
        sql`${stockAlerts.notifiedAt} < ${then}`,
        and(isNull(stockAlerts.confirmedAt), sql`${stockAlerts.createdAt} < ${then}`),
      ),
    );
}

/** Deletes alerts that have been pending for more than this number of days. */
export async function deletePendingAlerts(db: Executor, days: number): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(sql`${stockAlerts.createdAt} < now() - make_interval(days => ${days}::int)`);
}
