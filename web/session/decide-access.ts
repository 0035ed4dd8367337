import type { User } from '@jyotiratna/contract';
import type { Session } from './use-session.ts';

const newPassword = '/admin/password';
const secondFactor = '/admin/second-factor';

type Access = { kind: 'wait' } | { kind: 'show' } | { kind: 'redirect'; to: string };

/**
 * Decides whether a guarded page is rendered or redirected. `checked` is whether the session has
 * been verified since the page was opened; `from` is the page's own path and query, for the way
 * back.
 */
export function decideAccess(
  session: Session,
  needs: User['role'] | undefined,
  checked: boolean,
  from: string,
): Access {
  if (!checked || session.status === 'unknown') return { kind: 'wait' };
  if (session.user && (needs === undefined || session.user.role === needs)) {
    // The complete administration is blocked until a one-time password is changed, and until the
    // required second factor is set up.
    const { mustChangePassword, secondFactorMissing } = session.user;
    const first = mustChangePassword ? newPassword : secondFactorMissing ? secondFactor : null;
    if (needs !== 'admin' || !first || from.startsWith(first)) return { kind: 'show' };
    return { kind: 'redirect', to: `${first}?next=${encodeURIComponent(from)}` };
  }
  const login = needs === 'admin' || needs === 'healer' ? `/${needs}/login` : '/login';
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(from)}` };
}
