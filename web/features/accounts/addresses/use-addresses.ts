import type { Address } from '@jyotiratna/contract';
import {
  addAddressRoute,
  listAddressesRoute,
  removeAddressRoute,
  updateAddressRoute,
} from '@jyotiratna/contract/accounts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';

/** The saved addresses of the logged-in user, with the version of the list. */
const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: () => api(listAddressesRoute),
});

/**
 * An address by its index in the displayed version of the list: in a list changed by another tab or
 * device, the index may belong to another address.
 */
export type ListedAddress = { index: number; version: string };

const at = ({ index, version }: ListedAddress) => ({
  params: { index: String(index) },
  headers: { 'if-match': version },
});

/**
 * Reads and changes the saved addresses; every change resolves to the new list, or rejects with the
 * error of the failed call. After a version conflict the list is fetched again.
 */
export function useAddresses({ enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const { data, isError, isPending } = useQuery({ ...addressesQuery, enabled });
  const keep = (call: Promise<NonNullable<typeof data>>) =>
    call.then(
      (list) => {
        queries.setQueryData(addressesQuery.queryKey, list);
        return list.addresses;
      },
      (error: unknown) => {
        if (isCallError(error) && (error.status === 404 || error.status === 409))
          void queries.invalidateQueries(addressesQuery);
        throw error;
      },
    );
  return {
    addresses: data?.addresses,
    positionOf: (index: number): ListedAddress => ({ index, version: data?.version ?? '' }),
    failed: isError,
    pending: isPending && enabled,
    retry: () => void queries.invalidateQueries(addressesQuery),
    add: (body: Address) => keep(api(addAddressRoute, { body })),
    update: (position: ListedAddress, body: Address) =>
      keep(api(updateAddressRoute, { ...at(position), body })),
    remove: (position: ListedAddress) => keep(api(removeAddressRoute, at(position))),
  };
}
