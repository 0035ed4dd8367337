import { listTeamRoute } from '@jyotiratna/contract/admin/team';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** The administrators, and the requirements for all of them. */
export const teamQuery = queryOptions({
  queryKey: ['admin', 'team'],
  queryFn: () => shop(listTeamRoute),
  staleTime: 0,
});
