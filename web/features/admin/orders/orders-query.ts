import { isIn, type OrderStatus, unsentStatuses } from '@jyotiratna/contract';
import { getAdminOrderRoute } from '@jyotiratna/contract/admin/orders';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

export const ordersKey = ['admin', 'orders'] as const;

export const adminOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: async () => (await api(getAdminOrderRoute, { params: { id } })).order,
    staleTime: 0,
  });

/** Whether an order's parcel is still to be shipped: sold, and not closed. */
export function isToSend(status: OrderStatus): boolean {
  return isIn(unsentStatuses, status);
}
