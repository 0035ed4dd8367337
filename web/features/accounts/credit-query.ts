import { readCreditRoute } from '@jyotiratna/contract/store-credit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The store credit of the logged-in user with its movements. */
export const creditQuery = queryOptions({
  queryKey: ['store-credit'],
  queryFn: () => api(readCreditRoute),
});
