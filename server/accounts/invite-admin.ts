import { ShopError, sentence } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { type Actor, requireAdmin } from './actor.ts';
import { audit } from './audit/audit.ts';
import { insertAudit } from './audit/queries.ts';
import { emailTaken } from './email-taken.ts';
import { issueToken } from './issue-token.ts';
import { findUserByEmail } from './queries.ts';
import { endInvitationsOf, listLivingTokens } from './token-queries.ts';

export type Invitation = { code: string; email: string; expiresAt: string };

/** Who invites from the command line: whoever can run it already holds the whole database. */
export const operator = { id: 'operator', email: 'command line' };

/**
 * An invitation to become an administrator, for that e-mail address, once, for 24 hours. The code is answered this once
 * and goes out by mail.
 * @throws ShopError admin_required (403)
 */
export function inviteAdmin(deps: Pick<Deps, 'db'>, actor: Actor, input: { email: string }): Promise<Invitation> {
  return invite(deps, requireAdmin(actor), input);
}

/** @throws ShopError email_taken (409) when the address already has an account */
export async function invite(
  { db }: Pick<Deps, 'db'>,
  by: { id: string; email: string },
  { email }: { email: string },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    if (await findUserByEmail(tx, email)) {
      throw emailTaken(sentence('email_has_account'));
    }
    const { token, expiresAt } = await issueToken(tx, { purpose: 'invite', email, issuedBy: by.id });
    await requestMail(tx, { kind: 'invitation', email });
    const entry = { actorId: by.id, actorEmail: by.email, action: 'admin.invite', subject: email };
    await insertAudit(tx, { ...entry, difference: {} });
    return { code: token, email, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Takes an invitation back: its code works no more, and a message that was not sent yet is not.
 * @throws ShopError not_found (404) when none is open for that address
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

/** Invitations that still work, without their codes. @throws ShopError admin_required (403) */
export async function listInvitations({ db }: Pick<Deps, 'db'>, actor: Actor) {
  requireAdmin(actor);
  const rows = await listLivingTokens(db, 'invite');
  return rows.map(({ email, createdAt, expiresAt }) => ({
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
