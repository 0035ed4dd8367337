import { listParties } from '@jyotiratna/contract/admin/parties';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** Makers, packers and importers that remedies can name. */
export const partiesQuery = queryOptions({
  queryKey: ['admin', 'parties'],
  queryFn: () => api(listParties),
});
