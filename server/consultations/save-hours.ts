import { type HealerHours, indianDate, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin, requireHealer } from '../accounts/actor.ts';
import { audit, differenceOf } from '../accounts/audit/audit.ts';
import { findDocument } from '../documents/queries.ts';
import { hoursOf } from '../healers/hours.ts';
import { ensureHealerRow, findHealerAccount, setHours } from '../healers/presence-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';

type Dependencies = Pick<Deps, 'db' | 'clock'>;

/**
 * Saves the calling healer's availability. @throws ShopError healer_not_found (404) if the user is
 * not linked to a healer
 */
export async function saveOwnHours(
  { db, clock }: Dependencies,
  actor: Actor,
  expected: HealerHours,
) {
  const { id } = requireHealer(actor);
  return transact(db, async (tx) => {
    const { hours } = await offer(tx, id, expected, clock.now());
    return { hours };
  });
}

/**
 * A healer's availability for bookings, for administrators. @throws ShopError healer_not_found
 * (404)
 */
export async function readHoursOf(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: string },
): Promise<{ hours: HealerHours }> {
  await requireListed(db, id);
  return { hours: hoursOf((await findHealerAccount(db, id))?.account ?? null) };
}

/**
 * Saves a healer's availability on behalf of an administrator, also for a healer without an
 * account; recorded in the audit log.
 * @throws ShopError healer_not_found (404)
 */
export async function saveHoursOf(
  { db, clock }: Dependencies,
  actor: Actor,
  { id: healerId, ...expected }: HealerHours & { id: string },
): Promise<{ hours: HealerHours }> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    await requireListed(tx, healerId);
    await ensureHealerRow(tx, healerId);
    const { before, hours } = await offer(tx, healerId, expected, clock.now());
    const difference = differenceOf(before, hours);
    if (Object.keys(difference).length > 0)
      await audit(tx, admin, 'healer.hours', `healer:${healerId}`, difference);
    return { hours };
  });
}

/** Saves availability from now on. Existing bookings are retained; past exceptions are dropped. */
async function offer(tx: Executor, id: string, { week, exceptions }: HealerHours, nowMs: number) {
  const today = indianDate(nowMs);
  const hours: HealerHours = { week, exceptions: exceptions.filter(({ date }) => date >= today) };
  const before = await setHours(tx, id, hours);
  if (!before) throw new ShopError('healer_not_found');
  return { before: hoursOf(before), hours };
}

async function requireListed(db: Executor, id: string): Promise<void> {
  if (!(await findDocument(db, 'healer', id))) throw new ShopError('healer_not_found');
}
