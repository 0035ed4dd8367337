import { getDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** Zones, holidays and carriers; an open form is not affected by a refetch. */
export const deliveryQuery = queryOptions({
  queryKey: ['admin', 'delivery'],
  queryFn: () => api(getDeliverySettings),
  staleTime: Number.POSITIVE_INFINITY,
});
