import { errorMessage, ShopError } from '@jyotiratna/contract';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { isPhoneMailbox } from '../platform/phone-mailbox.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { type Actor, requireMember } from './actor.ts';
import { countAttempt } from './attempt-queries.ts';
import { emailInUse } from './email-taken.ts';
import { findUser, findUserByEmail } from './queries.ts';
import { limitFailedAttempts } from './throttle.ts';
import { verifyOwner } from './verify-owner.ts';
import { verifyOwnPassword } from './verify-password.ts';

/** Limits per hour: emails to one new address, and addresses that one network may find in use. */
const perAddress = { limit: 3, window: 3600 };
const inUsePerHour = {
  limit: 20,
  window: 3600,
  counts: (error: unknown) => error instanceof ShopError && error.code === 'email_taken',
};

/**
 * Sends a confirmation link to the caller's new address, after verifying the current password.
 * The change is applied when the link is followed.
 * @throws ShopError invalid_input (400), email_taken (409), forbidden (403), too_many_attempts
 * (429), busy (503)
 */
export async function changeEmail(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { email, currentPassword = '' }: { email: string; currentPassword?: string | undefined },
): Promise<void> {
  const user = await findUser(deps.db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  if (email === user.email) {
    const message = errorMessage('email_same');
    throw new ShopError('invalid_input', { message, fields: { email: message } });
  }
  if (user.role === 'admin' && user.email === deps.env.ADMIN_EMAIL) {
    throw new ShopError('forbidden', { message: errorMessage('environment_names_admin') });
  }
  // An account created by phone login has neither a password nor a mailbox that could be hijacked.
  if (isPhoneMailbox(user.email) && user.passwordHash === null)
    await verifyOwner(deps, actor, user, undefined);
  else
    await verifyOwnPassword(deps, actor, user, {
      field: 'currentPassword',
      password: currentPassword,
    });
  await limitFailedAttempts(deps, { kind: 'taken', ip: actor.ip, ...inUsePerHour }, async () => {
    if (await findUserByEmail(deps.db, email)) throw emailInUse();
  });
  await transact(deps.db, async (tx) => {
    const attempt = await countAttempt(
      tx,
      `email-change:address:${hashToken(canonicalEmail(email))}`,
      perAddress,
    );
    if (attempt !== null) await requestEmail(tx, { kind: 'email-change', userId: user.id, email });
  });
}
