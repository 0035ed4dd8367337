import type { Locale } from '@jyotiratna/contract';

/** What lies next to the goods in a parcel. It names no price: a parcel may be a present. */
export type PackingSlip = {
  orderNumber: string;
  /** The customer's: what the slip's own words are in. */
  locale: Locale;
  /** The day in India on which it was ordered, YYYY-MM-DD. */
  date: string;
  /** Who sends it; empty lines are left out. */
  sender: string[];
  /** Name, address and phone; null where the order came without an address. */
  to: string[] | null;
  /** The words of a present; empty where it has none, null where it is no present. */
  gift: string | null;
  /** What the courier collects at the door, such as '₹2,000.00'; null where it is paid. It is on the label, outside. */
  collect: string | null;
  /** `notes` say what the workshop has to know, such as the name a stone is energised in. */
  items: { name: string; quantity: number; notes?: string[] }[];
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** One page or more for each order, on A4, then a sheet of labels for every eight parcels. */
    renderPackingSlips: (slips: PackingSlip[]) => Promise<Buffer>;
  }
}
