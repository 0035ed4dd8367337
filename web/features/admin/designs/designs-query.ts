import { listAdminDesigns } from '@jyotiratna/contract/admin/designs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** All designs in the owner's order, withdrawn ones at the end. */
export const designsQuery = queryOptions({
  queryKey: ['admin', 'designs'],
  queryFn: async () => (await api(listAdminDesigns)).designs,
  staleTime: 0,
});
