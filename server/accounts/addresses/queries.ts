import { limits } from '@jyotiratna/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { addresses } from '../schema.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressColumns = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'createdAt'>;

/** A user's addresses, in order of creation; positions in the API refer to this order. */
export async function listAddresses(db: Executor, userId: string): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.id);
}

/** Adds an address at the end. */
export async function insertAddress(
  tx: Executor,
  userId: string,
  fields: AddressColumns,
): Promise<void> {
  await tx.insert(addresses).values({ ...fields, userId });
}

/** Replaces the fields of one of the user's addresses. */
export async function updateAddress(
  tx: Executor,
  userId: string,
  id: number,
  fields: AddressColumns,
): Promise<void> {
  await tx
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
}

/** Removes one of the user's addresses. */
export async function deleteAddress(tx: Executor, userId: string, id: number): Promise<void> {
  await tx.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
}

/** Removes all of a user's addresses. */
export async function deleteAddressesOf(tx: Executor, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}

/**
 * Marks all of a user's addresses but `except` as not primary; a unique index allows only one
 * primary address at any moment.
 */
export async function clearPrimary(tx: Executor, userId: string, except?: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ primary: false })
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.primary, true),
        except === undefined ? undefined : ne(addresses.id, except),
      ),
    );
}

/** Makes one of the user's addresses the primary one. */
export async function setPrimary(tx: Executor, userId: string, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ primary: true })
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
}

/**
 * Appends one user's addresses to another's list, up to the limit; the latter's primary address
 * stays primary.
 */
export async function moveAddresses(tx: Executor, from: string, to: string): Promise<void> {
  const own = await listAddresses(tx, to);
  const room = limits.addressesPerUser - own.length;
  const moved = (await listAddresses(tx, from)).slice(0, Math.max(0, room)).map(({ id }) => id);
  if (moved.length === 0) return;
  if (own.some(({ primary }) => primary)) await clearPrimary(tx, from);
  await tx.update(addresses).set({ userId: to }).where(inArray(addresses.id, moved));
}
