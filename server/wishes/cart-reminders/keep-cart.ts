import { type LineExtras, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { findBlock } from '../../accounts/block-queries.ts';
import { limitPerNetwork } from '../../accounts/throttle.ts';
import { findSold, mergeLines, type NamedLine } from '../../cart/find-lines.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { lockOwner } from '../../reservations/order-queries.ts';
import type { KeptLine } from '../schema.ts';
import { deleteReminderOfOwner, keepReminder } from './queries.ts';

/** The day of the words at the box that people tick; a new wording gets a new day. */
const noticeVersion = '2026-11-24';

/** Changes of carts that one network may keep: a household's, not a list of other people's addresses. */
const perNetwork = { limit: 120, window: 3600 };

type Needs = Pick<Deps, 'db' | 'env' | 'payments'>;

/**
 * Keeps a cart for the mails that its buyer has agreed to. A blocked address is told nothing and gets nothing.
 * @throws ShopError not_found (404) where the shop sends none, too_many_attempts (429)
 */
export async function keepCart(
  deps: Needs,
  actor: Actor,
  { email, checkoutId, items }: { email: string; checkoutId: string; items: readonly NamedLine[] },
): Promise<void> {
  const { CART_REMINDERS } = await readSettings(deps);
  if (!deps.payments || CART_REMINDERS.length === 0) throw new ShopError('not_found');
  const lines = await nameLines(deps, items);
  await limitPerNetwork(deps, { kind: 'cart-reminder', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      await lockOwner(tx, actor.ownerKey);
      if (lines.length === 0 || (await findBlock(tx, email))) return deleteReminderOfOwner(tx, actor.ownerKey);
      const locale = actor.locale ?? sourceLocale;
      const { ownerKey } = actor;
      await keepReminder(tx, { id: newId('crm_'), email, ownerKey, checkoutId, lines, locale, noticeVersion });
    }),
  );
}

/** The lines that are sold, with the names that they have now. */
async function nameLines({ db }: Pick<Deps, 'db'>, items: readonly NamedLine[]): Promise<KeptLine[]> {
  const found = await findSold(db, mergeLines(items));
  return found.flatMap(({ line, found }) => {
    if (found.kind !== 'sold') return [];
    const { productId, variant, quantity, extras } = line;
    const { name, nameHi } = found.product;
    return [{ productId, ...(variant && { variant }), quantity, ...impersonal(extras), name, nameHi }];
  });
}

/** Whose name a stone is energised in is nobody's business but the order's: it is chosen again. */
function impersonal(extras: LineExtras | undefined): Pick<KeptLine, 'extras' | 'energiseAgain'> {
  if (!extras) return {};
  const { setting, energisation } = extras;
  const personal = energisation?.for !== undefined;
  const kept = { ...(setting && { setting }), ...(energisation && !personal && { energisation }) };
  return { ...(Object.keys(kept).length > 0 && { extras: kept }), ...(personal && { energiseAgain: true as const }) };
}
