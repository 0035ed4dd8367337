import { listHealersRoute } from '@jyotiratna/contract/healer-profiles';
import { useQuery } from '@tanstack/react-query';
import { localizedHealer } from './content/healer.ts';
import { shop } from './shop.ts';

/** The active healers, in the language of these pages. */
export function useHealers() {
  return useQuery({
    queryKey: ['healers'],
    queryFn: async () => (await shop(listHealersRoute)).healers.map(localizedHealer),
    staleTime: 60_000,
  });
}
