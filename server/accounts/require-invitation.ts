import { emailKey, ShopError } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { operator } from './invite-admin.ts';
import { findUser } from './queries.ts';
import { consumeToken, findLivingToken, type TokenPurpose, type TokenRow } from './token-queries.ts';

type Purpose = TokenPurpose & ('invite' | 'healer');

/**
 * Refuses a request without a living invitation for its e-mail address, before anything else about it is told and before a
 * password is hashed: without one, every answer is the same.
 * @throws ShopError invitation_invalid (403)
 */
export async function requireInvitation(
  { db }: Pick<Deps, 'db'>,
  purpose: Purpose,
  { email, invite }: { email: unknown; invite: unknown },
): Promise<void> {
  const found = typeof invite === 'string' ? await findLivingToken(db, purpose, hashToken(invite.trim())) : null;
  if (typeof email !== 'string' || found?.email !== emailKey(email) || !(await mayInvite(db, found))) {
    throw new ShopError('invitation_invalid');
  }
}

/**
 * Uses the invitation of an e-mail address up: of any number at once, one succeeds.
 * @throws ShopError invitation_invalid (403)
 */
export async function takeInvitation(
  tx: Executor,
  purpose: Purpose,
  { email, invite }: { email: string; invite: string },
): Promise<TokenRow> {
  const used = await consumeToken(tx, purpose, hashToken(invite.trim()));
  if (used?.email !== email || !(await mayInvite(tx, used))) throw new ShopError('invitation_invalid');
  return used;
}

/** An invitation holds no longer than its issuer's right: of an administrator who runs the shop, or the command line. */
async function mayInvite(db: Executor, { issuedBy }: TokenRow): Promise<boolean> {
  if (issuedBy === operator.id) return true;
  const issuer = issuedBy === null ? null : await findUser(db, issuedBy);
  return issuer?.role === 'admin' && issuer.duty === 'everything';
}
