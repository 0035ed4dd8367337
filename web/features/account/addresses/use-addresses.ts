import type { Address } from '@jyotiratna/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** The saved addresses of the user who is logged in; an address is named by its place in this list. */
export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async () => (await shop.account.addresses()).addresses,
});

/** Reads and changes the list; every change rejects with the failed call and else resolves to the new list. */
export function useAddresses({ enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const { data, isError, isPending } = useQuery({ ...addressesQuery, enabled });
  const keep = ({ addresses }: Awaited<ReturnType<typeof shop.account.addresses>>) =>
    queries.setQueryData(addressesQuery.queryKey, addresses) ?? addresses;
  return {
    addresses: data,
    failed: isError,
    pending: isPending && enabled,
    retry: () => void queries.invalidateQueries(addressesQuery),
    add: (body: Address) => shop.account.addAddress(body).then(keep),
    update: (index: number, body: Address) => shop.account.updateAddress(index, body).then(keep),
    remove: (index: number) => shop.account.removeAddress(index).then(keep),
  };
}
