import { ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { Actor } from './actor.ts';
import { insertAudit } from './audit/queries.ts';
import { rejectBlocked } from './block-queries.ts';
import { deleteIdentitiesOf } from './google/queries.ts';
import { rejectEmailInUse } from './move-email.ts';
import { lockUser, updateUser, updateUserEmail } from './queries.ts';
import { revokeLogins } from './revoke-logins.ts';
import { consumeToken, endRevertLinks, findActiveToken } from './token-queries.ts';

/**
 * Reverts an account to its previous address, by the secret sent there. The change required the
 * password, so all credentials are revoked: the password, Google identities, all other logins
 * and later revert links; a password-reset link is sent.
 * @throws ShopError token_invalid (400), email_taken (409), customer_blocked (403) for an
 * account or address that is blocked
 */
export async function restoreEmail(
  { db }: Pick<Deps, 'db'>,
  { ip, device = null }: Actor,
  { token }: { token: string },
): Promise<void> {
  const hash = hashToken(token);
  const active = await findActiveToken(db, 'email-back', hash);
  if (!active?.userId) throw new ShopError('token_invalid');
  const id = active.userId;
  await transact(db, async (tx) => {
    const user = await lockUser(tx, id);
    const used = await consumeToken(tx, 'email-back', hash);
    if (!user || !used) throw new ShopError('token_invalid');
    for (const email of [user.email, used.email]) await rejectBlocked(tx, email);
    await updateUserEmail(tx, id, used.email).catch(rejectEmailInUse);
    await updateUser(tx, id, { passwordHash: null });
    await revokeLogins(tx, id);
    await endRevertLinks(tx, id, used.createdAt);
    await deleteIdentitiesOf(tx, id);
    await requestEmail(tx, { kind: 'password-reset', email: used.email });
    if (user.role !== 'admin') return;
    const difference = { email: { before: user.email, after: used.email } };
    const entry = {
      actorId: id,
      actorEmail: used.email,
      action: 'admin.email-back',
      subject: `account:${id}`,
    };
    await insertAudit(tx, { ...entry, difference, ip, device });
  });
}
