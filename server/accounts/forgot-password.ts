import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { countAttempt } from './attempt-queries.ts';
import { limitPerNetwork } from './throttle.ts';

/** Limits of requests per network, and of emails per address, against flooding a mailbox. */
const perNetwork = { limit: 20, window: 3600 };
const perAddress = { limit: 3, window: 3600 };

/**
 * Requests an email with a link that sets a new password. The existence of the account is only
 * checked when the email is composed, so neither the response nor its timing discloses it.
 * @throws ShopError too_many_attempts (429)
 */
export async function forgotPassword(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { email }: { email: string },
): Promise<void> {
  await limitPerNetwork(deps, { kind: 'forgot', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const attempt = await countAttempt(
        tx,
        `forgot:address:${hashToken(canonicalEmail(email))}`,
        perAddress,
      );
      if (attempt !== null) {
        const { locale } = actor;
        await requestEmail(tx, { kind: 'password-reset', email, ...(locale && { locale }) });
      }
    }),
  );
}
