import type { Order } from '@jyotiratna/contract';
import { getOrderRoute } from '@jyotiratna/contract/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { asReader } from './returns/use-returns.ts';

/** Poll intervals in ms for an order with a pending payment: short at first, then long. */
const quickIntervalMs = 5_000;
const slowIntervalMs = 15_000;
const quickPolls = 20;

const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => {
      try {
        return (await api(getOrderRoute, { params: { id }, headers: asReader(id) })).order;
      } catch (error) {
        console.error('The order could not be loaded', id, error);
        throw error;
      }
    },
  });

/** An order by its id, polled while its payment is pending. */
export function useOrder(id: string | null) {
  return useQuery({
    ...orderQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data || !isProcessing(state.data)) return false;
      return state.dataUpdateCount < quickPolls ? quickIntervalMs : slowIntervalMs;
    },
  });
}

/** Whether a payment may still arrive for this order. */
export function isProcessing({ status }: Pick<Order, 'status'>): boolean {
  return status === 'created' || status === 'payment_review';
}
