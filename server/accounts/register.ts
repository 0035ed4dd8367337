import { ShopError, sourceLocale } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { newId } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { rejectBlocked } from './block-queries.ts';
import { insertAccountConsent } from './consent-queries.ts';
import { emailTaken } from './email-taken.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { findUserByEmail, insertUser, type UserRow } from './queries.ts';
import { limitFailures, limitPerNetwork } from './throttle.ts';

/** Accounts an hour from one network: a household and a small office fit, a script does not. */
const perHour = { limit: 20, window: 3600 };
/** Addresses an hour that one network may find taken: forgotten accounts fit, trying out a list does not. */
const takenPerHour = {
  limit: 40,
  window: 3600,
  counts: (error: unknown) => error instanceof ShopError && error.code === 'email_taken',
};

/**
 * A new customer's account, with the consent that opening it gives (DPDP Act 2023, section 6). That an address is taken cannot be hidden, because the reply is the account itself; the
 * limits keep that from becoming a list of customers.
 * @throws ShopError weak_password (400), customer_blocked (403), email_taken (409), too_many_attempts (429), busy (503)
 */
export async function register(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { email: string; password: string; name: string },
): Promise<UserRow> {
  await requireStrongPassword(input.password, input);
  const { ip, locale } = actor;
  const create = async () => {
    const { email, name } = input;
    await rejectBlocked(deps.db, email);
    // The insert is authoritative; this spares the hash.
    if (await findUserByEmail(deps.db, email)) throw emailTaken();
    const passwordHash = await hashPassword(input.password);
    return transact(deps.db, async (tx) => {
      const user = await insertUser(tx, {
        id: newId('usr_'),
        email,
        name,
        passwordHash,
        locale: locale ?? sourceLocale,
      });
      if (!user) throw emailTaken();
      await insertAccountConsent(tx, user.id, true);
      await requestMail(tx, { kind: 'verify-email', userId: user.id });
      return user;
    });
  };
  return limitFailures(deps, { kind: 'taken', ip, ...takenPerHour }, () =>
    limitPerNetwork(deps, { kind: 'register', ip, ...perHour }, create),
  );
}
