import type { Address, SavedAddress } from '@jyotiratna/contract';
import {
  addAddressRoute,
  listAddressesRoute,
  removeAddressRoute,
  updateAddressRoute,
} from '@jyotiratna/contract/accounts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/**
 * The saved addresses of the logged-in user; an address is identified by its index in this
 * list.
 */
export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async () => (await api(listAddressesRoute)).addresses,
});

/**
 * Reads and changes the saved addresses; every change resolves to the new list, or rejects with the
 * error of the failed call.
 */
export function useAddresses({ enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const { data, isError, isPending } = useQuery({ ...addressesQuery, enabled });
  const keep = ({ addresses }: { addresses: SavedAddress[] }) =>
    queries.setQueryData(addressesQuery.queryKey, addresses) ?? addresses;
  return {
    addresses: data,
    failed: isError,
    pending: isPending && enabled,
    retry: () => void queries.invalidateQueries(addressesQuery),
    add: (body: Address) => api(addAddressRoute, { body }).then(keep),
    update: (index: number, body: Address) =>
      api(updateAddressRoute, { params: { index: String(index) }, body }).then(keep),
    remove: (index: number) =>
      api(removeAddressRoute, { params: { index: String(index) } }).then(keep),
  };
}
