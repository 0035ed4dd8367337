import type { Locale } from '@jyotiratna/contract';

/** The packing slip inside a parcel. It has no prices, since the parcel may be a gift. */
export type PackingSlip = {
  orderNumber: string;
  /** The customer's language, used for the slip's labels. */
  locale: Locale;
  /** The date of the order in India, YYYY-MM-DD. */
  date: string;
  /** The sender; empty lines are omitted. */
  sender: string[];
  /** Name, address and phone; null for an order without an address. */
  to: string[] | null;
  /** The gift message; empty for a gift without a message, null if the order is no gift. */
  gift: string | null;
  /**
   * The amount that the courier collects on delivery, such as '₹2,000.00'; null if the order is
   * paid. Printed on the label outside.
   */
  collect: string | null;
  /**
   * `identity`: SKU, weight and laboratory report; `notes`: instructions for the workshop, such as
   * the name for which a stone is energised.
   */
  items: { name: string; quantity: number; identity?: string[]; notes?: string[] }[];
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /**
     * Renders one or more A4 pages for each order, then a sheet of labels for every eight parcels.
     */
    renderPackingSlips: (slips: PackingSlip[]) => Promise<Buffer>;
  }
}
