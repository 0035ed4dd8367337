import { listHealersRoute } from '@jyotiratna/contract/healer-profiles';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { localizedHealer } from './content/healer.ts';

/** The active healers, in the language of these pages. */
export function useHealers() {
  return useQuery({
    queryKey: ['healers'],
    queryFn: async () => (await api(listHealersRoute)).healers.map(localizedHealer),
    staleTime: 60_000,
  });
}
