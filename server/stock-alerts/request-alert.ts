import { defined, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { countAttempt } from '../accounts/attempt-queries.ts';
import { findUser } from '../accounts/queries.ts';
import { limitPerNetwork } from '../accounts/throttle.ts';
import { findSold, type NamedLine, variantRequired } from '../cart/find-lines.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken, newId } from '../platform/secrets/token.ts';
import { variantIdOf } from '../pricing/price-lines.ts';
import { recordAlert } from './queries.ts';

/**
 * Limits for requests from one network, and confirmation emails to one address: the form must
 * not be usable to flood a mailbox.
 */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 5, window: 24 * 3600 };
/** A form that is resubmitted because its response was lost sends no second email. */
const concurrency = { limit: 1, window: 600 };

/**
 * Subscribes an address to one message when a sold-out product or variant is back in stock. The
 * caller's own verified address is subscribed at once; any other gets a confirmation email, as for
 * the newsletter.
 * @returns whether confirmation is required, which reveals nothing about existing subscriptions
 * @throws ShopError product_not_found (404), variant_needed (400), alert_needless,
 * alert_one_of_a_kind (409), too_many_attempts (429)
 */
export async function requestAlert(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { email, ...line }: NamedLine & { email: string },
): Promise<{ asked: boolean }> {
  const { productId, variantId } = await requireSoldOut(deps, actor, line);
  const user = actor.role === 'guest' ? null : await findUser(deps.db, actor.id);
  const verified = user !== null && user.emailVerifiedAt !== null && user.email === email;
  await limitPerNetwork(deps, { kind: 'stock-alert', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const locale = actor.locale ?? sourceLocale;
      const alert = await recordAlert(tx, {
        id: newId('alt_'),
        email,
        locale,
        productId,
        variantId,
        verified,
      });
      if (alert.confirmedAt) return;
      if ((await countAttempt(tx, `stock-alert:just-asked:${alert.id}`, concurrency)) === null)
        return;
      const counts = await countAttempt(
        tx,
        `stock-alert:address:${hashToken(canonicalEmail(email))}`,
        perAddress,
      );
      if (counts !== null)
        await requestEmail(tx, { kind: 'stock-alert-confirm', alertId: alert.id });
    }),
  );
  return { asked: !verified };
}

async function requireSoldOut(
  { db }: Pick<Deps, 'db'>,
  { locale }: Pick<Actor, 'locale'>,
  line: NamedLine,
) {
  const [one] = await findSold(db, [line]);
  const { found } = defined(one);
  if (found.kind === 'gone') throw new ShopError('product_not_found');
  if (found.kind === 'unchosen') throw variantRequired(found.product, found.variants, locale);
  const { product } = found;
  // An item sold by its weight is unique, and is not restocked.
  if (product.weightMg !== null) throw new ShopError('alert_one_of_a_kind');
  if (product.stock !== 0) throw new ShopError('alert_needless');
  return { productId: product.id, variantId: variantIdOf(found) };
}
