import { type LineExtras, noticeVersion, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findBlock } from '../accounts/block-queries.ts';
import { limitPerNetwork } from '../accounts/throttle.ts';
import { findSold, type IdentifiedLine, mergeLines } from '../cart/find-lines.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { lockOwner } from '../reservations/order-queries.ts';
import { deleteReminderOfOwner, keepReminder } from './queries.ts';
import type { SavedLine } from './schema.ts';

/**
 * Maximum cart changes stored per network and hour: enough for a household, too few for a list of
 * strangers' addresses.
 */
const perNetwork = { limit: 120, window: 3600 };

type Dependencies = Pick<Deps, 'db' | 'env' | 'payments'>;

/**
 * Stores a cart for the reminders to which its buyer has consented. A blocked address gets neither
 * an error nor a reminder.
 * @throws ShopError not_found (404) if the shop sends no reminders, too_many_attempts (429)
 */
export async function keepCart(
  deps: Dependencies,
  actor: Actor,
  {
    email,
    checkoutId,
    items,
  }: { email: string; checkoutId: string; items: readonly IdentifiedLine[] },
): Promise<void> {
  const { CART_REMINDERS } = await readSettings(deps);
  if (!deps.payments || CART_REMINDERS.length === 0) throw new ShopError('not_found');
  const lines = await nameLines(deps, items);
  await limitPerNetwork(deps, { kind: 'cart-reminder', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      await lockOwner(tx, actor.ownerKey);
      if (lines.length === 0 || (await findBlock(tx, email)))
        return deleteReminderOfOwner(tx, actor.ownerKey);
      const locale = actor.locale ?? sourceLocale;
      const { ownerKey } = actor;
      await keepReminder(tx, {
        id: newId('crm_'),
        email,
        ownerKey,
        checkoutId,
        lines,
        locale,
        noticeVersion,
      });
    }),
  );
}

/** The lines on sale, with their current names. */
async function nameLines(
  { db }: Pick<Deps, 'db'>,
  items: readonly IdentifiedLine[],
): Promise<SavedLine[]> {
  const found = await findSold(db, mergeLines(items));
  return found.flatMap(({ line, found }) => {
    if (found.kind !== 'sold') return [];
    const { productId, variant, quantity, extras } = line;
    const { name, nameHi } = found.product;
    return [
      { productId, ...(variant && { variant }), quantity, ...impersonal(extras), name, nameHi },
    ];
  });
}

/**
 * Extras without the name for an energisation, which is personal data for an order only; the
 * customer enters it again.
 */
function impersonal(extras: LineExtras | undefined): Pick<SavedLine, 'extras' | 'energiseAgain'> {
  if (!extras) return {};
  const { setting, energisation } = extras;
  const personal = energisation?.for !== undefined;
  const stored = {
    ...(setting && { setting }),
    ...(energisation && !personal && { energisation }),
  };
  return {
    ...(Object.keys(stored).length > 0 && { extras: stored }),
    ...(personal && { energiseAgain: true as const }),
  };
}
