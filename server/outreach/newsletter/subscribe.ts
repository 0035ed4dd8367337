import { sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { countAttempt } from '../../accounts/attempt-queries.ts';
import { limitPerNetwork } from '../../accounts/throttle.ts';
import { canonicalEmail } from '../../platform/contact-keys.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { hashToken, newId } from '../../platform/secrets/token.ts';
import { noteSubscriber } from './queries.ts';

/** Requests from one network, and emails to one address: neither becomes a way to flood somebody's mailbox. */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 3, window: 24 * 3600 };
/** A form that is sent again because its answer was lost requests no second email. */
const atOnce = { limit: 1, window: 600 };

/**
 * Sends a email that asks whether this address wants the newsletter; only the answer puts it on the list. Who is on
 * the list already, or was asked just now, gets no email, and the caller cannot tell the difference.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function subscribe(deps: Pick<Deps, 'db'>, actor: Actor, { email }: { email: string }): Promise<void> {
  await limitPerNetwork(deps, { kind: 'newsletter', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const subscriber = await noteSubscriber(tx, newId('sub_'), email, actor.locale ?? sourceLocale);
      if (subscriber.confirmedAt) return;
      if ((await countAttempt(tx, `newsletter:just-asked:${subscriber.id}`, atOnce)) === null) return;
      const counted = await countAttempt(tx, `newsletter:address:${hashToken(canonicalEmail(email))}`, perAddress);
      if (counted !== null) await requestMail(tx, { kind: 'newsletter-confirm', subscriberId: subscriber.id });
    }),
  );
}
