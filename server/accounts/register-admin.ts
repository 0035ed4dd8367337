import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { insertAudit } from './audit/queries.ts';
import { emailInUse } from './email-taken.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { insertUser, markEmailVerified, type UserRow } from './queries.ts';
import { requireInvitation, takeInvitation } from './require-invitation.ts';

/**
 * Creates an administrator's account from an unused invitation. Only one of several concurrent
 * registrations with it succeeds.
 * @throws ShopError invitation_invalid (403), weak_password (400), email_taken (409), busy (503)
 */
export async function registerAdmin(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { email: string; password: string; name: string; invite: string },
): Promise<UserRow> {
  await requireInvitation(deps, 'invite', input);
  await requireStrongPassword(input.password, input);
  const passwordHash = await hashPassword(input.password);
  const { email, name } = input;
  return transact(deps.db, async (tx) => {
    const used = await takeInvitation(tx, 'invite', input);
    const user = await insertUser(tx, {
      id: newId('usr_'),
      email,
      name,
      role: 'admin',
      passwordHash,
    });
    if (!user) throw emailInUse();
    await markEmailVerified(tx, user.id);
    const entry = { actorId: user.id, actorEmail: email, action: 'admin.register', subject: email };
    const { ip, device = null } = actor;
    await insertAudit(tx, { ...entry, difference: { invitedBy: used.issuedBy }, ip, device });
    return user;
  });
}
