import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { countAttempt } from './attempt-queries.ts';
import { limitPerNetwork } from './throttle.ts';

/** Requests from one network, and messages to one address: neither becomes a way to flood somebody's mailbox. */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 3, window: 3600 };

/**
 * Asks for a message with a link that sets a new password. Whether the address has an account is found out only when
 * the message is written, so neither the answer nor its time tells.
 * @throws ShopError too_many_attempts (429)
 */
export async function forgotPassword(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { email }: { email: string },
): Promise<void> {
  await limitPerNetwork(deps, { kind: 'forgot', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const counted = await countAttempt(tx, `forgot:address:${hashToken(canonicalEmail(email))}`, perAddress);
      if (counted !== null) {
        const { locale } = actor;
        await requestMail(tx, { kind: 'password-reset', email, ...(locale && { locale }) });
      }
    }),
  );
}
