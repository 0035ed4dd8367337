import type { User } from '@jyotiratna/contract';
import type { Session } from './use-session.ts';

const newPassword = '/admin/password';

type Access = { kind: 'wait' } | { kind: 'show' } | { kind: 'redirect'; to: string };

/**
 * What a guarded page does. `checked` tells whether the token has been checked since the page opened; `from` is the
 * page's own path and query, to come back to.
 */
export function decideAccess(
  session: Session,
  needs: User['role'] | undefined,
  checked: boolean,
  from: string,
): Access {
  if (!checked || session.status === 'unknown') return { kind: 'wait' };
  if (session.user && (needs === undefined || session.user.role === needs)) {
    // Nothing of the office answers before a one-time password was changed.
    const waits = needs === 'admin' && session.user.mustChangePassword && !from.startsWith(newPassword);
    return waits ? { kind: 'redirect', to: `${newPassword}?next=${encodeURIComponent(from)}` } : { kind: 'show' };
  }
  const login = needs === 'admin' ? '/admin/login' : '/login';
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(from)}` };
}
