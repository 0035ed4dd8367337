import type { Locale } from '@jyotiratna/contract';

/** A healer's month as its document shows it. Amounts in paise. */
export type StatementDocument = {
  locale: Locale;
  healerName: string;
  /** The payer; empty if the shop has not configured its name. */
  shopName: string;
  /** YYYY-MM, in India. */
  month: string;
  /** The day in India on which it was drawn, YYYY-MM-DD. */
  date: string;
  /** The payouts of the month before tax, and the tax deducted from them. */
  paid: { gross: number; tds: number };
  rows: {
    id: string;
    ended: string;
    minutes: number;
    charged: number;
    refunded: number;
    share: number;
  }[];
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** A healer's statement of a month on A4. */
    renderStatement: (content: StatementDocument) => Promise<Buffer>;
  }
}
