import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { emailInUse } from '../accounts/email-taken.ts';
import { issueToken } from '../accounts/issue-token.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { requireStrongPassword } from '../accounts/password-strength.ts';
import {
  findUserByEmail,
  insertUser,
  markEmailVerified,
  type UserRow,
} from '../accounts/queries.ts';
import { requireInvitation, takeInvitation } from '../accounts/require-invitation.ts';
import { findDocument } from '../documents/queries.ts';
import { inviteToHealer, setShare, takeHealer } from '../healers/presence-queries.ts';
import { healersTag } from '../healers/profiles/healer-kind.ts';
import { invalidateOnCommit, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';

/**
 * Invites a person to log in as one of the listed healers. The code is returned only once, for the
 * administrator to pass on.
 * @throws ShopError healer_not_found (404), healer_has_account, email_taken (409)
 */
export async function inviteHealer(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id: healerId, email, sharePercent }: { id: string; email: string; sharePercent: number },
): Promise<{ code: string; email: string; expiresAt: string }> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    if (!(await findDocument(tx, 'healer', healerId))) throw new ShopError('healer_not_found');
    if (await findUserByEmail(tx, email)) throw emailInUse(errorMessage('email_has_account'));
    if (!(await inviteToHealer(tx, { healerId, email, sharePercent })))
      throw new ShopError('healer_has_account');
    const { token, expiresAt } = await issueToken(tx, {
      purpose: 'healer',
      email,
      issuedBy: admin.id,
    });
    await audit(tx, admin, 'healer.invite', `healer:${healerId}`, {
      sharePercent: { before: null, after: sharePercent },
    });
    return { code: token, email, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Changes a healer's share (commission) for sessions requested from now on; existing sessions
 * retain theirs.
 * @throws ShopError healer_not_found (404) for a healer without an account
 */
export async function changeShare(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id: healerId, sharePercent }: { id: string; sharePercent: number },
): Promise<{ sharePercent: number }> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const before = await setShare(tx, healerId, sharePercent);
    if (before === null) throw new ShopError('healer_not_found');
    if (before !== sharePercent)
      await audit(tx, admin, 'healer.share', `healer:${healerId}`, {
        sharePercent: { before, after: sharePercent },
      });
    return { sharePercent };
  });
}

/**
 * Creates a healer's account from an invitation. Only one of several concurrent registrations with
 * one code succeeds.
 * @throws ShopError invitation_invalid (403), weak_password (400), email_taken (409)
 */
export async function registerHealer(
  { db }: Pick<Deps, 'db'>,
  input: { email: string; password: string; name: string; invite: string },
): Promise<UserRow> {
  await requireInvitation({ db }, 'healer', input);
  await requireStrongPassword(input.password, input);
  const passwordHash = await hashPassword(input.password);
  const { email, name } = input;
  return transact(db, async (tx) => {
    await takeInvitation(tx, 'healer', input);
    const user = await insertUser(tx, {
      id: newId('usr_'),
      email,
      name,
      role: 'healer',
      passwordHash,
    });
    if (!user) throw emailInUse();
    if (!(await takeHealer(tx, email, user.id))) throw new ShopError('invitation_invalid');
    await markEmailVerified(tx, user.id);
    // The profile loses the badge that was based on another person's documents.
    invalidateOnCommit([healersTag]);
    return user;
  });
}
