import { errorMessage, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { type Actor, requireAdmin } from './actor.ts';
import { audit } from './audit/audit.ts';
import { insertAudit } from './audit/queries.ts';
import { emailInUse } from './email-taken.ts';
import { issueToken } from './issue-token.ts';
import { findUserByEmail } from './queries.ts';
import { endInvitationsOf, listActiveTokens } from './token-queries.ts';

export type Invitation = { code: string; email: string; expiresAt: string };

/**
 * The actor of invitations from the command line, whose user can access the whole database anyway.
 */
export const operator = { id: 'operator', email: 'command line' };

/**
 * Invites an administrator: a single-use code for one email address, valid for 24 hours. It is
 * returned only once and sent by email.
 * @throws ShopError admin_required (403)
 */
export function inviteAdmin(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { email: string },
): Promise<Invitation> {
  return invite(deps, requireAdmin(actor), input);
}

/**
 * Creates and sends an invitation. @throws ShopError email_taken (409) for an address that has an
 * account
 */
export async function invite(
  { db }: Pick<Deps, 'db'>,
  by: { id: string; email: string },
  { email }: { email: string },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    if (await findUserByEmail(tx, email)) {
      throw emailInUse(errorMessage('email_has_account'));
    }
    const { token, expiresAt } = await issueToken(tx, {
      purpose: 'invite',
      email,
      issuedBy: by.id,
    });
    await requestEmail(tx, { kind: 'invitation', email });
    const entry = { actorId: by.id, actorEmail: by.email, action: 'admin.invite', subject: email };
    await insertAudit(tx, { ...entry, difference: {} });
    return { code: token, email, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Revokes an invitation: its code becomes invalid, and an unsent email is cancelled.
 * @throws ShopError not_found (404) if the address has no open invitation
 */
export async function revokeInvitation(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { email }: { email: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  await transact(db, async (tx) => {
    if ((await endInvitationsOf(tx, email)) === 0) throw new ShopError('not_found');
    await audit(tx, admin, 'admin.invite-revoke', email, {});
  });
}

/** Open invitations, without their codes. @throws ShopError admin_required (403) */
export async function listInvitations({ db }: Pick<Deps, 'db'>, actor: Actor) {
  requireAdmin(actor);
  const rows = await listActiveTokens(db, 'invite');
  return rows.map(({ email, createdAt, expiresAt }) => ({
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
