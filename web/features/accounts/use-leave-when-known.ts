import type { User } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sessionQuery } from '../../session/use-session.ts';
import { nextPath } from './next-path.ts';

/**
 * Sends someone who comes to a login while logged in straight on. Asked again on arrival, because a logout leads here too;
 * what happens after that is the form's business.
 */
export function useLeaveWhenKnown(role: User['role']): void {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
      (user) => user?.role === role && navigate(nextPath(params.get('next'), role), { replace: true }),
      // The shop cannot be reached; the form will say so when it is used.
      () => {},
    );
  }, [queries, role, params, navigate]);
}
