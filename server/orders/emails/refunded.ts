import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { isGiftAccount } from '../../gift-cards/spend.ts';
import type { LedgerAccount } from '../../ledger/accounts.ts';
import type { Email } from '../../platform/email/email.ts';

export type Refunded = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  refundPaise: number;
  /** The part that is returned to store credit or a gift card. */
  creditPaise: number;
  creditAccount: LedgerAccount | null;
  /** The total paid for the order. */
  amountPaise: number;
  /** The payment provider; for `cash` the refund is a transfer to the customer's bank account. */
  provider: string;
  /** The refunded lines; empty for a refund without lines. */
  lines: readonly { name: string; quantity: number; amountPaise: number }[];
  /** The date of the refund in India, YYYY-MM-DD. */
  day: string;
  /** Whether the credit note is attached. */
  credited?: boolean;
};

/** The email to a customer whose money has been refunded. */
export function refunded(
  {
    orderNumber,
    url,
    refundPaise,
    creditPaise,
    creditAccount,
    amountPaise,
    provider,
    lines,
    day,
    credited,
  }: Refunded,
  { refund: messages, order, reasonText }: EmailMessages,
): Email {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  // The last line includes the charges besides the lines, so that the amounts add up to the refund.
  const rest =
    lines.length === 0
      ? 0
      : refundPaise - lines.reduce((total, line) => total + line.amountPaise, 0);
  const toCard = creditAccount !== null && isGiftAccount(creditAccount);
  const allCredit = creditPaise === refundPaise;
  const moneyText = ['cash', 'counter'].includes(provider) ? messages.transferred : messages.text;
  const creditText = toCard ? messages.onCard : messages.onCredit;
  return {
    subject: messages.subject(money(refundPaise), orderNumber),
    preview: allCredit ? creditText : messages.preview,
    heading: messages.heading(money(refundPaise)),
    blocks: [
      { kind: 'text', text: allCredit ? creditText : moneyText },
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.order, value: orderNumber },
          ...lines.map((line) => ({
            label: line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name,
            value: money(line.amountPaise),
          })),
          ...(rest === 0
            ? []
            : [
                {
                  label: Math.abs(rest) < 100 ? messages.rounding : messages.rest,
                  value: money(rest),
                },
              ]),
          { label: messages.on, value: messages.day(day) },
          { label: messages.paid, value: money(amountPaise) },
          { label: messages.now, value: money(refundPaise), strong: true },
          ...(creditPaise > 0
            ? [
                {
                  label: toCard ? messages.partOnCard : messages.partOnCredit,
                  value: money(creditPaise),
                  part: true,
                },
              ]
            : []),
        ],
      },
      ...(credited ? [{ kind: 'text' as const, text: messages.note }] : []),
      { kind: 'action', label: order.see, url },
    ],
    reason: reasonText.payment,
  };
}

type Failed = Pick<Refunded, 'orderNumber' | 'url' | 'refundPaise' | 'provider'> & {
  paymentId: string;
};

/** The email to the shop about a refund that failed at the provider. */
export function refundFailed(
  { orderNumber, url, refundPaise, provider, paymentId }: Failed,
  { notices: { refundFailed: messages, ...common } }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(refundPaise));
  return {
    subject: messages.subject(amount, orderNumber),
    preview: messages.preview,
    heading: messages.heading(amount),
    blocks: [
      { kind: 'text', text: messages.text },
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.order, value: orderNumber },
          { label: messages.payment, value: `${provider}, ${paymentId}` },
          { label: messages.amount, value: amount, strong: true },
        ],
      },
      { kind: 'action', label: common.openOrder, url },
    ],
    reason: common.reason,
  };
}
