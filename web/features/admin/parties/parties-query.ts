import { listParties } from '@jyotiratna/contract/admin/parties';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** Makers, packers and importers that can be selected for remedies. */
export const partiesQuery = queryOptions({
  queryKey: ['admin', 'parties'],
  queryFn: () => api(listParties),
});
