import type { Shop } from '@jyotiratna/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

export type OrderQuery = NonNullable<Parameters<Shop['orders']['list']>[0]>;

export const ordersKey = ['admin', 'orders'] as const;

export const ordersQuery = (query: OrderQuery) =>
  queryOptions({
    queryKey: [...ordersKey, query],
    queryFn: () => shop.orders.list(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const adminOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: async () => (await shop.admin.order(id)).order,
    staleTime: 0,
  });
