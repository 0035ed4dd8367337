import { readSecondFactor } from '@jyotiratna/contract/admin/team';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** The second factor of whoever is logged in. */
export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: async () => (await shop(readSecondFactor)).secondFactor,
  staleTime: 0,
});
