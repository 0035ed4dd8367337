import { ShopError, sourceLocale } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { newId } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { rejectBlocked } from './block-queries.ts';
import { insertAccountConsent } from './consent-queries.ts';
import { emailInUse } from './email-taken.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { findUserByEmail, insertUser, type UserRow } from './queries.ts';
import { limitFailedAttempts, limitPerNetwork } from './throttle.ts';

/**
 * Registrations per hour from one network: enough for a household or small office, too few for a
 * script.
 */
const perHour = { limit: 20, window: 3600 };
/**
 * Addresses per hour that one network may find in use: enough for a user's own, too few to
 * enumerate customers.
 */
const inUsePerHour = {
  limit: 40,
  window: 3600,
  counts: (error: unknown) => error instanceof ShopError && error.code === 'email_taken',
};

/**
 * Creates a customer's account, with the consent given by registration (DPDP Act 2023, section
 * 6). The existence of an account cannot be hidden, because the response is the account itself;
 * the limits prevent enumeration of customers.
 * @throws ShopError weak_password (400), customer_blocked (403), email_taken (409),
 * too_many_attempts (429), busy (503)
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
    // The unique index decides; this check only saves computing the hash.
    if (await findUserByEmail(deps.db, email)) throw emailInUse();
    const passwordHash = await hashPassword(input.password);
    return transact(deps.db, async (tx) => {
      const user = await insertUser(tx, {
        id: newId('usr_'),
        email,
        name,
        passwordHash,
        locale: locale ?? sourceLocale,
      });
      if (!user) throw emailInUse();
      await insertAccountConsent(tx, user.id, true);
      await requestEmail(tx, { kind: 'verify-email', userId: user.id });
      return user;
    });
  };
  return limitFailedAttempts(deps, { kind: 'taken', ip, ...inUsePerHour }, () =>
    limitPerNetwork(deps, { kind: 'register', ip, ...perHour }, create),
  );
}
