import { type Carrier, defaultCarriers } from './carriers.ts';
import type { DeliveryState } from './states.ts';

/** Delivery terms of a part of India. */
export type DeliveryZone = {
  name: string;
  /** PIN code prefixes, one to six digits each. */
  pins: string[];
  states: DeliveryState[];
  /** Whether the shop delivers there. */
  served: boolean;
  /** Business days from order to delivery, minimum and maximum. */
  least: number;
  most: number;
  /** Shipping rate in whole rupees, tax included. */
  price: number;
  /** Whether cash on delivery is available there. */
  cash: boolean;
};

export type DeliverySettings = {
  /** Incremented by every change, so that the later of two editors gets a conflict. */
  version: number;
  zones: DeliveryZone[];
  /** Terms outside all zones. */
  elsewhere: Omit<DeliveryZone, 'name' | 'pins' | 'states' | 'price'> & { price: 0 };
  /** Non-business days, YYYY-MM-DD, besides Saturdays and Sundays. */
  holidays: string[];
  carriers: Carrier[];
};

/**
 * The default until an administrator saves other zones: everywhere, free, within three to five
 * business days.
 */
export const defaultDelivery: DeliverySettings = {
  version: 0,
  zones: [],
  elsewhere: { served: true, least: 3, most: 5, price: 0, cash: true },
  holidays: [],
  carriers: defaultCarriers,
};
