import { getReturns } from '@jyotiratna/contract/returns';
import { useQuery } from '@tanstack/react-query';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { takeOrderKey } from './order-key.ts';

export const returnsKey = (id: string) => ['returns', id] as const;

/** The headers of a call about an order, with what a message's link proves. */
export function asReader(id: string): { 'x-order-key'?: string } {
  const key = takeOrderKey(id);
  return key ? { 'x-order-key': key } : {};
}

/** What may be done with an order; nothing for who only holds its id. */
export function useReturns(id: string) {
  return useQuery({
    queryKey: returnsKey(id),
    queryFn: () => shop(getReturns, { params: { id }, headers: asReader(id) }),
    retry: (count, error) => !(isCallError(error) && error.status === 404) && count < 2,
    staleTime: 0,
  });
}
