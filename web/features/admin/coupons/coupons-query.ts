import { listCouponsRoute } from '@jyotiratna/contract/admin/coupons';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

export const couponsKey = ['admin', 'coupons'] as const;

/** All coupons, latest first. */
export const couponsQuery = queryOptions({
  queryKey: couponsKey,
  queryFn: async () => (await api(listCouponsRoute)).coupons,
  staleTime: 0,
});
