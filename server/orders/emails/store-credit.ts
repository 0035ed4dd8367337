import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';

type StoreCredit = {
  /** What the customer calls the order by. */
  orderNumber: string;
  /** The order's page, with the key that lets its reader act on it. */
  url: string;
  code: string;
  /** What it takes off. */
  paise: number;
};

/** What a customer gets when a part of an order that a store credit had paid comes back as another one. */
export function storeCredit(
  { orderNumber, url, code, paise }: StoreCredit,
  { refund: messages, returns, order, because }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(paise));
  return {
    subject: messages.creditSubject(amount, orderNumber),
    preview: messages.credit,
    heading: messages.creditHeading(amount),
    blocks: [
      { kind: 'text', text: messages.credit },
      { kind: 'text', text: returns.credit(code, amount) },
      { kind: 'action', label: order.see, url },
    ],
    reason: because.payment,
  };
}
