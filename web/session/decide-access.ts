import type { User } from '@jyotiratna/contract';
import type { Session } from './use-session.ts';

const newPassword = '/admin/password';
const secondFactor = '/admin/second-factor';

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
    // Nothing of the administration answers before a one-time password was changed, nor without the second factor it requests.
    const { mustChangePassword, secondFactorMissing } = session.user;
    const first = mustChangePassword ? newPassword : secondFactorMissing ? secondFactor : null;
    if (needs !== 'admin' || !first || from.startsWith(first)) return { kind: 'show' };
    return { kind: 'redirect', to: `${first}?next=${encodeURIComponent(from)}` };
  }
  const login = needs === 'admin' || needs === 'healer' ? `/${needs}/login` : '/login';
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(from)}` };
}
