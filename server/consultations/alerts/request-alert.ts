import { ShopError } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import { limitMessages } from '../../accounts/message-limits.ts';
import { lockUser } from '../../accounts/queries.ts';
import { findHealerAccount } from '../../healers/presence-queries.ts';
import { findHealer } from '../../healers/profiles/read-healers.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { isBlocked } from '../reports/queries.ts';
import { deleteHealerAlert, insertHealerAlert } from './queries.ts';

type Healer = { healerId: string };

/**
 * Limit of alerts per user and day, since each can send an email, even to an unverified address.
 */
const perDay = { limit: 20, window: 86_400 };

/**
 * Requests an alert when this healer becomes available.
 * @throws ShopError healer_not_found (404), healer_offline (409) for a healer without an account,
 * who offers only bookings, consultation_blocked (403) if either has blocked the other,
 * too_many_attempts (429) after 20 requests in a day
 */
export async function requestHealerAlert(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { healerId }: Healer,
): Promise<void> {
  const { id: userId, locale } = requireUser(actor);
  await findHealer(deps.db, healerId);
  const healer = await findHealerAccount(deps.db, healerId);
  const healerUserId = healer?.account.userId;
  if (!healerUserId) throw new ShopError('healer_offline');
  if (await isBlocked(deps.db, { customerId: userId, healerUserId }))
    throw new ShopError('consultation_blocked');
  await transact(deps.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new ShopError('unauthenticated');
    await limitMessages(tx, `healer-alert:${userId}`, perDay);
    await insertHealerAlert(tx, { healerId, userId, locale });
  });
}

/** Cancels an alert. Idempotent. */
export async function cancelHealerAlert(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { healerId }: Healer,
): Promise<void> {
  const { id: userId } = requireUser(actor);
  await deleteHealerAlert(deps.db, { healerId, userId });
}
