import { mayCall } from '@jyotiratna/contract';
import { useSession } from '../../../session/use-session.ts';

/**
 * Whether the administrator's role allows a call, such as `POST /api/admin/orders/:id/refund`:
 * buttons follow it.
 */
export function useMayCall(): (call: string) => boolean {
  const adminRole = useSession().user?.duty ?? 'everything';
  return (call) => mayCall(adminRole, call);
}
