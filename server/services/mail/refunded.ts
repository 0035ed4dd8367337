import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { Letter } from './letter.ts';

export type Refunded = {
  orderId: string;
  /** The order's page. */
  url: string;
  refundPaise: number;
  /** What was paid for the order. */
  amountPaise: number;
};

/** What a customer gets once the payment provider has sent money back. */
export function refunded({ orderId, url, refundPaise, amountPaise }: Refunded): Letter {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  return {
    subject: `Refund of ${money(refundPaise)} for your order ${orderId}`,
    preview: 'The money is on its way back to you.',
    heading: `We have refunded ${money(refundPaise)}`,
    blocks: [
      {
        kind: 'text',
        text: 'The money goes back the way you paid. Your bank usually shows it within 7-10 business days.',
      },
      {
        kind: 'rows',
        title: 'Refund',
        rows: [
          { label: 'Order', value: orderId },
          { label: 'Paid', value: money(amountPaise) },
          { label: 'Refunded now', value: money(refundPaise), strong: true },
        ],
      },
      { kind: 'action', label: 'See your order', url },
    ],
    reason: 'You get this message because money was paid at our shop with this email.',
  };
}
