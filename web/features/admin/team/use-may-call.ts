import { mayCall } from '@jyotiratna/contract';
import { useSession } from '../../../session/use-session.ts';

/**
 * Returns whether the administrator's role has permission for a call, such as `POST
 * /api/admin/orders/:id/refund`; buttons are hidden accordingly.
 */
export function useMayCall(): (call: string) => boolean {
  const adminRole = useSession().user?.duty ?? 'everything';
  return (call) => mayCall(adminRole, call);
}
