import { type Carrier, usualCarriers } from './carriers.ts';
import type { DeliveryState } from './states.ts';

/** How parcels go to a part of India. */
export type DeliveryZone = {
  name: string;
  /** First digits of its PIN codes, one to six of them. */
  pins: string[];
  states: DeliveryState[];
  /** False where nothing is sent. */
  served: boolean;
  /** Business days from the order to the door, the fewest and the most. */
  least: number;
  most: number;
  /** Whole rupees, tax included. */
  price: number;
  /** Whether a parcel may be paid for at the door there. */
  cash: boolean;
};

export type DeliverySettings = {
  /** Grows with every change, so that the later of two editors is told. */
  version: number;
  zones: DeliveryZone[];
  /** Everywhere that no zone names. */
  elsewhere: Omit<DeliveryZone, 'name' | 'pins' | 'states' | 'price'> & { price: 0 };
  /** Days without work, YYYY-MM-DD, besides Saturdays and Sundays. */
  holidays: string[];
  carriers: Carrier[];
};

/** What holds until an administrator writes something else: everywhere, free, within three to five business days. */
export const usualDelivery: DeliverySettings = {
  version: 0,
  zones: [],
  elsewhere: { served: true, least: 3, most: 5, price: 0, cash: true },
  holidays: [],
  carriers: usualCarriers,
};
