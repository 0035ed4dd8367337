import { type ArchivedOrder, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import { userOf } from '../../accounts/person-of.ts';
import { findUser } from '../../accounts/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ArchivedRow, listArchivedOf } from './queries.ts';

const pageSize = 200;

/** The caller's orders in the previous shop; none without a verified email address. Two queries. */
export async function myArchived(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<{ orders: ArchivedOrder[] }> {
  const user = await findUser(db, requireUser(actor).id);
  return listArchived({ db }, user ? userOf(user).verifiedEmail : null, pageSize);
}

/**
 * Orders of the previous shop by email address, latest first. One query; none without an address.
 */
export async function listArchived(
  { db }: { db: Executor },
  email: string | null,
  limit: number,
): Promise<{ orders: ArchivedOrder[] }> {
  if (email === null) return { orders: [] };
  return { orders: (await listArchivedOf(db, email, limit)).map(present) };
}

function present({
  id,
  number,
  placedAt,
  status,
  currency,
  totalPaise,
  refundedPaise,
  items,
}: ArchivedRow): ArchivedOrder {
  return {
    id,
    number,
    placedAt: placedAt.toISOString(),
    status,
    currency,
    total: toRupees(totalPaise),
    refunded: toRupees(refundedPaise),
    items: items.map(({ name, sku, quantity, pricePaise }) => ({
      name,
      sku,
      quantity,
      price: toRupees(pricePaise),
    })),
  };
}
