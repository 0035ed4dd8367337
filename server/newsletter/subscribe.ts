import { sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { countAttempt } from '../accounts/attempt-queries.ts';
import { limitPerNetwork } from '../accounts/throttle.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken, newId } from '../platform/secrets/token.ts';
import { recordSubscriber } from './queries.ts';

/** Rate limits by network and by address: the form must not be usable to flood a mailbox. */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 3, window: 24 * 3600 };
/** A form that is sent again because its response was lost triggers no second email. */
const concurrency = { limit: 1, window: 600 };

/**
 * Sends an email that requests confirmation of a newsletter subscription; only the confirmation
 * adds the address to the list. An address that is on the list, or requested a confirmation within
 * ten minutes, gets no email, and the response is the same in all cases.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function subscribe(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { email }: { email: string },
): Promise<void> {
  await limitPerNetwork(deps, { kind: 'newsletter', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const subscriber = await recordSubscriber(
        tx,
        newId('sub_'),
        email,
        actor.locale ?? sourceLocale,
      );
      if (subscriber.confirmedAt) return;
      if ((await countAttempt(tx, `newsletter:just-asked:${subscriber.id}`, concurrency)) === null)
        return;
      const counts = await countAttempt(
        tx,
        `newsletter:address:${hashToken(canonicalEmail(email))}`,
        perAddress,
      );
      if (counts !== null)
        await requestEmail(tx, { kind: 'newsletter-confirm', subscriberId: subscriber.id });
    }),
  );
}
