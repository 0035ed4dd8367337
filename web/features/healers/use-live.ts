import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/**
 * Returns whether booked sessions with a healer can be opened in the shop, because a real person
 * has the healer's dashboard. A withdrawn healer keeps existing bookings. False until the server
 * has responded.
 */
export function useLive(): (healerId: string) => boolean {
  const { data } = useQuery({ queryKey: ['presence'], queryFn: () => api(healerPresence) });
  const byId = new Map(data?.healers.map(({ id, live }) => [id, live]));
  return (healerId) => data !== undefined && (byId.get(healerId) ?? true);
}
