import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/**
 * Whether booked sessions with a healer open in the shop: their dashboard belongs to a real
 * person. A healer no longer on the list retains existing bookings. False until the shop has
 * responded.
 */
export function useLive(): (healerId: string) => boolean {
  const { data } = useQuery({ queryKey: ['presence'], queryFn: () => api(healerPresence) });
  const byId = new Map(data?.healers.map(({ id, live }) => [id, live]));
  return (healerId) => data !== undefined && (byId.get(healerId) ?? true);
}
