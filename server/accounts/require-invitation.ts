import { emailKey, ShopError } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { operator } from './invite-admin.ts';
import { findUser } from './queries.ts';
import {
  consumeToken,
  findActiveToken,
  type TokenPurpose,
  type TokenRow,
} from './token-queries.ts';

type Purpose = TokenPurpose & ('invite' | 'healer');

/**
 * Requires an active invitation for an email address, before any other check and before hashing a
 * password, so that every response without one is the same.
 * @throws ShopError invitation_invalid (403)
 */
export async function requireInvitation(
  { db }: Pick<Deps, 'db'>,
  purpose: Purpose,
  { email, invite }: { email: unknown; invite: unknown },
): Promise<void> {
  const found =
    typeof invite === 'string'
      ? await findActiveToken(db, purpose, hashToken(invite.trim()))
      : null;
  if (
    typeof email !== 'string' ||
    found?.email !== emailKey(email) ||
    !(await mayInvite(db, found))
  ) {
    throw new ShopError('invitation_invalid');
  }
}

/**
 * Uses up the invitation of an email address: only one of several concurrent requests succeeds.
 * @throws ShopError invitation_invalid (403)
 */
export async function takeInvitation(
  tx: Executor,
  purpose: Purpose,
  { email, invite }: { email: string; invite: string },
): Promise<TokenRow> {
  const used = await consumeToken(tx, purpose, hashToken(invite.trim()));
  if (used?.email !== email || !(await mayInvite(tx, used)))
    throw new ShopError('invitation_invalid');
  return used;
}

/**
 * Whether an invitation's issuer is still authorized: an administrator with full access, or the
 * command line.
 */
async function mayInvite(db: Executor, { issuedBy }: TokenRow): Promise<boolean> {
  if (issuedBy === operator.id) return true;
  const issuer = issuedBy === null ? null : await findUser(db, issuedBy);
  return issuer?.role === 'admin' && issuer.duty === 'everything';
}
