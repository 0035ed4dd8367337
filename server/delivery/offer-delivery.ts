import type { Delivery, LeadTime } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { findCourierService } from './find-courier-service.ts';
import { findDelivery } from './find-delivery.ts';
import { notServed } from './plan-delivery.ts';

/**
 * Delivery to a PIN code as a customer is offered it: by the shop's zones, and where a courier is
 * set up, only as far as it serves the place and collects cash there. Never inside a transaction.
 */
export async function offerDelivery(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'courier'>,
  pincode: string,
  leadTime?: LeadTime,
): Promise<Delivery> {
  const delivery = await findDelivery(deps, pincode, leadTime);
  const service = delivery.served ? await findCourierService(deps, pincode) : null;
  if (!service) return delivery;
  if (!service.serviceable) return { ...delivery, ...notServed };
  return { ...delivery, cash: delivery.cash && service.cash };
}
