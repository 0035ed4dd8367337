import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { Letter } from './letter.ts';
import type { MailWords } from './words/words.ts';

export type Refunded = {
  /** What the customer calls it by. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  refundPaise: number;
  /** What was paid for the order. */
  amountPaise: number;
};

/** What a customer gets once the payment provider has sent money back. */
export function refunded(
  { orderNumber, url, refundPaise, amountPaise }: Refunded,
  { refund: words, order, because }: MailWords,
): Letter {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  return {
    subject: words.subject(money(refundPaise), orderNumber),
    preview: words.preview,
    heading: words.heading(money(refundPaise)),
    blocks: [
      { kind: 'text', text: words.text },
      {
        kind: 'rows',
        title: words.title,
        rows: [
          { label: words.order, value: orderNumber },
          { label: words.paid, value: money(amountPaise) },
          { label: words.now, value: money(refundPaise), strong: true },
        ],
      },
      { kind: 'action', label: order.see, url },
    ],
    reason: because.payment,
  };
}
