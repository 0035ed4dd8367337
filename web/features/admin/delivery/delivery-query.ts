import { getDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** Zones, holidays and carriers; a form that is open keeps what it has read. */
export const deliveryQuery = queryOptions({
  queryKey: ['admin', 'delivery'],
  queryFn: () => shop(getDeliverySettings),
  staleTime: Number.POSITIVE_INFINITY,
});
