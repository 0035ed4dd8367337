import type { User } from '@jyotiratna/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { nextPath } from './next-path.ts';

/** Sends someone who comes to a login while logged in straight on. What happens after arriving is the form's business. */
export function useLeaveWhenKnown(role: User['role']): void {
  const { status } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const settled = useRef(false);
  useEffect(() => {
    if (status === 'unknown' || settled.current) return;
    settled.current = true;
    if (status === role) void navigate(nextPath(params.get('next'), role), { replace: true });
  }, [status, role, params, navigate]);
}
