import type { User } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { sessionQuery, useSession } from './use-session.ts';

type Props = { needs?: User['role']; children: ReactNode };

/**
 * Shows its children to the required role (any role when none is given). It checks the token anew on mount, waits with
 * 'Loading...', and sends everyone else to the fitting login, which brings them back.
 */
export function RoleGuard({ needs: role, children }: Props) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    let left = false;
    const recheck = queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    recheck.then(() => {
      if (!left) setChecked(true);
    });
    return () => {
      left = true;
    };
  }, [queries]);

  const waiting = !checked || session.status === 'unknown';
  const allowed = session.user !== null && (role === undefined || session.user.role === role);
  const refused = !waiting && !allowed;

  useEffect(() => {
    if (!refused) return;
    const login = role === 'admin' ? '/admin/login' : '/login';
    void navigate(`${login}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [refused, role, navigate, pathname, search]);

  if (waiting) return <Spinner label="Loading..." />;
  return allowed ? children : null;
}
