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
 * The healer sets their availability in the dashboard. @throws ShopError healer_not_found (404)
 * if no healer is linked to the user
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
 * When a healer's slots are on offer, for administrators. @throws ShopError healer_not_found (404)
 */
export async function readHoursOf(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: string },
): Promise<{ hours: HealerHours }> {
  await requireListed(db, id);
  return { hours: hoursOf((await findHealerAccount(db, id))?.account ?? null) };
}

/**
 * An administrator sets it for a healer, with or without a linked user; the change is audited.
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

/** From now on. Booked slots stay; past exceptions are omitted. */
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
