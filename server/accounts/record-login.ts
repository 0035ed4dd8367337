import type { ShopErrorCode } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { Actor } from './actor.ts';
import { insertAudit } from './audit/queries.ts';
import type { UserRow } from './queries.ts';

/**
 * Records a login attempt (OWASP ASVS 5.0, 16.3.1). The log contains the IP address and the
 * account's id, never user input: an unknown email address may be a password in the wrong field.
 * Attempts at an administrator's account are in the audit log as well, except those rejected by the
 * rate limit, with which any client could fill it.
 */
export async function recordLogin(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { ip, device = null }: Actor,
  {
    account,
    door,
    failure,
  }: {
    account: Pick<UserRow, 'id' | 'email' | 'role'> | null;
    door: UserRow['role'];
    failure: ShopErrorCode | null;
  },
): Promise<void> {
  const attempt = { door, account: account?.id ?? null, remote: ip };
  // The first of an administrator's two requests: neither a failure nor yet a login.
  if (failure === 'second_factor_needed') return log.info(attempt, 'login waits for a code');
  if (failure === null) log.info(attempt, 'login');
  else log.warn({ ...attempt, failure }, 'login failed');
  if (account?.role !== 'admin' || failure === 'too_many_attempts' || failure === 'busy') return;
  await insertAudit(db, {
    actorId: account.id,
    actorEmail: account.email,
    action: failure === null ? 'admin.login' : 'admin.login-failed',
    subject: `account:${account.id}`,
    difference: failure === null ? {} : { door, failure },
    ip,
    device,
  });
}
