import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../shop.ts';

/**
 * Whether booked sessions with a healer open in the shop: somebody has their desk. One who is not on the list any more keeps what
 * is booked. Nobody until the shop has told.
 */
export function useLive(): (healerId: string) => boolean {
  const { data } = useQuery({ queryKey: ['presence'], queryFn: () => shop(healerPresence) });
  const told = new Map(data?.healers.map(({ id, live }) => [id, live]));
  return (healerId) => data !== undefined && (told.get(healerId) ?? true);
}
