import { getHandOverRoute, listParcelsRoute } from '@jyotiratna/contract/admin/parcels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** Poll interval in milliseconds for bookings in progress. */
const pollMs = 1_000;

/** The courier of new parcels; null without one. Fetched once per screen. */
export const courierQuery = queryOptions({
  queryKey: ['admin', 'parcels', 'courier'],
  queryFn: async () => (await api(listParcelsRoute, { query: {} })).courier,
  staleTime: 60_000,
});

/** A hand-over, polled until the courier has responded for every parcel. */
export const handOverQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'hand-over', id],
    queryFn: async () => (await api(getHandOverRoute, { params: { id } })).handOver,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const open = !data || data.waiting > 0 || (data.booked > 0 && data.pickup === null);
      return open ? pollMs : false;
    },
  });
