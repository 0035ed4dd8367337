import type { Order } from '@jyotiratna/contract';
import { getReturnsRoute } from '@jyotiratna/contract/returns';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/use-session.ts';
import { takeOrderKey } from './order-key.ts';

export const returnsKey = (id: string) => ['returns', id] as const;

/** The headers of a request about an order: the key from a message's link, if there is one. */
export function asReader(id: string): { 'x-order-key'?: string } {
  const key = takeOrderKey(id);
  return key ? { 'x-order-key': key } : {};
}

/**
 * Whether the viewer owns the order, or has the link of its message; administrators have their own
 * actions elsewhere.
 */
export function useIsOwn(order: Order): boolean {
  const { data } = useReturns(order);
  return useSession().status !== 'admin' && data !== undefined;
}

/**
 * Whether the server has recognised the viewer as the owner, the recipient of the order's message or
 * an administrator: an order read by its id alone has no `arrives`, and requests about it fail.
 */
export const isRecognised = ({ arrives }: Order) => arrives !== undefined;

/** The possible actions on an order; not requested for a viewer with only its id. */
export function useReturns(order: Order) {
  const id = order._id;
  return useQuery({
    queryKey: returnsKey(id),
    queryFn: () => api(getReturnsRoute, { params: { id }, headers: asReader(id) }),
    enabled: isRecognised(order),
    retry: 2,
    staleTime: 0,
  });
}
