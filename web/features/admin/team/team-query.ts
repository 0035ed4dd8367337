import { listTeam } from '@jyotiratna/contract/admin/team';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** Who runs the shop, and what is asked of all of them. */
export const teamQuery = queryOptions({
  queryKey: ['admin', 'team'],
  queryFn: () => shop(listTeam),
  staleTime: 0,
});
