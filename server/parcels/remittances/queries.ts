import { defined } from '@jyotiratna/contract';
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { indianDay } from '../../platform/database/india.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orders } from '../../reservations/schema.ts';
import { parcels, remittanceLines, remittances } from '../schema.ts';
import type { KnownParcel, MatchedLine } from './plan-match.ts';

export type RemittanceRow = typeof remittances.$inferSelect;

/** Inserts a remittance. @returns false if it is stored already, by courier and reference */
export async function insertRemittance(
  tx: Transaction,
  row: typeof remittances.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(remittances)
    .values(row)
    .onConflictDoNothing()
    .returning({ at: remittances.createdAt });
  return rows.length > 0;
}

/**
 * The parcels with these AWBs, locked in a fixed order, so that concurrent remittances never pay
 * one twice.
 */
export async function lockRemitted(
  tx: Transaction,
  courier: string,
  awbs: readonly string[],
): Promise<Map<string, KnownParcel>> {
  const { id, awb, state, codPaise, remittedPaise } = parcels;
  const rows = await tx
    .select({ id, awb, state, codPaise, remittedPaise })
    .from(parcels)
    .where(and(eq(parcels.courier, courier), sql`${awb} = any(${sql.param([...awbs])}::text[])`))
    .orderBy(asc(id))
    .for('update');
  return new Map(
    rows.map((row) => {
      const duePaise = row.state === 'delivered' ? row.codPaise : 0;
      return [defined(row.awb), { id: row.id, duePaise, remitted: row.remittedPaise !== null }];
    }),
  );
}

const batch = 500;

/** Stores the lines of a remittance, and the remitted amount of each parcel. */
export async function storeLines(
  tx: Transaction,
  { courier, reference }: Pick<RemittanceRow, 'courier' | 'reference'>,
  lines: readonly MatchedLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, courier, reference, position }));
  for (let from = 0; from < rows.length; from += batch)
    await tx.insert(remittanceLines).values(rows.slice(from, from + batch));
  await tx
    .update(parcels)
    .set({ remittedPaise: sql`${remittanceLines.amountPaise}`, updatedAt: sql`now()` })
    .from(remittanceLines)
    .where(
      and(
        eq(remittanceLines.courier, courier),
        eq(remittanceLines.reference, reference),
        eq(remittanceLines.parcelId, parcels.id),
        inArray(remittanceLines.outcome, ['matched', 'less', 'more']),
      ),
    );
}

/**
 * The lines that were remitted for a parcel before its delivery was reported, the earliest first.
 */
export async function listEarlyLines(tx: Transaction, parcelId: string) {
  const { courier, reference, position, amountPaise } = remittanceLines;
  return tx
    .select({ courier, reference, position, amountPaise })
    .from(remittanceLines)
    .innerJoin(
      remittances,
      and(eq(remittances.courier, courier), eq(remittances.reference, reference)),
    )
    .where(and(eq(remittanceLines.parcelId, parcelId), eq(remittanceLines.outcome, 'not_due')))
    .orderBy(asc(remittances.createdAt), asc(reference), asc(position));
}

export async function updateLine(
  tx: Transaction,
  line: Pick<typeof remittanceLines.$inferSelect, 'courier' | 'reference' | 'position'>,
  change: Pick<MatchedLine, 'outcome' | 'duePaise'>,
): Promise<void> {
  const { courier, reference, position } = remittanceLines;
  await tx
    .update(remittanceLines)
    .set(change)
    .where(
      and(eq(courier, line.courier), eq(reference, line.reference), eq(position, line.position)),
    );
}

export async function findRemittance(
  db: Executor,
  { courier, reference }: Pick<RemittanceRow, 'courier' | 'reference'>,
): Promise<RemittanceRow | null> {
  const [row] = await db
    .select()
    .from(remittances)
    .where(and(eq(remittances.courier, courier), eq(remittances.reference, reference)));
  return row ?? null;
}

export async function listRemittanceRows(db: Executor, limit: number): Promise<RemittanceRow[]> {
  return db
    .select()
    .from(remittances)
    .orderBy(desc(remittances.paidOn), desc(remittances.createdAt))
    .limit(limit);
}

/** The number of matched lines of remittances, by courier and reference. */
export async function countMatched(db: Executor, rows: readonly RemittanceRow[]) {
  if (rows.length === 0) return [];
  const { courier, reference, outcome } = remittanceLines;
  return db
    .select({ courier, reference, matched: sql<number>`count(*)::int` })
    .from(remittanceLines)
    .where(
      and(
        inArray(
          reference,
          rows.map((row) => row.reference),
        ),
        eq(outcome, 'matched'),
      ),
    )
    .groupBy(courier, reference);
}

/** The differing lines of remittances, with their orders; at most 1000. */
export async function listDifferences(db: Executor, rows: readonly RemittanceRow[]) {
  if (rows.length === 0) return [];
  const { courier, reference, awb, amountPaise, duePaise, outcome, position } = remittanceLines;
  return db
    .select({
      courier,
      reference,
      awb,
      amountPaise,
      duePaise,
      outcome,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(remittanceLines)
    .leftJoin(parcels, eq(parcels.id, remittanceLines.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        inArray(
          reference,
          rows.map((row) => row.reference),
        ),
        ne(outcome, 'matched'),
      ),
    )
    .orderBy(asc(position))
    .limit(1000);
}

/** Cash of delivered parcels that has not been remitted, by courier and day of delivery. */
export async function listCashDue(db: Executor) {
  const day = indianDay(parcels.stateAt);
  return db
    .select({
      courier: parcels.courier,
      day,
      parcels: sql<number>`count(*)::int`,
      duePaise: sql<number>`sum(${parcels.codPaise})::float8`,
    })
    .from(parcels)
    .where(
      and(eq(parcels.state, 'delivered'), gt(parcels.codPaise, 0), isNull(parcels.remittedPaise)),
    )
    .groupBy(parcels.courier, day)
    .orderBy(asc(parcels.courier), asc(day))
    .limit(500);
}
