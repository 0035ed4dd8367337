import { ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { countAttempt } from '../../accounts/attempt-queries.ts';
import { findUser } from '../../accounts/queries.ts';
import { limitPerNetwork } from '../../accounts/throttle.ts';
import { findSold, type Named, variantNeeded } from '../../cart/find-lines.ts';
import { canonicalEmail } from '../../platform/contact-keys.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { hashToken, newId } from '../../platform/secrets/token.ts';
import { variantIdOf } from '../../pricing/price-lines.ts';
import { noteAlert } from './queries.ts';

/** Requests from one network, and questions to one address: neither becomes a way to flood somebody's mailbox. */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 5, window: 24 * 3600 };
/** A form that is sent again because its answer was lost requests no second message. */
const atOnce = { limit: 1, window: 600 };

/**
 * Notes that an address wants one message when a sold-out product or variant is back. The address of the caller's account,
 * once it is confirmed, waits at once; any other is asked by mail, as the newsletter does.
 * @returns whether it is asked, which tells nothing about who waits already
 * @throws ShopError product_not_found (404), variant_needed (400), alert_needless, alert_one_of_a_kind (409), too_many_attempts (429)
 */
export async function askForAlert(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { email, ...named }: Named & { email: string },
): Promise<{ asked: boolean }> {
  const { productId, variantId } = await requireSoldOut(deps, actor, named);
  const user = actor.role === 'guest' ? null : await findUser(deps.db, actor.id);
  const proven = user !== null && user.emailVerifiedAt !== null && user.email === email;
  await limitPerNetwork(deps, { kind: 'stock-alert', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const locale = actor.locale ?? sourceLocale;
      const alert = await noteAlert(tx, { id: newId('alt_'), email, locale, productId, variantId, proven });
      if (alert.confirmedAt) return;
      if ((await countAttempt(tx, `stock-alert:just-asked:${alert.id}`, atOnce)) === null) return;
      const counted = await countAttempt(tx, `stock-alert:address:${hashToken(canonicalEmail(email))}`, perAddress);
      if (counted !== null) await requestMail(tx, { kind: 'stock-alert-confirm', alertId: alert.id });
    }),
  );
  return { asked: !proven };
}

async function requireSoldOut({ db }: Pick<Deps, 'db'>, { locale }: Pick<Actor, 'locale'>, named: Named) {
  const [one] = await findSold(db, [named]);
  const { found } = one!;
  if (found.kind === 'gone') throw new ShopError('product_not_found');
  if (found.kind === 'unchosen') throw variantNeeded(found.product, found.variants, locale);
  const { product } = found;
  // What is sold by its weight is one of a kind, and does not come back.
  if (product.weightMg !== null) throw new ShopError('alert_one_of_a_kind');
  if (product.stock !== 0) throw new ShopError('alert_needless');
  return { productId: product.id, variantId: variantIdOf(found) };
}
