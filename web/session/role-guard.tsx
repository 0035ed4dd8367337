import type { User } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { controls } from '#messages/platform/controls.ts';
import { localPath } from '../meta.ts';
import { Spinner } from '../ui/spinner.tsx';
import { decideAccess } from './decide-access.ts';
import { sessionQuery, useSession } from './use-session.ts';

type Props = { needs?: User['role']; children: ReactNode };

/**
 * Renders its children for the required role (by default any role). It verifies the session again
 * on mount, displays 'Loading...' until then, and redirects other users to the matching login,
 * which returns here.
 */
export function RoleGuard({ needs, children }: Props) {
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

  const access = decideAccess(session, needs, checked, pathname + search);
  const redirect = access.kind === 'redirect' ? access.to : null;

  useEffect(() => {
    // After a logout the URL has already changed, while this page is still mounted for a moment.
    if (redirect && window.location.pathname === localPath(pathname))
      void navigate(redirect, { replace: true });
  }, [redirect, pathname, navigate]);

  if (access.kind === 'wait') return <Spinner label={controls.loading} />;
  return access.kind === 'show' ? children : null;
}
