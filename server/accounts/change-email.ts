import { ShopError, sentence } from '@jyotiratna/contract';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { type Actor, requireMember } from './actor.ts';
import { countAttempt } from './attempt-queries.ts';
import { emailTaken } from './email-taken.ts';
import { verifyOwnPassword } from './prove-password.ts';
import { findUser, findUserByEmail } from './queries.ts';
import { limitFailures } from './throttle.ts';

/** Messages to one new address, and addresses that one network may find taken, in an hour. */
const perAddress = { limit: 3, window: 3600 };
const takenPerHour = {
  limit: 20,
  window: 3600,
  counts: (error: unknown) => error instanceof ShopError && error.code === 'email_taken',
};

/**
 * Sends a link to the address that the caller's account shall have, against the current password. Nothing changes before
 * the link is followed.
 * @throws ShopError invalid_input (400), email_taken (409), forbidden (403), too_many_attempts (429), busy (503)
 */
export async function changeEmail(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  const user = await findUser(deps.db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  if (email === user.email) {
    const message = sentence('email_same');
    throw new ShopError('invalid_input', { message, fields: { email: message } });
  }
  if (user.role === 'admin' && user.email === deps.env.ADMIN_EMAIL) {
    throw new ShopError('forbidden', { message: sentence('environment_names_admin') });
  }
  await verifyOwnPassword(deps, actor, user, { field: 'currentPassword', password: currentPassword });
  await limitFailures(deps, { kind: 'taken', ip: actor.ip, ...takenPerHour }, async () => {
    if (await findUserByEmail(deps.db, email)) throw emailTaken();
  });
  await transact(deps.db, async (tx) => {
    const counted = await countAttempt(tx, `email-change:address:${hashToken(canonicalEmail(email))}`, perAddress);
    if (counted !== null) await requestMail(tx, { kind: 'email-change', userId: user.id, email });
  });
}
