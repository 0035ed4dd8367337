import type { LeadTime } from '@jyotiratna/contract';
import { getDelivery } from '@jyotiratna/contract/delivery';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../shop.ts';

/** Days move with the clock: what was told is asked again after ten minutes. */
const fresh = 10 * 60_000;

/**
 * Whether, when and for how much a parcel reaches that PIN code; nothing is asked without one.
 * @param preparation what the parcel waits for before it leaves
 */
export function useDeliveryTo(pincode: string | null, { workDays, day }: LeadTime = { workDays: 0 }) {
  return useQuery({
    queryKey: ['delivery', pincode, workDays, day],
    queryFn: () =>
      shop(getDelivery, {
        params: { pincode: pincode! },
        query: { ...(workDays > 0 && { workDays: String(workDays) }), ...(day && { day }) },
      }),
    enabled: pincode !== null,
    staleTime: fresh,
  });
}
