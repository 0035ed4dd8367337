import { errorMessage, type KundliRequest, type SavedKundli, ShopError } from '@jyotiratna/contract';
import type { Member } from '../../accounts/actor.ts';
import { noteConsent } from '../../accounts/consents.ts';
import { userOf } from '../../accounts/person-of.ts';
import { lockUser } from '../../accounts/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireReader } from '../../platform/email/link-token.ts';
import { listSavedKundlis } from '../queries.ts';
import { savedKundlis } from '../save-kundli.ts';
import { findOwnerOf, hasDaily, switchDaily } from './daily-queries.ts';

/** Of the link that ends a daily email. */
export const leavePurpose = 'daily-chart-leave';

/**
 * Switches the daily email of a saved birth; switching it on is the consent to it.
 * @throws ShopError not_found for another user's birth; invalid_input for an unverified email or
 * a birth without a time
 */
export async function setDaily(
  deps: Pick<Deps, 'db'>,
  user: Member,
  { id, on }: { id: string; on: boolean },
): Promise<SavedKundli[]> {
  await transact(deps.db, async (tx) => {
    const owner = await lockUser(tx, user.id);
    if (!owner) throw new ShopError('unauthenticated');
    const saved = (await listSavedKundlis(tx, user.id)).find((one) => one.id === id);
    if (!saved) throw new ShopError('not_found');
    if (on) {
      if (userOf(owner).verifiedEmail === null) throw invalid('daily_unverified');
      if (!(saved.request as KundliRequest).birthTime) throw invalid('daily_without_time');
    }
    await switchDaily(tx, user.id, id, on);
    await noteConsent(tx, owner, 'daily-chart', await hasDaily(tx, user.id));
  });
  return savedKundlis(deps, user);
}

function invalid(code: 'daily_unverified' | 'daily_without_time'): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { on: message } });
}

/** Ends the daily email of the birth that a mailed link names; idempotent. @throws ShopError token_invalid (400) */
export async function leaveDaily(deps: Pick<Deps, 'db' | 'clock'>, { token }: { token: string }): Promise<void> {
  const id = await requireReader(deps, leavePurpose, token);
  await transact(deps.db, async (tx) => {
    const userId = await findOwnerOf(tx, id);
    const owner = userId === null ? null : await lockUser(tx, userId);
    if (!owner) return;
    await switchDaily(tx, owner.id, id, false);
    await noteConsent(tx, owner, 'daily-chart', await hasDaily(tx, owner.id));
  });
}
