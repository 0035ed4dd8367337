import type { User } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sessionQuery } from '../../session/use-session.ts';
import { nextPath } from './next-path.ts';

/**
 * Redirects a logged-in user away from a login page. The session is fetched again, because a logout
 * leads here too; later changes are handled by the form.
 */
export function useLeaveWhenLoggedIn(role: User['role']): void {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
      (user) =>
        user?.role === role && navigate(nextPath(params.get('next'), role), { replace: true }),
      // The shop is unreachable; the form will report that on submission.
      () => {},
    );
  }, [queries, role, params, navigate]);
}
