import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

type StoreCredit = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The URL of the order's page, with the key that authorises actions on the order. */
  url: string;
  code: string;
  /** The deducted amount. */
  paise: number;
};

/**
 * The email to a customer when a part of an order paid by store credit is returned as a new
 * store credit.
 */
export function storeCredit(
  { orderNumber, url, code, paise }: StoreCredit,
  { refund: messages, returns, order, reasonText }: EmailMessages,
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
    reason: reasonText.payment,
  };
}
