import type { Locale } from '@jyotiratna/contract';

/** The slip inside a parcel. It has no prices: a parcel may be a gift. */
export type PackingSlip = {
  orderNumber: string;
  /** The customer's language, used for the slip's labels. */
  locale: Locale;
  /** The day in India on which it was ordered, YYYY-MM-DD. */
  date: string;
  /** The sender; empty lines are omitted. */
  sender: string[];
  /** Name, address and phone; null where the order has no address. */
  to: string[] | null;
  /** The gift message; empty where it has no message, null where it is not a gift. */
  gift: string | null;
  /**
   * The courier's amount to collect on delivery, such as '₹2,000.00'; null where it is paid. It
   * is on the label, outside.
   */
  collect: string | null;
  /**
   * `identity` is SKU, weight and report; `notes` are instructions for the workshop, such as the
   * name a stone is energised in.
   */
  items: { name: string; quantity: number; identity?: string[]; notes?: string[] }[];
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** One page or more for each order, on A4, then a sheet of labels for every eight parcels. */
    renderPackingSlips: (slips: PackingSlip[]) => Promise<Buffer>;
  }
}
