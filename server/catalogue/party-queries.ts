import { type Party, type PartyRole, partyRoles } from '@jyotiratna/contract';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { ProductRow } from './queries.ts';
import { parties, products } from './schema.ts';

export type PartyRow = typeof parties.$inferSelect;

/** The existing ones among these party codes. One query. */
export async function knownParties(db: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .select({ code: parties.code })
    .from(parties)
    .where(inArray(parties.code, [...codes]));
  return new Set(rows.map(({ code }) => code));
}

/** A product's maker, packer and importer, as far as given. One query, skipped without any. */
export async function partiesOf(
  db: Executor,
  row: Pick<ProductRow, PartyRole>,
): Promise<Partial<Record<PartyRole, Party>>> {
  const codes = partyRoles.flatMap((role) => row[role] ?? []);
  if (codes.length === 0) return {};
  const rows = await db.select().from(parties).where(inArray(parties.code, codes));
  return Object.fromEntries(
    partyRoles.flatMap((role) => {
      const found = rows.find(({ code }) => code === row[role]);
      return found
        ? [[role, { name: found.name, address: found.address, country: found.country }]]
        : [];
    }),
  );
}

/** All parties by code, with the number of products that refer to each. One query. */
export async function listPartyRows(db: Executor): Promise<(PartyRow & { products: number })[]> {
  const isNamed = or(
    ...[products.maker, products.packer, products.importer].map((column) =>
      eq(column, parties.code),
    ),
  );
  const count = sql<number>`(select count(*)::int from ${products} where ${isNamed} and ${products.deletedAt} is null)`;
  const { code, name, address, country, sample } = parties;
  return db
    .select({ code, name, address, country, sample, products: count })
    .from(parties)
    .orderBy(asc(parties.code));
}

/** A party's row, locked; null for an unknown code. */
export async function lockParty(tx: Transaction, code: string): Promise<PartyRow | null> {
  const [row] = await tx.select().from(parties).where(eq(parties.code, code)).for('update');
  return row ?? null;
}

/** Inserts or replaces a party. */
export async function upsertParty(
  tx: Transaction,
  row: typeof parties.$inferInsert,
): Promise<void> {
  await tx.insert(parties).values(row).onConflictDoUpdate({ target: parties.code, set: row });
}

/**
 * Deletes a party and returns its row; null for an unknown code. @throws a foreign key violation if
 * a remedy refers to it
 */
export async function deletePartyRow(tx: Transaction, code: string): Promise<PartyRow | null> {
  const [row] = await tx.delete(parties).where(eq(parties.code, code)).returning();
  return row ?? null;
}
