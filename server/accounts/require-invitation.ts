import { emailKey, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { findLivingToken, type TokenPurpose } from './token-queries.ts';

/**
 * Refuses a request without a living invitation for its e-mail address, before anything else about it is told and before a
 * password is hashed: without one, every answer is the same.
 * @throws ShopError invitation_invalid (403)
 */
export async function requireInvitation(
  { db }: Pick<Deps, 'db'>,
  purpose: TokenPurpose & ('invite' | 'healer'),
  { email, invite }: { email: unknown; invite: unknown },
): Promise<void> {
  const found = typeof invite === 'string' ? await findLivingToken(db, purpose, hashToken(invite.trim())) : null;
  if (!found || typeof email !== 'string' || found.email !== emailKey(email)) {
    throw new ShopError('invitation_invalid');
  }
}
