import { listParties } from '@jyotiratna/contract/admin/parties';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** Makers, packers and importers that remedies can name. */
export const partiesQuery = queryOptions({
  queryKey: ['admin', 'parties'],
  queryFn: () => shop(listParties),
});
