import type { LeadTime } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { getDelivery } from '@jyotiratna/contract/delivery';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Delivery dates depend on the time of day: a response is refetched after 10 minutes. */
const fresh = 10 * 60_000;

/**
 * Whether, when and at which charge a parcel is delivered to a PIN code; sends no request without
 * one.
 * @param preparation work required before shipment
 */
export function useDeliveryTo(
  pincode: string | null,
  { workDays, day }: LeadTime = { workDays: 0 },
) {
  return useQuery({
    queryKey: ['delivery', pincode, workDays, day],
    queryFn: () =>
      api(getDelivery, {
        params: { pincode: defined(pincode) },
        query: { ...(workDays > 0 && { workDays: String(workDays) }), ...(day && { day }) },
      }),
    enabled: pincode !== null,
    staleTime: fresh,
  });
}
