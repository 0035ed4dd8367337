import type { Locale } from '@jyotiratna/contract';

/** The content of a healer's monthly statement. Money in paise. */
export type StatementDocument = {
  locale: Locale;
  healerName: string;
  /** Name of the shop as the payer; empty if it is not configured. */
  shopName: string;
  /** The month, YYYY-MM, in India. */
  month: string;
  /** Date of the document, YYYY-MM-DD, in India. */
  date: string;
  /** Payouts within the month before tax, and the tax deducted (TDS). */
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
    /** Renders a healer's monthly statement as a PDF. */
    renderStatement: (content: StatementDocument) => Promise<Buffer>;
  }
}
