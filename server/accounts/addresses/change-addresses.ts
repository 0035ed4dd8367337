import { type Address, limits, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireUser } from '../actor.ts';
import { lockUser } from '../queries.ts';
import { type AddressList, presentAddresses, toFields, versionOf } from './present-addresses.ts';
import {
  type AddressRow,
  clearPrimary,
  deleteAddress,
  insertAddress,
  listAddresses,
  setPrimary,
  updateAddress,
} from './queries.ts';

/** An address's position in the list, from the URL, and optionally the version of that list. */
export type AddressPosition = { index: string; version?: string | undefined };

/**
 * Adds an address to the caller's list; the first one, or one that asks for it, becomes primary.
 * @throws ShopError address_limit (409)
 */
export function addAddress(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: Address,
): Promise<AddressList> {
  return change(deps, actor, async (tx, userId, rows) => {
    if (rows.length >= limits.addressesPerUser) throw new ShopError('address_limit');
    const primary = input.primary === true || rows.length === 0;
    if (primary) await clearPrimary(tx, userId);
    await insertAddress(tx, userId, toFields(input, primary));
  });
}

/**
 * Replaces one of the caller's addresses. The primary one stays primary until another replaces
 * it.
 * @throws ShopError address_not_found (404), stale_edit (409)
 */
export function changeAddress(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  position: AddressPosition,
  input: Address,
): Promise<AddressList> {
  return change(deps, actor, async (tx, userId, rows) => {
    const row = at(rows, position);
    const primary = input.primary === true || row.primary;
    if (primary) await clearPrimary(tx, userId, row.id);
    await updateAddress(tx, userId, row.id, toFields(input, primary));
  });
}

/**
 * Removes one of the caller's addresses. If it was the primary one, the first remaining address
 * becomes primary.
 * @throws ShopError address_not_found (404), stale_edit (409)
 */
export function removeAddress(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  position: AddressPosition,
): Promise<AddressList> {
  return change(deps, actor, async (tx, userId, rows) => {
    const row = at(rows, position);
    await deleteAddress(tx, userId, row.id);
    const next = rows.find(({ id }) => id !== row.id);
    if (row.primary && next) await setPrimary(tx, userId, next.id);
  });
}

/**
 * Changes a user's address list. The user's row is locked, so that positions stay valid during the
 * change.
 */
function change(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  work: (tx: Transaction, userId: string, rows: readonly AddressRow[]) => Promise<void>,
): Promise<AddressList> {
  const { id } = requireUser(actor);
  return transact(db, async (tx) => {
    if (!(await lockUser(tx, id))) throw new ShopError('unauthenticated');
    await work(tx, id, await listAddresses(tx, id));
    return presentAddresses(await listAddresses(tx, id));
  });
}

function at(rows: readonly AddressRow[], { index, version }: AddressPosition): AddressRow {
  if (version !== undefined && version !== versionOf(rows)) throw new ShopError('stale_edit');
  const row = /^(0|[1-9]\d?)$/.test(index) ? rows[Number(index)] : undefined;
  if (!row) throw new ShopError('address_not_found');
  return row;
}
