import { getReturnsRoute } from '@jyotiratna/contract/returns';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
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
export function useIsOwn(id: string): boolean {
  const { data } = useReturns(id);
  return useSession().status !== 'admin' && data !== undefined;
}

/** The possible actions on an order; empty for a viewer with only its id. */
export function useReturns(id: string) {
  return useQuery({
    queryKey: returnsKey(id),
    queryFn: () => api(getReturnsRoute, { params: { id }, headers: asReader(id) }),
    retry: (count, error) => !(isCallError(error) && error.status === 404) && count < 2,
    staleTime: 0,
  });
}
