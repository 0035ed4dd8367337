import {
  errorMessage,
  type KundliRequest,
  type SavedKundli,
  ShopError,
} from '@jyotiratna/contract';
import type { Member } from '../../accounts/actor.ts';
import { userOf } from '../../accounts/person-of.ts';
import { allowPushKind } from '../../accounts/push/push-queries.ts';
import { lockUser } from '../../accounts/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireReader } from '../../platform/email/link-token.ts';
import { listSavedKundlis } from '../queries.ts';
import { readSavedKundlis } from '../save-kundli.ts';
import { type DailyChannel, findOwnerOf, switchDaily } from './daily-queries.ts';
import { noteDaily } from './note-daily.ts';

/** The purpose of the token in a daily email's unsubscribe link. */
export const leavePurpose = 'daily-chart-leave';

type Switched = { id: string; on: boolean; by: DailyChannel };

/**
 * Enables or disables the daily email or notification of a saved birth; enabling is the consent to
 * it.
 * @throws ShopError not_found for another user's birth; invalid_input for a birth without a time,
 * an unverified email address, or no device
 */
export async function setDaily(
  deps: Pick<Deps, 'db'>,
  user: Member,
  { id, on, by }: Switched,
): Promise<SavedKundli[]> {
  await transact(deps.db, async (tx) => {
    const owner = await lockUser(tx, user.id);
    if (!owner) throw new ShopError('unauthenticated');
    const saved = (await listSavedKundlis(tx, user.id)).find((one) => one.id === id);
    if (!saved) throw new ShopError('not_found');
    if (on) {
      if (by === 'email' && userOf(owner).verifiedEmail === null) throw invalid('daily_unverified');
      if (!(saved.request as KundliRequest).birthTime) throw invalid('daily_without_time');
      if (by === 'push' && !(await allowPushKind(tx, user.id, 'daily-chart')))
        throw invalid('daily_without_device');
    }
    await switchDaily(tx, { userId: user.id, id, by, on });
    await noteDaily(tx, owner);
  });
  return readSavedKundlis(deps, user);
}

function invalid(
  code: 'daily_unverified' | 'daily_without_time' | 'daily_without_device',
): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { on: message } });
}

/**
 * Disables the daily email of a birth by its unsubscribe link; idempotent. @throws ShopError
 * token_invalid (400)
 */
export async function leaveDaily(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const id = await requireReader(deps, leavePurpose, token);
  await transact(deps.db, async (tx) => {
    const userId = await findOwnerOf(tx, id);
    const owner = userId === null ? null : await lockUser(tx, userId);
    if (!owner) return;
    await switchDaily(tx, { userId: owner.id, id, by: 'email', on: false });
    await noteDaily(tx, owner);
  });
}
