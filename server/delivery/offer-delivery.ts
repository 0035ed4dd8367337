import type { Delivery, LeadTime } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { findCourierService } from './find-courier-service.ts';
import { findDelivery } from './find-delivery.ts';
import { undeliverable } from './plan-delivery.ts';

/**
 * Delivery to a PIN code as offered to a customer: by the shop's delivery zones, further limited by
 * the courier's response (delivery and cash on delivery) if a courier is configured. Never call it
 * inside a transaction: it may use the network.
 */
export async function offerDelivery(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'courier'>,
  pincode: string,
  leadTime?: LeadTime,
): Promise<Delivery> {
  const delivery = await findDelivery(deps, pincode, leadTime);
  const service = delivery.served ? await findCourierService(deps, pincode) : null;
  if (!service) return delivery;
  if (!service.serviceable) return { ...delivery, ...undeliverable };
  return { ...delivery, cash: delivery.cash && service.cash };
}
